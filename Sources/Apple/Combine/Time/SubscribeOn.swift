extension Publishers {
  /// Attaches, asks and cancels on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream
    /// Where it attaches.
    public let scheduler: Context
    /// How the scheduler runs that.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let inner = ScheduledSubscription(subscriber) { [scheduler, options] in
        scheduler.schedule(options: options, $0)
      }
      scheduler.schedule(options: options) { [upstream] in upstream.subscribe(inner) }
    }
  }
}

extension Publisher {
  /// Attaches to this publisher, asks it for values and cancels on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

/// The subscriber that passes requests and cancellation through a scheduler.
private final class ScheduledSubscription<Downstream: Subscriber>: Subscriber, Subscription,
  @unchecked Sendable
{
  private let lock = Lock()
  private let schedule: (@escaping () -> Void) -> Void
  private var downstream: Downstream?
  private var upstream: (any Subscription)?

  init(_ downstream: Downstream, schedule: @escaping (@escaping () -> Void) -> Void) {
    self.downstream = downstream
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    let downstream: Downstream? = lock.locked {
      guard upstream == nil else { return nil }
      upstream = subscription
      return self.downstream
    }
    guard let downstream else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    lock.locked { downstream }?.receive(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    let all = lock.locked { (downstream.take(), upstream.take()) }
    all.0?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    schedule { [self] in lock.locked { upstream }?.request(demand) }
  }

  func cancel() {
    let all = lock.locked { (upstream.take(), downstream.take()) }
    guard let upstream = all.0 else { return }
    schedule { upstream.cancel() }
  }
}
