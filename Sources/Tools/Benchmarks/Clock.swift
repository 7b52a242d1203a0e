import Glibc

/// Time by the monotonic clock, and time that this process has had a processor.
enum Clock {
  static var seconds: Double { read(CLOCK_MONOTONIC) }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// The least processor time of some runs, in seconds: for work on one thread, on a machine that
  /// others use as well.
  static func leastWork(of runs: Int, _ work: () throws -> Void) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
      let start = read(CLOCK_PROCESS_CPUTIME_ID)
      try work()
      best = min(best, read(CLOCK_PROCESS_CPUTIME_ID) - start)
    }
    return best
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
