/// What a session has spent in a row, and for how long it rests for that.
struct WorkSlice {
  /// When it began.
  private(set) var start = 0.0
  /// Seconds of the processor's time.
  private(set) var spent = 0.0
  /// Seconds that belong to others then.
  private(set) var rest = 0.0

  /// When the next slice begins.
  var end: Double { start + spent + rest }

  /// Begins anew if the session has rested, or has spent little for a while.
  mutating func renew(now: Double, limit: Double) {
    if now > max(end, start + 2 * limit) { self = WorkSlice(start: now, spent: 0, rest: 0) }
  }

  mutating func spend(_ seconds: Double) { spent += seconds }

  /// Makes the rest as long, if it is shorter.
  mutating func rest(for seconds: Double) { rest = max(rest, seconds) }

  init() {}

  private init(start: Double, spent: Double, rest: Double) {
    (self.start, self.spent, self.rest) = (start, spent, rest)
  }
}
