import Combine
import Foundation

@MainActor enum OperationQueueSchedulerUses {
  static func operationQueueSchedulerTimeType(_ value: OperationQueue.SchedulerTimeType) {
    _ = OperationQueue.SchedulerTimeType.self
    _ = value.date
    _ = OperationQueue.SchedulerTimeType(.now)
  }

  static func operationQueueSchedulerTimeTypeStride(
    _ value: OperationQueue.SchedulerTimeType.Stride, _ length: TimeInterval
  ) {
    _ = OperationQueue.SchedulerTimeType.Stride.self
    _ = value.magnitude
    _ = OperationQueue.SchedulerTimeType.Stride(length)
  }

  static func operationQueueSchedulerOptions() {
    _ = OperationQueue.SchedulerOptions.self
  }
}
