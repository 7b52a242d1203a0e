/// What brought the views above a stack's root, from the lowest to the one that is shown.
@MainActor
final class StackLevels {
  /// What brought a view.
  enum Level {
    /// A value of the path, by the number of values up to it: those that lead nowhere show nothing.
    case value(upTo: Int)
    /// A binding, and how it is told that the view is left.
    case binding(leave: @MainActor () -> Void)
    /// A link with a view of its own.
    case link
  }

  var all: [Level] = []
  /// What was shown last: whether it grew out of another view, and how many levels there were.
  var shown: (isZoomed: Bool, depth: Int)?

  /// Whether the path says all that is shown.
  var areValues: Bool {
    all.allSatisfy { level in
      if case .value = level { true } else { false }
    }
  }

  /// Leaves all levels but so many.
  ///
  /// - Returns: How many values and how many links' views stay; nil if nothing is left.
  func leave(keeping count: Int) -> (values: Int, links: Int)? {
    guard count < all.count || count == 0 else { return nil }
    let gone = all.dropFirst(count)
    all = Array(all.prefix(count))
    for case .binding(let leave) in gone.reversed() { leave() }
    var kept = (values: 0, links: 0)
    for level in all {
      switch level {
      case .value(let end): kept.values = end
      case .binding: break
      case .link: kept.links += 1
      }
    }
    return kept
  }
}
