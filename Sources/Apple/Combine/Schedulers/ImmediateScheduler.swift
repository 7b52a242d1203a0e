/// A scheduler that runs everything at once, on the caller's thread.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// Nothing can be said about how a closure is run.
  public typealias SchedulerOptions = Never

  /// A time that never passes.
  public struct SchedulerTimeType: Strideable, Sendable {
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }
    public func advanced(by n: Stride) -> SchedulerTimeType { self }

    /// A span that is always over.
    public struct Stride: _NanosecondStride {
      public var magnitude: Int

      /// A span.
      public init(_ value: Int) { magnitude = value }
      public init(_nanoseconds value: Int) { magnitude = value }
    }
  }

  /// The only one there is.
  public static let shared = ImmediateScheduler()

  public var now: SchedulerTimeType { SchedulerTimeType() }
  public var minimumTolerance: SchedulerTimeType.Stride { .init(0) }

  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
