/// How far a sequence of gestures has got.
@MainActor
final class SequenceProgress<First> {
  /// What the first gesture ended with, once it has.
  var first: First?
  var isInSecond = false
  /// Whether it was the second one's turn when the event came that is being told.
  private var isSecondsTurn = false

  func reset() {
    first = nil
    isInSecond = false
  }

  /// The first one's handler of events that both hear: deaf when it is the second one's turn.
  func beginning(_ handler: ElementHandler) -> ElementHandler {
    var result = handler
    result.action = { payload in
      self.isSecondsTurn = self.first != nil
      if !self.isSecondsTurn { handler.action(payload) }
    }
    return result
  }

  /// The second one's handler of events that both hear, which is called behind the first one's.
  func following(_ handler: ElementHandler) -> ElementHandler {
    var result = handler
    result.action = { payload in if self.isSecondsTurn { handler.action(payload) } }
    return result
  }
}

/// Where a view's gestures keep what they know, such as how far sequences have got, while the view is evaluated again.
@MainActor
final class GesturePlace {
  /// The place of the gesture that is being connected.
  static var current: GesturePlace?

  private let graph: ViewGraph
  private let identity: UInt64
  private var count: UInt64 = 0

  init(graph: ViewGraph, identity: UInt64) {
    self.graph = graph
    self.identity = identity
  }

  /// The progress of the next sequence in the gesture.
  static func progress<First>(_ type: First.Type) -> SequenceProgress<First> {
    next(SequenceProgress<First>.init)
  }

  /// What the gesture has kept at its next place, or else a new one.
  static func next<Kept: AnyObject>(_ make: @MainActor () -> Kept) -> Kept {
    current?.next(make) ?? make()
  }

  private func next<Kept: AnyObject>(_ make: @MainActor () -> Kept) -> Kept {
    let node = graph.node(at: Identity.child(identity, count))
    count += 1
    if let known = node.values[0] as? Kept { return known }
    let new = make()
    node.values[0] = new
    return new
  }
}
