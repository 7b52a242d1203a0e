/// Counts what comes at a rate: a bucket of tokens that fills evenly.
struct TokenMeter {
  private let rate: Double
  private let burst: Double
  private var tokens: Double
  private var time: Double

  /// - Parameter burst: Tokens that a full bucket has.
  init(rate: Double, burst: Int, now: Double) {
    self.rate = rate
    self.burst = Double(burst)
    tokens = Double(burst)
    time = now
  }

  /// Takes a token.
  ///
  /// - Returns: False if there is none.
  mutating func take(now: Double) -> Bool {
    tokens = min(burst, tokens + max(0, now - time) * rate)
    time = now
    guard tokens >= 1 else { return false }
    tokens -= 1
    return true
  }
}

/// Counts the processor's time: a bucket of seconds, which may go below zero and fills at a rate that depends
/// on who else wants some.
struct WorkMeter {
  private let burst: Double
  private var left: Double
  private var time: Double

  /// - Parameter burst: Seconds that a full bucket has.
  init(burst: Double, now: Double) {
    self.burst = burst
    left = burst
    time = now
  }

  /// Takes seconds that were spent.
  mutating func spend(_ seconds: Double) { left -= seconds }

  /// How many seconds were spent beyond the budget; zero or less if there is some left.
  mutating func debt(now: Double, rate: Double) -> Double {
    left = min(burst, left + max(0, now - time) * rate)
    time = now
    return -left
  }
}

/// Counts what may be ahead of its rate, to be slowed down by late answers.
struct DebtMeter {
  private let rate: Double
  private let limit: Int
  /// When all that has come would have come at the rate.
  private(set) var due = 0.0

  /// - Parameter limit: How many may be ahead.
  init(rate: Double, limit: Int) {
    self.rate = rate
    self.limit = limit
  }

  /// Counts one.
  ///
  /// - Returns: False if too many are ahead.
  mutating func take(now: Double) -> Bool {
    let next = max(due, now) + 1 / rate
    guard next - now <= (Double(limit) + 0.5) / rate else { return false }
    due = next
    return true
  }
}
