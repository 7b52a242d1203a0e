/// Counts attempts that can fail, such as passwords, so that they can't be tried one after the other.
///
///     static let attempts = AttemptLimit()
///
///     if let wait = attempts.begin(for: ["name \(name)", "address \(reader.address)"]) {
///       message = "Try again in \(wait.components.seconds) seconds"
///     } else if await isRight(password) {
///       attempts.succeed(for: ["name \(name)"])
///     }
///
/// An attempt counts as failed from its beginning on, so that many at once are no way around. It is counted in the memory
/// of one process: with *n* workers whoever changes browsers has *n* times as many.
@MainActor
public final class AttemptLimit {
  private struct Record {
    var failures: Int
    /// When the last attempt began.
    var time: ContinuousClock.Instant
  }

  private let attempts: Int
  private let pause: Duration
  private let longestPause: Duration
  private let now: @MainActor () -> ContinuousClock.Instant
  private var records: [String: Record] = [:]

  /// How many keys are remembered at most; then the oldest are forgotten.
  package nonisolated static let limit = 10_000

  /// Creates a limit.
  ///
  /// - Parameters:
  ///   - attempts: How many may fail before there is a pause.
  ///   - pause: The first pause; each further failure doubles it.
  ///   - longestPause: The longest pause. As long after the last attempt everything is forgotten.
  public convenience init(
    attempts: Int = 5, pause: Duration = .seconds(30), longestPause: Duration = .seconds(3600)
  ) {
    self.init(attempts: attempts, pause: pause, longestPause: longestPause) { .now }
  }

  package init(
    attempts: Int, pause: Duration, longestPause: Duration,
    now: @escaping @MainActor () -> ContinuousClock.Instant
  ) {
    self.attempts = max(1, attempts)
    self.pause = pause
    self.longestPause = longestPause
    self.now = now
  }

  /// Begins an attempt, unless one of its keys has to wait.
  ///
  /// - Parameter keys: What attempts are counted by: an account, an address.
  /// - Returns: How long to wait; nil if the attempt has begun.
  public func begin(for keys: [String]) -> Duration? {
    let now = now()
    let wait = keys.map { self.wait(for: $0, now) }.max() ?? .zero
    guard wait <= .zero else { return wait }
    for key in keys {
      let known = record(of: key, now)?.failures ?? 0
      if records[key] == nil { makeRoom(now) }
      records[key] = Record(failures: known + 1, time: now)
    }
    return nil
  }

  /// Forgets the failures of keys.
  public func succeed(for keys: [String]) { for key in keys { records[key] = nil } }

  private func record(of key: String, _ now: ContinuousClock.Instant) -> Record? {
    guard let record = records[key], now - record.time < longestPause else { return nil }
    return record
  }

  private func wait(for key: String, _ now: ContinuousClock.Instant) -> Duration {
    guard let record = record(of: key, now), record.failures >= attempts else { return .zero }
    var pause = pause
    for _ in attempts..<record.failures where pause < longestPause { pause *= 2 }
    return min(pause, longestPause) - (now - record.time)
  }

  private func makeRoom(_ now: ContinuousClock.Instant) {
    guard records.count >= Self.limit else { return }
    records = records.filter { now - $0.value.time < longestPause }
    guard records.count >= Self.limit else { return }
    // A quarter at once, so that this is done seldom.
    let oldest = records.sorted { $0.value.time < $1.value.time }.prefix(Self.limit / 4)
    for (key, _) in oldest { records[key] = nil }
  }
}
