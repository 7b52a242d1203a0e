import MacroExpansion

/// How far an edit of a source reaches.
enum SourceEdit: Equatable {
  /// Inside of bodies: no other file can tell.
  case bodies
  /// Inside of bodies, one of which decides what type stands behind a `some`: no other file of the module
  /// can tell, other modules may.
  case opaqueBodies
  /// The new version has no form: brackets or strings without an end.
  case unreadable
  /// Everybody may see it.
  case interface

  /// Compares two versions of a source.
  ///
  /// - Complexity: O(*n*), where *n* is their length.
  init(from old: String, to new: String) {
    self = .interface
    guard let new = try? SourceFragment(new) else {
      self = .unreadable
      return
    }
    guard let old = try? SourceFragment(old) else { return }
    let (start, oldEnd, newEnd) = Self.difference(old.tokens, new.tokens)
    guard start < oldEnd || start < newEnd else {
      // Comments and lines.
      self = .bodies
      return
    }
    guard let before = SourceBodies(old).body(around: start..<oldEnd),
      let after = SourceBodies(new).body(around: start..<newEnd),
      before.tokens.lowerBound == after.tokens.lowerBound,
      old.tokens.count - before.tokens.upperBound == new.tokens.count - after.tokens.upperBound
    else { return }
    self = before.isOpaque || after.isOpaque ? .opaqueBodies : .bodies
  }

  /// Where two lists of tokens begin to differ, and the ends of what differs.
  private static func difference(
    _ old: [Token], _ new: [Token]
  ) -> (start: Int, oldEnd: Int, newEnd: Int) {
    func isSame(_ left: Token, _ right: Token) -> Bool {
      left.text == right.text && left.startsLine == right.startsLine
        && left.followsSpace == right.followsSpace
    }
    var start = 0
    while start < old.count, start < new.count, isSame(old[start], new[start]) { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, isSame(old[oldEnd - 1], new[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
    }
    return (start, oldEnd, newEnd)
  }
}
