internal import Glibc

/// The time in which clients are attended to, from some moment on.
///
/// It is real time as long as something asks for it, as sweeps do several times a second. When the
/// main thread has stood still for longer than a second, clients have waited for the server, not
/// the server for them: that doesn't count against their limits.
@MainActor
enum AttendedTime {
  private static var latest = 0.0
  private static var missed = 0.0

  /// In seconds.
  static var now: Double {
    let time = realSeconds
    if time - latest > 1 { missed += time - latest }
    latest = time
    return time - missed
  }

  /// Seconds since some moment, never set back, whether anybody attended or not.
  static var realSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
