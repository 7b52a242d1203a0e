import Glibc

/// The seconds since the machine was started.
public func CACurrentMediaTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
