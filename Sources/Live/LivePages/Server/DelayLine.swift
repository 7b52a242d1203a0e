/// One direction of a line on which messages take a while, for trying an app as on a slow network.
@MainActor
final class DelayLine {
  /// How long a message takes, in seconds.
  private let delay: Double
  /// Runs something after some seconds.
  private let after: @MainActor (Double, @escaping @MainActor () -> Void) -> Void
  private var waiting: [@MainActor () -> Void] = []

  init(
    _ delay: Double, after: @escaping @MainActor (Double, @escaping @MainActor () -> Void) -> Void
  ) {
    self.delay = delay
    self.after = after
  }

  /// Whether messages take longer at all.
  var isSlow: Bool { delay > 0 }

  /// Does what a message does once it has come through, in the order of messages; at once without a delay.
  func pass(_ arrival: @escaping @MainActor () -> Void) {
    guard isSlow else { return arrival() }
    waiting.append(arrival)
    // Timers may end in another order; each lets the message through that waits longest.
    after(delay) { [self] in
      if !waiting.isEmpty { waiting.removeFirst()() }
    }
  }
}
