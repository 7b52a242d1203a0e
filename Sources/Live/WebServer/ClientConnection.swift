internal import CSockets
internal import Glibc

/// One client: its socket, and a pair of sockets whose other end the library has.
///
/// Everything passes through here, so that the library only ever sees heads that `HeadScanner` let
/// through, one request at a time, and so that limits of size and time are exact. The answer to a
/// refused request is written here.
///
///     client ──▶ incoming ──scan──▶ toLibrary ──▶ library
///     client ◀── toClient ◀───────────────────── library
@MainActor
final class ClientConnection {
  enum Phase {
    case head(HeadScanner)
    case body(remaining: Int)
    case chunks(ChunkScanner)
    case answering
    /// The socket is no longer HTTP's.
    case upgraded(WebSocketConnection)
    /// The last bytes are being sent; what still arrives is discarded.
    case lingering
    case closed
  }

  let address: String
  private(set) var phase: Phase
  private(set) var exchange: Exchange?
  private unowned let server: HTTPServer
  private let descriptor: Int32
  private var near: Int32 = -1
  private var far: Int32 = -1
  private var incoming: [UInt8] = []
  private var toLibrary: [UInt8] = []
  private var toClient: [UInt8] = []
  private var clientMask = EPOLLIN.rawValue
  private var libraryMask = EPOLLIN.rawValue
  private var hasClientEnded = false
  private var hasLibraryEnded = false
  private var isIdle = false
  /// Whether the next request waits until other clients had their turn.
  private var isWaitingForTurn = false
  private var discarded = 0
  private var headDeadline: Double
  private var requestDeadline = Double.infinity
  private var stallDeadline = Double.infinity
  private var lingerDeadline = Double.infinity
  private let limits: ServerLimits

  init(_ descriptor: Int32, address: String, server: HTTPServer) {
    self.descriptor = descriptor
    self.address = address
    self.server = server
    limits = server.configuration.limits
    phase = .head(HeadScanner(limits: limits, hosts: server.hosts))
    headDeadline = AttendedTime.now + limits.headerTime
  }

  /// Begins to listen to the client.
  func start() {
    let isWatched = EventLoop.shared.watch(descriptor, clientMask) { [unowned self] events in
      clientIsReady(events)
    }
    if !isWatched { close() }
  }

  private func clientIsReady(_ events: UInt32) {
    if events & (EPOLLERR.rawValue | EPOLLHUP.rawValue) != 0 { return close() }
    if case .upgraded(let socket) = phase { return socket.ready(events) }
    // A client that only listens to a stream and says that it has finished is gone.
    if events & EPOLLRDHUP.rawValue != 0, exchange?.stream != nil { return close() }
    if events & EPOLLIN.rawValue != 0 { receive() }
    advance()
  }

  private func receive() {
    if case .lingering = phase {
      var thrown: [UInt8] = []
      switch ByteSocket.read(descriptor, into: &thrown, limit: 16 * 1024) {
      case .moved(let count):
        discarded += count
        if discarded > 1 << 20 { close() }
      case .wouldBlock: break
      case .ended: close()
      }
      return
    }
    if incoming.isEmpty, case .head = phase {
      let now = AttendedTime.now
      requestDeadline = now + limits.requestTime
      if isIdle { headDeadline = now + limits.headerTime }
      isIdle = false
    }
    if ByteSocket.read(descriptor, into: &incoming, limit: 16 * 1024) == .ended {
      hasClientEnded = true
    }
  }

  /// Moves what can be moved.
  func advance() {
    if case .upgraded(let socket) = phase {
      if server.isDraining { socket.close(CloseCode.restart) }
      return
    }
    if !isWaitingForTurn { process() }
    if case .closed = phase { return }
    moveToLibrary()
    moveToClient()
    if case .answering = phase, finishAnswer() {
      // One request a turn: who sends many at once doesn't hold up who sends one.
      if incoming.isEmpty {
        process()
      } else if !isWaitingForTurn {
        isWaitingForTurn = true
        EventLoop.shared.inLaterTurn { [weak self] in
          self?.isWaitingForTurn = false
          self?.advance()
        }
      }
    }
    if case .closed = phase { return }
    if hasLibraryEnded, toClient.isEmpty {
      if let socket = exchange?.socket { return handOver(to: socket) }
      linger()
    }
    if case .lingering = phase, toClient.isEmpty, lingerDeadline == .infinity {
      lingerDeadline = AttendedTime.now + limits.lingerTime
      shutdown(descriptor, Int32(SHUT_WR))
    }
    updateMasks()
  }

  private func process() {
    do throws(Refusal) {
      while try processStep() {}
    } catch {
      refuse(error)
    }
  }

  /// - Returns: Whether there may be more to do.
  private func processStep() throws(Refusal) -> Bool {
    switch phase {
    case .head(var scanner):
      if incoming.isEmpty {
        if hasClientEnded || server.isDraining { close() }
        return false
      }
      guard let body = try scanner.scan(incoming) else {
        phase = .head(scanner)
        if hasClientEnded { close() }
        return false
      }
      guard openLibrary() else {
        close()
        return false
      }
      forward(scanner.lineStart)
      exchange = Exchange(target: scanner.target)
      headDeadline = .infinity
      switch body {
      case .length(let count): phase = .body(remaining: count)
      case .chunked: phase = .chunks(ChunkScanner(limit: limits.body))
      }
      return true
    case .body(let remaining):
      let count = min(remaining, incoming.count)
      forward(count)
      return endBody(remaining == count, else: .body(remaining: remaining - count))
    case .chunks(var scanner):
      forward(try scanner.scan(incoming[...]))
      return endBody(scanner.isDone, else: .chunks(scanner))
    case .answering, .upgraded, .lingering, .closed:
      return false
    }
  }

  private func endBody(_ isDone: Bool, else next: Phase) -> Bool {
    phase = isDone ? .answering : next
    if !isDone, hasClientEnded { close() }
    return false
  }

  private func forward(_ count: Int) {
    toLibrary += incoming[..<count]
    incoming.removeFirst(count)
  }

  /// Goes on to the next request once the client has all of this one's answer.
  private func finishAnswer() -> Bool {
    guard toClient.isEmpty else { return false }
    guard let exchange, exchange.isComplete, exchange.socket == nil else { return false }
    self.exchange = nil
    if server.isDraining {
      closeLibrary()
      linger()
      return false
    }
    let now = AttendedTime.now
    phase = .head(HeadScanner(limits: limits, hosts: server.hosts))
    headDeadline = now + (incoming.isEmpty ? limits.idleTime : limits.headerTime)
    requestDeadline = incoming.isEmpty ? .infinity : now + limits.requestTime
    isIdle = incoming.isEmpty
    return true
  }

  /// Answers a request that goes no further, and listens to no other.
  private func refuse(_ refusal: Refusal) {
    server.log(address, "refused", refusal.status, refusal.reason)
    closeLibrary()
    incoming = []
    toClient += refusal.bytes
    linger()
  }

  private func linger() {
    phase = .lingering
    incoming = []
    headDeadline = .infinity
    requestDeadline = .infinity
  }

  // MARK: The library's end

  private func openLibrary() -> Bool {
    if near >= 0 { return true }
    var ends: [Int32] = [-1, -1]
    guard csockets_pair(&ends) == 0 else { return false }
    (near, far) = (ends[0], ends[1])
    guard server.addToLibrary(far, for: self) else {
      Glibc.close(near)
      near = -1
      return false
    }
    libraryMask = EPOLLIN.rawValue
    return EventLoop.shared.watch(near, libraryMask) { [unowned self] _ in advance() }
  }

  private func closeLibrary() {
    guard near >= 0 else { return }
    EventLoop.shared.forget(near)
    Glibc.close(near)
    near = -1
    toLibrary = []
    server.noteLibraryUse()
    exchange?.stream?.abandon()
    exchange?.later?.abandon()
    server.forgetLibrary(far, of: self)
  }

  private func moveToLibrary() {
    guard near >= 0, !toLibrary.isEmpty else { return }
    if ByteSocket.write(near, from: &toLibrary) == .ended { toLibrary = [] }
    server.noteLibraryUse()
  }

  private func moveToClient() {
    var isBlocked = false
    while true {
      if near >= 0, toClient.count < 64 * 1024 {
        switch ByteSocket.read(near, into: &toClient, limit: 16 * 1024) {
        case .moved: if toClient.count < 64 * 1024 { continue }
        case .wouldBlock: break
        case .ended:
          closeLibrary()
          hasLibraryEnded = true
        }
      }
      guard !toClient.isEmpty, !isBlocked else { break }
      switch ByteSocket.write(descriptor, from: &toClient) {
      case .moved: stallDeadline = .infinity
      case .wouldBlock: isBlocked = true
      case .ended: return close()
      }
    }
    if toClient.isEmpty {
      stallDeadline = .infinity
    } else if stallDeadline == .infinity {
      stallDeadline = AttendedTime.now + limits.stallTime
    }
  }

  private func updateMasks() {
    var mask: UInt32 = toClient.isEmpty ? 0 : EPOLLOUT.rawValue
    switch phase {
    case .head, .body, .chunks:
      if !hasClientEnded, toLibrary.isEmpty, !isWaitingForTurn { mask |= EPOLLIN.rawValue }
    case .answering:
      if exchange?.stream != nil { mask |= EPOLLRDHUP.rawValue }
    case .lingering: mask |= EPOLLIN.rawValue
    case .upgraded, .closed: return
    }
    if mask != clientMask {
      clientMask = mask
      EventLoop.shared.change(descriptor, mask)
    }
    guard near >= 0 else { return }
    mask = toClient.count < 64 * 1024 ? EPOLLIN.rawValue : 0
    if !toLibrary.isEmpty { mask |= EPOLLOUT.rawValue }
    if mask != libraryMask {
      libraryMask = mask
      EventLoop.shared.change(near, mask)
    }
  }

  // MARK: WebSockets

  private func handOver(to socket: WebSocketConnection) {
    phase = .upgraded(socket)
    exchange = nil
    stallDeadline = .infinity
    let bytes = incoming
    incoming = []
    socket.open(descriptor, leftover: bytes, limits: limits, owner: self)
    advance()
  }

  func watchSocket(_ mask: UInt32) {
    guard case .upgraded = phase, mask != clientMask else { return }
    clientMask = mask
    EventLoop.shared.change(descriptor, mask)
  }

  /// The socket has sent its last frame.
  func lingerAfterSocket() {
    guard case .upgraded = phase else { return }
    linger()
    advance()
  }

  // MARK: Ends

  /// Ends what has lasted too long.
  func sweep(_ now: Double) {
    if case .upgraded(let socket) = phase { return socket.sweep(now) }
    if now >= stallDeadline || now >= lingerDeadline { return close() }
    if exchange?.isAnswered == true { requestDeadline = .infinity }
    guard now >= headDeadline || now >= requestDeadline else { return }
    // A client that has sent nothing gets no answer.
    if incoming.isEmpty, case .head = phase { return close() }
    refuse(.timedOut)
    advance()
  }

  /// Closes at once.
  func close() {
    if case .closed = phase { return }
    let last = phase
    phase = .closed
    if case .upgraded(let socket) = last { socket.abandon() }
    closeLibrary()
    EventLoop.shared.forget(descriptor)
    Glibc.close(descriptor)
    server.remove(self)
  }
}
