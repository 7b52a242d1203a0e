public import Foundation

extension OperationQueue: Scheduler {
  /// A time on the calendar.
  public struct SchedulerTimeType: _DateSchedulerTime {
    /// The time.
    public let date: Date

    /// Wraps a time.
    public init(_ date: Date) { self.date = date }

    /// A span in seconds.
    public struct Stride: _SecondsStride {
      public var magnitude: TimeInterval

      /// Wraps a span in seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    }
  }

  /// Nothing can be said about how a closure is run.
  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    addOperation { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let action = Unchecked(action)
    DispatchQueue.global().schedule(after: date.dispatchTime) { [self] in
      addOperation { action.value() }
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Unchecked(action)
    return DispatchQueue.global().schedule(
      after: date.dispatchTime, interval: .seconds(interval.timeInterval)
    ) { [self] in
      addOperation { action.value() }
    }
  }
}
