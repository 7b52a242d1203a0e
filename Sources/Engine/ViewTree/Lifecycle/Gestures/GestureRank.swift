/// How a gesture stands to others that the same press could be.
///
/// The browser knows which elements are in which, so it decides between gestures of different elements;
/// between those of one element the server does.
package struct GestureRank: Sendable {
  /// When a gesture comes, seen from those of views in its view.
  package enum Order: Sendable { case usual, first, together }

  /// The modifier that a gesture came by.
  package final class Source: Sendable {
    package init() {}
  }

  package var order = Order.usual
  /// Nil for what is no gesture.
  package var source: Source?
  /// Whether gestures of views inside do not count.
  package var isAlone = false
  /// Whether the gesture goes with others of its element, as the parts of a sequence do.
  package var isJoined = false

  package init(order: Order = .usual, source: Source? = nil) {
    self.order = order
    self.source = source
  }

  /// What the token's number is counted in, above what says the gesture's own number.
  static let unit = 65_536

  /// The number of a token that says the rank, too; nil if there is nothing to say.
  func parameter(_ own: Int?) -> Int? {
    var bits = 0
    if order == .first { bits |= 1 }
    if order == .together { bits |= 2 }
    if isAlone { bits |= 4 }
    if isJoined { bits |= 8 }
    return bits == 0 ? own : (own ?? 0) + bits * Self.unit
  }
}

extension [ElementHandler] {
  /// Those that receive an event of their slot: of gestures that exclude each other the one that
  /// came first, or the last that is to be first.
  func told(_ payload: LiveEvent.Payload) -> [ElementHandler] {
    let able = filter { $0.isEnabled && $0.answers(payload) }
    let winner =
      able.last { $0.rank.order == .first }
      ?? able.first { $0.rank.source != nil && $0.rank.order == .usual }
    return able.filter {
      $0.rank.source == nil || $0.rank.order == .together
        || $0.rank.source === winner?.rank.source
    }
  }
}

extension ElementHandler {
  /// Whether so many taps were told as the handler wants.
  fileprivate func answers(_ payload: LiveEvent.Payload) -> Bool {
    guard slot == .tap, case .motion(let count, _) = payload else { return true }
    return Int(count) == Swift.max(1, (parameter ?? 1) % GestureRank.unit)
  }
}
