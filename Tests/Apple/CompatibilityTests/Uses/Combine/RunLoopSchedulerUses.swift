import Combine
import Foundation

@MainActor enum RunLoopSchedulerUses {
  static func runLoopSchedulerTimeType(_ value: RunLoop.SchedulerTimeType) {
    _ = RunLoop.SchedulerTimeType.self
    _ = value.date
    _ = RunLoop.SchedulerTimeType(.now)
  }

  static func runLoopSchedulerTimeTypeStride(
    _ value: RunLoop.SchedulerTimeType.Stride, _ length: TimeInterval
  ) {
    _ = RunLoop.SchedulerTimeType.Stride.self
    _ = value.magnitude
    _ = RunLoop.SchedulerTimeType.Stride(length)
  }

  static func runLoopSchedulerOptions() {
    _ = RunLoop.SchedulerOptions.self
  }
}
