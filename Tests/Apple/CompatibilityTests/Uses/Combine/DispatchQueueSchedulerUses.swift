import Combine
import Dispatch

@MainActor enum DispatchQueueSchedulerUses {
  static func dispatchQueueSchedulerTimeType(
    _ value: DispatchQueue.SchedulerTimeType, _ dispatchTime: DispatchTime
  ) {
    _ = DispatchQueue.SchedulerTimeType.self
    _ = value.dispatchTime
    _ = DispatchQueue.SchedulerTimeType(dispatchTime)
  }

  static func dispatchQueueSchedulerTimeTypeStride(
    _ value: DispatchQueue.SchedulerTimeType.Stride, _ dispatchTimeInterval: DispatchTimeInterval
  ) {
    _ = DispatchQueue.SchedulerTimeType.Stride.self
    _ = value.magnitude
    _ = value.timeInterval
    _ = DispatchQueue.SchedulerTimeType.Stride(dispatchTimeInterval)
  }

  static func dispatchQueueSchedulerOptions(
    _ value: DispatchQueue.SchedulerOptions, _ dispatchQoS: DispatchQoS,
    _ dispatchWorkItemFlags: DispatchWorkItemFlags, _ dispatchGroup: DispatchGroup
  ) {
    _ = DispatchQueue.SchedulerOptions.self
    _ = value.qos
    _ = value.flags
    _ = value.group
    _ = DispatchQueue.SchedulerOptions(
      qos: dispatchQoS, flags: dispatchWorkItemFlags, group: dispatchGroup)
  }
}
