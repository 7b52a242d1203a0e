/// Counts a client's frames: a bucket of tokens that fills evenly, and strikes for those without.
struct FrameMeter {
  enum Verdict: Equatable {
    case pass
    /// The frame is thrown away.
    case drop
    /// It was one too many.
    case close
  }

  private let limits: ServerLimits
  private var tokens: Double
  private var strikes = 0
  private var time: Double

  init(limits: ServerLimits, now: Double) {
    self.limits = limits
    tokens = Double(limits.frameBurst)
    time = now
  }

  /// Counts one frame; a bucket that is full again forgives all strikes.
  mutating func count(now: Double) -> Verdict {
    tokens = min(Double(limits.frameBurst), tokens + (now - time) * limits.framesPerSecond)
    time = now
    if tokens >= Double(limits.frameBurst) { strikes = 0 }
    if tokens >= 1 {
      tokens -= 1
      return .pass
    }
    strikes += 1
    return strikes >= limits.strikes ? .close : .drop
  }
}
