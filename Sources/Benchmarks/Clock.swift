import Glibc

/// Time by the monotonic clock.
enum Clock {
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// The shortest of some runs, in seconds: what the work takes when nothing disturbs it.
  static func best(of runs: Int, _ work: () throws -> Void) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
      let start = seconds
      try work()
      best = min(best, seconds - start)
    }
    return best
  }
}
