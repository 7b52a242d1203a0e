import Combine

@MainActor enum ImmediateSchedulerUses {
  static func immediateScheduler() {
    let _: ImmediateScheduler = .shared
    _ = ImmediateScheduler.self
    _ = ImmediateScheduler.SchedulerOptions.self
  }

  static func immediateSchedulerSchedulerTimeType() {
    _ = ImmediateScheduler.SchedulerTimeType.self
  }

  static func immediateSchedulerSchedulerTimeTypeStride(
    _ value: ImmediateScheduler.SchedulerTimeType.Stride, _ length: Int
  ) {
    _ = ImmediateScheduler.SchedulerTimeType.Stride.self
    _ = value.magnitude
    _ = ImmediateScheduler.SchedulerTimeType.Stride(length)
  }
}
