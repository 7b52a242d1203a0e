import Combine
import Dispatch

@MainActor enum SchedulerUses {
  static func scheduler<T: Scheduler>(_ value: T, _ tSchedulerTimeType: T.SchedulerTimeType) {
    _ = (any Scheduler).self
    _ = T.SchedulerTimeType.self
    _ = T.SchedulerOptions.self
    _ = value.now
    _ = value.minimumTolerance
    value.schedule(options: nil, {})
    value.schedule(after: tSchedulerTimeType, tolerance: .seconds(1), options: nil, {})
    _ = value.schedule(
      after: tSchedulerTimeType, interval: .seconds(1), tolerance: .seconds(1), options: nil, {})
  }

  static func schedulerOperators(
    _ value: DispatchQueue, _ dispatchQueueSchedulerTimeType: DispatchQueue.SchedulerTimeType
  ) {
    value.schedule({})
    value.schedule(after: dispatchQueueSchedulerTimeType, {})
    value.schedule(after: dispatchQueueSchedulerTimeType, tolerance: .seconds(1), {})
    _ = value.schedule(after: dispatchQueueSchedulerTimeType, interval: .seconds(1), {})
    _ = value.schedule(
      after: dispatchQueueSchedulerTimeType, interval: .seconds(1), tolerance: .seconds(1), {})
  }

  static func schedulerTimeIntervalConvertible<T: SchedulerTimeIntervalConvertible>(_: T.Type) {
    _ = (any SchedulerTimeIntervalConvertible).self
    _ = T.seconds(1)
    _ = T.milliseconds(1)
    _ = T.microseconds(1)
    _ = T.nanoseconds(1)
  }

  static func schedulerTimeIntervalConvertibleOverloads<T: SchedulerTimeIntervalConvertible>(
    _: T.Type
  ) {
    _ = T.seconds(0.5)
  }
}
