public import Foundation

/// The main run loop is served through the main queue, which the program drains whether it runs
/// a run loop, an event loop of its own or Swift's asynchronous `main`.
extension RunLoop: Scheduler {
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
    if self === RunLoop.main {
      DispatchQueue.main.async { action.value() }
    } else {
      // A timer, unlike `perform(_:)`, also wakes a loop that waits on another thread.
      add(
        Timer(fire: Date(), interval: 0, repeats: false) { _ in action.value() }, forMode: .common)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let action = Unchecked(action)
    if self === RunLoop.main {
      DispatchQueue.main.schedule(after: date.dispatchTime) { action.value() }
    } else {
      let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.value() }
      timer.tolerance = tolerance.timeInterval
      add(timer, forMode: .common)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = Unchecked(action)
    if self === RunLoop.main {
      return DispatchQueue.main.schedule(
        after: date.dispatchTime, interval: .seconds(interval.timeInterval)
      ) { action.value() }
    }
    let timer = Timer(
      fire: date.date, interval: Swift.max(interval.timeInterval, 0.0001), repeats: true
    ) { _ in action.value() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .common)
    let unchecked = Unchecked(timer)
    return AnyCancellable { unchecked.value.invalidate() }
  }
}

extension _DateSchedulerTime {
  /// The same time on the clock that Dispatch's timers follow.
  var dispatchTime: DispatchQueue.SchedulerTimeType {
    DispatchQueue.SchedulerTimeType(.now())
      .advanced(by: .seconds(Swift.max(0, date.timeIntervalSinceNow)))
  }
}
