extension Publishers {
  /// Calls closures on what passes, without changing it.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream
    /// Called with the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Called with each value.
    public var receiveOutput: ((Output) -> Void)?
    /// Called at the end.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Called on cancellation.
    public var receiveCancel: (() -> Void)?
    /// Called with each request.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Creates the publisher that the operator returns.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(EventHandler(subscriber, events: self))
    }
  }
}

extension Publisher {
  /// Calls closures on what passes, without changing it.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}

/// The subscriber that calls the closures of `handleEvents`.
private final class EventHandler<Upstream: Publisher, Downstream: Subscriber>: Subscriber,
  Subscription, @unchecked Sendable
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let lock = Lock()
  private var downstream: Downstream?
  private var events: Publishers.HandleEvents<Upstream>?
  private var upstream: (any Subscription)?

  init(_ downstream: Downstream, events: Publishers.HandleEvents<Upstream>) {
    self.downstream = downstream
    self.events = events
  }

  func receive(subscription: any Subscription) {
    let (downstream, events) = lock.locked {
      guard upstream == nil else { return (Downstream?.none, self.events) }
      upstream = subscription
      return (self.downstream, self.events)
    }
    guard let downstream else { return subscription.cancel() }
    events?.receiveSubscription?(subscription)
    downstream.receive(subscription: self)
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    let (downstream, events) = lock.locked { (self.downstream, self.events) }
    guard let downstream else { return .none }
    events?.receiveOutput?(input)
    let demand = downstream.receive(input)
    if demand > 0 { events?.receiveRequest?(demand) }
    return demand
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    let (downstream, events, _) = release()
    events?.receiveCompletion?(completion)
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let (upstream, events) = lock.locked { (self.upstream, self.events) }
    events?.receiveRequest?(demand)
    upstream?.request(demand)
  }

  func cancel() {
    let (_, events, upstream) = release()
    events?.receiveCancel?()
    upstream?.cancel()
  }

  private func release() -> (
    Downstream?, Publishers.HandleEvents<Upstream>?, (any Subscription)?
  ) {
    lock.locked { (downstream.take(), events.take(), upstream.take()) }
  }
}
