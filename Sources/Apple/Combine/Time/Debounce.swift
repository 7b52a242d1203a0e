extension Publishers {
  /// Sends a value when no other one came for some time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream
    /// How long it waits.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// Where it delivers.
    public let scheduler: Context
    /// How the scheduler runs the delivery.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher that the operator returns.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        DebounceSubscriber<S, Context>(subscriber, self.dueTime, scheduler, options))
    }
  }
}

extension Publisher {
  /// Sends a value when no other one came for `dueTime`.
  ///
  /// A value that is still waiting when this publisher ends is not sent.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

/// The subscriber that holds a value back until its time has come.
///
/// One wake-up at a time is scheduled; values that come meanwhile move the time on, and the
/// wake-up schedules the next. So a burst costs two wake-ups, not one for each value.
private final class DebounceSubscriber<Downstream: Subscriber, Context: Scheduler>: Subscriber,
  Subscription, @unchecked Sendable
{
  private let lock = Lock()
  private let dueTime: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var pending: (value: Downstream.Input, due: Context.SchedulerTimeType)?
  private var isScheduled = false

  init(
    _ downstream: Downstream, _ dueTime: Context.SchedulerTimeType.Stride,
    _ scheduler: Context, _ options: Context.SchedulerOptions?
  ) {
    self.downstream = downstream
    self.dueTime = dueTime
    self.scheduler = scheduler
    self.options = options
  }

  func receive(subscription: any Subscription) {
    let downstream: Downstream? = lock.locked {
      guard upstream == nil else { return nil }
      upstream = subscription
      return self.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let due = scheduler.now.advanced(by: dueTime)
    let (old, isIdle) = lock.locked {
      guard downstream != nil else { return (pending, false) }
      let old = pending
      pending = (input, due)
      defer { isScheduled = true }
      return (old, !isScheduled)
    }
    _ = old
    if isIdle { wake(at: due) }
    return .none
  }

  private func wake(at time: Context.SchedulerTimeType) {
    scheduler.schedule(
      after: time, tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in self?.wakeUp(time) }
  }

  private func wakeUp(_ time: Context.SchedulerTimeType) {
    lock.lock()
    guard let (value, due) = pending, let downstream else {
      isScheduled = false
      return lock.unlock()
    }
    if due > time {
      lock.unlock()
      return wake(at: due)
    }
    isScheduled = false
    pending = nil
    guard demand > 0 else { return lock.unlock() }
    demand -= 1
    lock.unlock()
    let more = downstream.receive(value)
    lock.locked { demand += more }
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    _ = lock.locked { (upstream.take(), pending.take()) }
    scheduler.schedule(options: options) { [self] in
      lock.locked { downstream.take() }?.receive(completion: completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.locked { self.demand += demand }
  }

  func cancel() {
    let all = lock.locked { (upstream.take(), downstream.take(), pending.take()) }
    all.0?.cancel()
  }
}
