public import Dispatch

extension DispatchQueue: Scheduler {
  /// A time on the clock that stops while the machine sleeps.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The time as Dispatch has it.
    public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: nanoseconds) }
    private var nanoseconds: UInt64

    /// Wraps a time.
    public init(_ time: DispatchTime) {
      nanoseconds = time.uptimeNanoseconds
    }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let forward = other.nanoseconds >= nanoseconds
      let span = forward ? other.nanoseconds - nanoseconds : nanoseconds - other.nanoseconds
      let size = Int(clamping: span)
      return Stride(_nanoseconds: forward ? size : -size)
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      var copy = self
      let (sum, overflow) =
        n.magnitude < 0
        ? nanoseconds.subtractingReportingOverflow(UInt64(n.magnitude.magnitude))
        : nanoseconds.addingReportingOverflow(UInt64(n.magnitude))
      // The top value means "never" to Dispatch.
      copy.nanoseconds = overflow ? (n.magnitude < 0 ? 0 : .max) : sum
      return copy
    }

    /// A span in nanoseconds; a literal is in seconds.
    public struct Stride: _NanosecondStride {
      public var magnitude: Int
      /// The span as Dispatch has it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      /// Wraps a span.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        case .never: magnitude = .max
        @unknown default: magnitude = .max
        }
      }

      public init(_nanoseconds value: Int) { magnitude = value }
    }
  }

  /// How a closure is run on the queue.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work item.
    public var flags: DispatchWorkItemFlags
    /// A group that the work belongs to.
    public var group: DispatchGroup?

    /// Collects options.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    let options = options ?? SchedulerOptions()
    async(group: options.group, qos: options.qos, flags: options.flags) { action.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let action = Unchecked(action)
    let options = options ?? SchedulerOptions()
    asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) {
      action.value()
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let timer = DispatchSource.makeTimerSource(queue: self)
    let action = Unchecked(action)
    timer.schedule(
      deadline: date.dispatchTime, repeating: .nanoseconds(Swift.max(1, interval.magnitude)),
      leeway: .nanoseconds(Swift.max(0, tolerance.magnitude)))
    timer.setEventHandler { action.value() }
    timer.activate()
    return AnyCancellable { timer.cancel() }
  }
}
