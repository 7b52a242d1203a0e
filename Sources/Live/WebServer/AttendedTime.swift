internal import Glibc

/// The time in which clients are attended to, from some moment on.
///
/// It is real time as long as something asks for it, as sweeps do several times a second. When the
/// main thread has stood still for longer than a second, clients have waited for the server, not
/// the server for them: that doesn't count against their limits.
struct AttendedTime {
  private var latest: Double
  private var missed = 0.0

  init(from seconds: Double) { latest = seconds }

  /// The attended time, in seconds.
  mutating func now(at seconds: Double) -> Double {
    if seconds - latest > 1 { missed += seconds - latest }
    latest = seconds
    return seconds - missed
  }

  @MainActor private static var shared = Self(from: realSeconds)

  /// In seconds.
  @MainActor static var now: Double { shared.now(at: realSeconds) }

  /// Seconds since some moment, never set back, whether anybody attended or not.
  static var realSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
