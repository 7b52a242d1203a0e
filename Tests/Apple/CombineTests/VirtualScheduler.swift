import Combine
import Dispatch

/// A scheduler whose time moves when a test says so.
final class VirtualScheduler: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private(set) var now = SchedulerTimeType(.init(uptimeNanoseconds: 1_000_000_000))
  let minimumTolerance = SchedulerTimeType.Stride.nanoseconds(0)
  private(set) var scheduled = 0
  private var jobs: [(time: SchedulerTimeType, serial: Int, action: () -> Void)] = []

  var pending: Int { jobs.count }

  func advance(by span: SchedulerTimeType.Stride) {
    let end = now.advanced(by: span)
    while let next = jobs.min(by: { ($0.time, $0.serial) < ($1.time, $1.serial) }),
      next.time <= end
    {
      jobs.removeAll { $0.serial == next.serial }
      now = max(now, next.time)
      next.action()
    }
    now = end
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    schedule(after: now, tolerance: .nanoseconds(0), options: nil, action)
  }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    scheduled += 1
    jobs.append((date, scheduled, action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    var isCancelled = false
    func step(_ time: SchedulerTimeType) {
      schedule(after: time, tolerance: tolerance, options: nil) {
        if isCancelled { return }
        action()
        step(time.advanced(by: interval))
      }
    }
    step(date)
    return AnyCancellable { isCancelled = true }
  }
}
