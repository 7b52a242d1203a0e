/// How fast the messages of a socket are relayed: no faster than a page may send them, since reading what a session
/// refuses anyway would cost its worker as much as the rest.
struct RelayPace {
  private var meter: TokenMeter

  /// How long a socket isn't read that was too fast, in seconds.
  static var pause: Double { 0.1 }

  init(_ limits: LiveLimits, now: Double) {
    let rate =
      limits.eventsPerSecond + limits.continuousPerSecond + limits.acknowledgementsPerSecond
    // What comes at once after a pause, and some more, so that sessions see what is too much.
    let burst =
      limits.eventBurst + limits.continuousBurst + Int(3 * limits.acknowledgementsPerSecond)
    meter = TokenMeter(rate: 2 * rate, burst: burst, now: now)
  }

  /// Counts a message.
  ///
  /// - Returns: Whether the next ones may be read.
  mutating func take(now: Double) -> Bool { meter.take(now: now) }
}
