extension Publishers {
  /// Delivers values and the end on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream
    /// Where it delivers.
    public let scheduler: Context
    /// How the scheduler runs the delivery.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Deferral(subscriber) { [scheduler, options] in scheduler.schedule(options: options, $0) })
    }
  }

  /// Delivers values and the end later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream
    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride
    /// How exact.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// Where it delivers.
    public let scheduler: Context
    /// How the scheduler runs the delivery.
    public let options: Context.SchedulerOptions?

    /// Creates the publisher that the operator returns.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Deferral(subscriber) { [scheduler, interval, tolerance, options] action in
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options,
            action)
        })
    }
  }
}

extension Publisher {
  /// Delivers values and the end on a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Delivers values and the end later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}

/// The subscriber that leaves the time and place of each delivery to a closure.
///
/// Schedulers may run what is due at once in any order, and on several threads: whichever delivery comes first
/// takes what came first, and one that comes while another goes on is left to that.
private final class Deferral<Downstream: Subscriber>: Subscriber, Subscription,
  @unchecked Sendable
{
  private enum Event {
    case value(Downstream.Input)
    case completion(Subscribers.Completion<Downstream.Failure>)
  }

  private let lock = Lock()
  private let schedule: (@escaping () -> Void) -> Void
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  /// What came and is not delivered, from `first` on.
  private var waiting: [Event] = []
  private var first = 0
  /// How many deliveries are due.
  private var due = 0
  private var isDelivering = false

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
    deliver(.value(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    deliver(.completion(completion))
  }

  private func deliver(_ event: Event) {
    let isWanted = lock.locked {
      guard downstream != nil else { return false }
      waiting.append(event)
      return true
    }
    if isWanted { schedule { [self] in deliverDue() } }
  }

  /// Delivers what is due, unless that is being done.
  private func deliverDue() {
    let isFirst = lock.locked {
      due += 1
      defer { isDelivering = true }
      return !isDelivering
    }
    guard isFirst else { return }
    while let event = next() {
      switch event {
      case .value(let input):
        let (downstream, upstream) = lock.locked { (self.downstream, self.upstream) }
        if let more = downstream?.receive(input), more > 0 { upstream?.request(more) }
      case .completion(let completion):
        let all = lock.locked { (downstream.take(), upstream.take()) }
        all.0?.receive(completion: completion)
      }
    }
  }

  /// The event to deliver now; nil when nothing is due.
  private func next() -> Event? {
    lock.locked {
      guard due > 0, first < waiting.count else {
        isDelivering = false
        return nil
      }
      due -= 1
      first += 1
      let event = waiting[first - 1]
      if first == waiting.count {
        waiting = []
        first = 0
      }
      return event
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.locked { upstream }?.request(demand)
  }

  func cancel() {
    let all = lock.locked {
      (waiting, first) = ([], 0)
      return (upstream.take(), downstream.take())
    }
    all.0?.cancel()
  }
}
