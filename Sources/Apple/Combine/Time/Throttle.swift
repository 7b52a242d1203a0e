extension Publishers {
  /// Sends at most one value in each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream
    /// The least time between two values.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where it delivers.
    public let scheduler: Context
    /// Whether the last value of an interval is sent, or the first.
    public let latest: Bool

    /// Creates the publisher that the operator returns.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(ThrottleSubscriber<S, Context>(subscriber, interval, scheduler, latest))
    }
  }
}

extension Publisher {
  /// Sends a value at once, then at the end of each interval the last or first one that came.
  ///
  /// A value that waits when this publisher finishes is sent at its time, before the end.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

/// The subscriber that spaces values out.
private final class ThrottleSubscriber<Downstream: Subscriber, Context: Scheduler>: Subscriber,
  Subscription, @unchecked Sendable
{
  private let lock = Lock()
  private let interval: Context.SchedulerTimeType.Stride
  private let scheduler: Context
  private let latest: Bool
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var demand = Subscribers.Demand.none
  private var pending: Downstream.Input?
  private var nextTime: Context.SchedulerTimeType?
  private var isScheduled = false
  private var completion: Subscribers.Completion<Downstream.Failure>?

  init(
    _ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride,
    _ scheduler: Context, _ latest: Bool
  ) {
    self.downstream = downstream
    self.interval = interval
    self.scheduler = scheduler
    self.latest = latest
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
    let now = scheduler.now
    let (old, time, isIdle) = lock.locked {
      guard downstream != nil, completion == nil else { return (pending, nextTime, false) }
      let old = pending
      if latest || old == nil { pending = input }
      defer { isScheduled = true }
      return (old, nextTime, !isScheduled)
    }
    _ = old
    guard isIdle else { return .none }
    if let time, time > now {
      scheduler.schedule(after: time) { [self] in flush() }
    } else {
      scheduler.schedule { [self] in flush() }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let isWaiting = lock.locked {
      upstream = nil
      self.completion = completion
      if case .failure = completion { pending = nil }
      return pending != nil
    }
    if !isWaiting { scheduler.schedule { [self] in flush() } }
  }

  private func flush() {
    let next = scheduler.now.advanced(by: interval)
    lock.lock()
    isScheduled = false
    guard let downstream else { return lock.unlock() }
    let completion = self.completion
    if completion != nil { self.downstream = nil }
    let value = pending.take()
    let isSent = value != nil && demand > 0
    if isSent {
      demand -= 1
      nextTime = next
    }
    lock.unlock()
    if isSent, let value {
      let more = downstream.receive(value)
      lock.locked { demand += more }
    }
    if let completion { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.locked { self.demand += demand }
  }

  func cancel() {
    let all = lock.locked { (upstream.take(), downstream.take(), pending.take()) }
    all.0?.cancel()
  }
}
