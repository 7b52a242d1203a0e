import WebServer

/// The sessions' side of a page's socket.
@MainActor
final class SocketConnection: LiveConnection {
  private weak var socket: (any LiveSocket)?
  private let host: PageHost
  private let guest: RandomID?
  private let address: String
  private let facts: ReaderFacts
  /// Who has opened the socket, once it has said hello.
  private var reader: KnownReader?
  private var session: LiveSession?
  /// Whether the page's session was another process's when this one began.
  private let isHandedOver: Bool
  private var isOver = false
  /// Whether the page has said hello and is answered when readers of its network have rested.
  private var isResting = false
  /// What the page's messages and the server's take longer.
  private let up: DelayLine
  private let down: DelayLine

  init(
    _ socket: any LiveSocket, of guest: RandomID?, from address: String,
    reader: ReaderFacts = ReaderFacts(),
    isHandedOver: Bool = false, for host: PageHost
  ) {
    self.socket = socket
    self.host = host
    self.guest = guest
    self.address = address
    facts = reader
    self.isHandedOver = isHandedOver
    let delay = host.configuration.latency / 2
    up = DelayLine(delay) { [weak host] in host?.sessions.after($0, $1) }
    down = DelayLine(delay) { [weak host] in host?.sessions.after($0, $1) }
  }

  /// Listens to a socket; what it calls keeps the connection as long as the socket lives.
  static func take(
    _ socket: WebSocketConnection, of guest: RandomID?, from address: String,
    reader: ReaderFacts = ReaderFacts(),
    for host: PageHost
  ) {
    let connection = SocketConnection(
      socket, of: guest, from: address, reader: reader, for: host)
    // Sessions count messages by what they are.
    socket.isMetered = { _ in false }
    socket.sendsSigns = true
    socket.onOpen = { _ in connection.opened() }
    socket.onBinary = { connection.receive($1) }
    socket.onText = { _, _ in connection.refuse("Only bytes are understood") }
    socket.onDrain = { _ in connection.hasDrained() }
    socket.onClose = { _ in connection.hasEnded() }
  }

  func opened() {
    host.sessions.after(host.configuration.limits.helloTime) { [weak self] in
      guard let self, session == nil, !isOver, !isResting else { return }
      refuse("No hello")
    }
  }

  func hasDrained() { session?.connectionHasDrained() }

  func hasEnded() {
    isOver = true
    session?.connectionHasEnded(self)
    session = nil
  }

  func receive(_ bytes: [UInt8]) {
    guard up.isSlow else { return arrive(bytes) }
    up.pass { [weak self] in
      if self?.isOver == false { self?.arrive(bytes) }
    }
  }

  private func arrive(_ bytes: [UInt8]) {
    guard let message = UpMessage(bytes[...]) else {
      guard let session else { return refuse("Not a message") }
      return session.strike("what is no message")
    }
    if let session {
      guard session.connection === self else { return }
      return session.take(message)
    }
    guard case .hello(let frame, _, let shape, let token) = message, !isResting else {
      return refuse("No hello")
    }
    guard let guest else { return refuse("No cookie") }
    greet(token, guest, frame, shape)
  }

  /// Finds the page's session; one that another process still has is asked for again.
  private func greet(
    _ token: String, _ guest: RandomID, _ frame: UInt32, _ shape: PageShape?
  ) {
    let rest = host.sessions.restLeft(before: token, guest: guest, from: address)
    isResting = rest > 0
    guard rest == 0 else {
      guard rest <= host.configuration.limits.restPatience else {
        return close(CloseCode.tryLater, reason: "Too much work")
      }
      return greet(after: rest, token, guest, frame, shape)
    }
    guard let reader = identify(guest) else {
      return close(CloseCode.tryLater, reason: "Nobody can be known")
    }
    let found = host.sessions.find(
      token, guest: guest, from: address, reader: reader, frame: frame)
    switch found {
    case .found(let session):
      self.session = session
      session.attach(self, applied: frame, shape: shape, isHandedOver: isHandedOver)
    case .held: greet(after: 0.05, token, guest, frame, shape)
    // The page stays as it is, says that it has no connection, and tries again.
    case .unreachable: close(CloseCode.tryLater, reason: "The store can't be reached")
    case .gone, .unknown:
      host.sessions.excuse(to: guest, LiveSession.reload)
      _ = send(DownMessage.gone.bytes)
      close(CloseCode.normal, reason: "")
    }
  }

  /// Finds out once who has opened the socket; nil if that can't be known now.
  private func identify(_ guest: RandomID) -> KnownReader? {
    if let reader { return reader }
    do {
      reader = try host.reader(facts, guest: guest, at: address)
    } catch {
      host.sessions.log("\(address): a reader can't be known: \(error)")
    }
    return reader
  }

  private func greet(
    after seconds: Double, _ token: String, _ guest: RandomID, _ frame: UInt32,
    _ shape: PageShape?
  ) {
    host.sessions.after(seconds) { [weak self] in
      guard let self, session == nil, !isOver else { return }
      greet(token, guest, frame, shape)
    }
  }

  private func refuse(_ reason: String) {
    if let session, session.connection === self {
      session.disconnect(CloseCode.policy, reason: reason)
    } else {
      close(CloseCode.policy, reason: reason)
    }
  }

  func send(_ message: [UInt8]) -> Bool {
    guard let socket else { return false }
    guard down.isSlow else { return socket.send(message) }
    down.pass { [weak socket] in _ = socket?.send(message) }
    return true
  }

  var isBusy: Bool { socket?.isBusy ?? false }

  func close(_ code: Int, reason: String) {
    down.pass { [weak socket] in socket?.close(code, reason: reason) }
  }
}
