extension Publishers {
  /// Ends if no value comes for some time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream
    /// How long it waits.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where it watches the time.
    public let scheduler: Context
    /// How the scheduler runs that.
    public let options: Context.SchedulerOptions?
    /// What makes the failure; without it the end is a normal one.
    public let customError: (() -> Failure)?

    /// Creates the publisher that the operator returns.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(TimeoutSubscriber<S, Context>(subscriber, self))
    }
  }
}

extension Publisher {
  /// Ends if no value comes for `interval`, with a failure if there is a closure to make one.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}

/// The subscriber that ends when a value is overdue.
private final class TimeoutSubscriber<Downstream: Subscriber, Context: Scheduler>: Subscriber,
  Subscription, @unchecked Sendable
{
  private let lock = Lock()
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let options: Context.SchedulerOptions?
  private let completion: () -> Subscribers.Completion<Downstream.Failure>
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var due: Context.SchedulerTimeType?

  init<U: Publisher>(_ downstream: Downstream, _ timeout: Publishers.Timeout<U, Context>)
  where U.Failure == Downstream.Failure {
    self.downstream = downstream
    interval = timeout.interval
    scheduler = timeout.scheduler
    options = timeout.options
    let customError = timeout.customError
    completion = { customError.map { .failure($0()) } ?? .finished }
  }

  func receive(subscription: any Subscription) {
    let due = scheduler.now.advanced(by: interval)
    let downstream: Downstream? = lock.locked {
      guard upstream == nil else { return nil }
      upstream = subscription
      self.due = due
      return self.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
    watch(until: due)
  }

  private func watch(until time: Context.SchedulerTimeType) {
    scheduler.schedule(
      after: time, tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in self?.check(time) }
  }

  private func check(_ time: Context.SchedulerTimeType) {
    guard let due = lock.locked({ downstream == nil ? nil : self.due }) else { return }
    if due > time { return watch(until: due) }
    let all = lock.locked { (downstream.take(), upstream.take()) }
    all.1?.cancel()
    all.0?.receive(completion: completion())
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    let due = scheduler.now.advanced(by: interval)
    let downstream = lock.locked {
      self.due = due
      return self.downstream
    }
    return downstream?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let all = lock.locked { (downstream.take(), upstream.take()) }
    all.0?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.locked { upstream }?.request(demand)
  }

  func cancel() {
    let all = lock.locked { (upstream.take(), downstream.take()) }
    all.0?.cancel()
  }
}
