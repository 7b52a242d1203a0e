/// A run of `*`, `_` or `~` that may begin or end a meaning.
struct MarkdownDelimiter {
  let byte: UInt8
  let node: Int
  /// How many are not used yet.
  var count: Int
  /// How many there were, for the rule about multiples of three.
  let length: Int
  var canOpen: Bool
  var canClose: Bool

  init(byte: UInt8, node: Int, count: Int, canOpen: Bool, canClose: Bool) {
    self.byte = byte
    self.node = node
    self.count = count
    length = count
    self.canOpen = canOpen
    self.canClose = canClose
  }
}

extension MarkdownParser {
  /// Pairs the delimiters from a place on and forgets them.
  ///
  /// For each kind of closer the place is kept below which no opener is left, so that the work is
  /// in proportion to the number of delimiters.
  mutating func matchDelimiters(from first: Int) {
    defer { delimiters.removeSubrange(first...) }
    guard delimiters.count - first > 1 else { return }
    var previous = Array((first - 1)..<(delimiters.count - 1))
    var bottoms: [Int: Int] = [:]
    func before(_ index: Int) -> Int { previous[index - first] }
    var closer = first
    while closer < delimiters.count {
      guard delimiters[closer].canClose else {
        closer += 1
        continue
      }
      let kind = bottomKey(delimiters[closer])
      let bottom = bottoms[kind] ?? first - 1
      var opener = before(closer)
      while opener > bottom, !pairs(delimiters[opener], delimiters[closer]) {
        opener = before(opener)
      }
      guard opener > bottom, opener >= first else {
        bottoms[kind] = before(closer)
        if !delimiters[closer].canOpen {
          // It can be skipped from now on.
          if closer + 1 < delimiters.count { previous[closer + 1 - first] = before(closer) }
        }
        closer += 1
        continue
      }
      join(opener, closer)
      // What stands between the two can't be paired with anything outside.
      previous[closer - first] = delimiters[opener].count > 0 ? opener : before(opener)
      if delimiters[closer].count == 0 {
        if closer + 1 < delimiters.count { previous[closer + 1 - first] = before(closer) }
        closer += 1
      }
    }
  }

  private func bottomKey(_ closer: MarkdownDelimiter) -> Int {
    let isTilde = closer.byte == UInt8(ascii: "~")
    return Int(closer.byte) * 16 + (isTilde ? closer.count : closer.length % 3) * 2
      + (closer.canOpen ? 1 : 0)
  }

  private func pairs(_ opener: MarkdownDelimiter, _ closer: MarkdownDelimiter) -> Bool {
    guard opener.canOpen, opener.count > 0, opener.byte == closer.byte else { return false }
    if opener.byte == UInt8(ascii: "~") { return opener.count == closer.count }
    if opener.canClose || closer.canOpen {
      return (opener.length + closer.length) % 3 != 0
        || (opener.length % 3 == 0 && closer.length % 3 == 0)
    }
    return true
  }

  private mutating func join(_ opener: Int, _ closer: Int) {
    let used: Int
    let intent: InlineMarkdown.Intent
    if delimiters[opener].byte == UInt8(ascii: "~") {
      used = delimiters[opener].count
      intent = .strikethrough
    } else {
      used = delimiters[opener].count >= 2 && delimiters[closer].count >= 2 ? 2 : 1
      intent = used == 2 ? .strong : .emphasis
    }
    delimiters[opener].count -= used
    delimiters[closer].count -= used
    nodes[delimiters[opener].node].text.removeLast(used)
    nodes[delimiters[closer].node].text.removeLast(used)
    nodes[delimiters[opener].node].opens.append(intent)
    nodes[delimiters[closer].node].closes.append(intent)
  }
}
