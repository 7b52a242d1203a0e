/// A publisher that starts only when it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts; what was started stops when the result is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects when the first subscriber comes, disconnects when the last one goes.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// Attaches to a publisher once, through a subject, for any number of subscribers.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher,
    @unchecked Sendable
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream
    /// What makes the subject, once.
    public let createSubject: () -> SubjectType
    private let lock = Lock()
    private var made: SubjectType?

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var subject: SubjectType {
      if let made = lock.locked({ made }) { return made }
      let new = createSubject()
      return lock.locked {
        let subject = made ?? new
        made = subject
        return subject
      }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      upstream.subscribe(subject)
    }
  }

  /// Connects a connectable publisher while it has subscribers.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream
    private let count = ConnectionCount()

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let ticket = count.enter()
      upstream.handleEvents(
        receiveCompletion: { [count] _ in count.leave(ticket) },
        receiveCancel: { [count] in count.leave(ticket) }
      ).subscribe(subscriber)
      count.connect { upstream.connect() }
    }
  }

  /// Attaches to a publisher once for any number of subscribers, while there are some.
  public final class Share<Upstream: Publisher>: Publisher, Equatable, @unchecked Sendable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// What it works on.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }

    public static func == (lhs: Share, rhs: Share) -> Bool {
      lhs === rhs
    }
  }
}

extension Publisher {
  /// Attaches to this publisher once for any number of subscribers, while there are some.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }

  /// Sends through a subject to any number of subscribers, once connected.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends through a subject to any number of subscribers, once connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }
}

extension Publisher where Failure == Never {
  /// Lets a caller decide when this publisher starts.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension Publishers {
  /// Gives a publisher a `connect()`.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

    /// Creates the publisher that the operator returns.
    public init(upstream: Upstream) {
      multicast = upstream.multicast(subject: PassthroughSubject())
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      multicast.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      multicast.connect()
    }
  }
}

/// Who is subscribed through an `Autoconnect`, and the connection that this keeps up.
private final class ConnectionCount: @unchecked Sendable {
  private let lock = Lock()
  private var tickets: Set<Int> = []
  private var counter = 0
  private var connection: (any Cancellable)?
  private var isConnected = false

  func enter() -> Int {
    lock.locked {
      counter &+= 1
      tickets.insert(counter)
      return counter
    }
  }

  func leave(_ ticket: Int) {
    let connection: (any Cancellable)? = lock.locked {
      guard tickets.remove(ticket) != nil, tickets.isEmpty else { return nil }
      isConnected = false
      return self.connection.take()
    }
    connection?.cancel()
  }

  /// Connects unless that is done, or the subscribers have already gone.
  func connect(_ make: () -> any Cancellable) {
    let isNeeded = lock.locked {
      guard !isConnected, !tickets.isEmpty else { return false }
      isConnected = true
      return true
    }
    guard isNeeded else { return }
    let new = make()
    let isUnwanted = lock.locked {
      guard isConnected, connection == nil else { return true }
      connection = new
      return false
    }
    if isUnwanted { new.cancel() }
  }
}
