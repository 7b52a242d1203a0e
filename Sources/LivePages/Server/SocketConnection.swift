import WebServer

/// A page's WebSocket.
@MainActor
final class SocketConnection: LiveConnection {
  private weak var socket: WebSocketConnection?
  private let server: LiveServer
  private let guest: RandomID?
  private let address: String
  private var session: LiveSession?

  private init(
    _ socket: WebSocketConnection, of guest: RandomID?, from address: String, for server: LiveServer
  ) {
    self.socket = socket
    self.server = server
    self.guest = guest
    self.address = address
  }

  /// Listens to a socket; what it calls keeps the connection as long as the socket lives.
  static func take(
    _ socket: WebSocketConnection, of guest: RandomID?, from address: String, for server: LiveServer
  ) {
    let connection = SocketConnection(socket, of: guest, from: address, for: server)
    // Sessions count messages by what they are.
    socket.isMetered = { _ in false }
    socket.onOpen = { _ in connection.opened() }
    socket.onBinary = { connection.receive($1) }
    socket.onText = { _, _ in connection.refuse("Only bytes are understood") }
    socket.onDrain = { _ in connection.session?.connectionHasDrained() }
    socket.onClose = { _ in
      connection.session?.connectionHasEnded(connection)
      connection.session = nil
    }
  }

  private func opened() {
    server.sessions.after(server.configuration.limits.helloTime) { [weak self] in
      guard let self, session == nil else { return }
      refuse("No hello")
    }
  }

  private func receive(_ bytes: [UInt8]) {
    guard let message = UpMessage(bytes[...]) else {
      guard let session else { return refuse("Not a message") }
      return session.strike("what is no message")
    }
    if let session {
      guard session.connection === self else { return }
      return session.receive(message)
    }
    guard case .hello(let frame, _, let shape, let token) = message else { return refuse("No hello") }
    guard let guest else { return refuse("No cookie") }
    guard
      let session = server.sessions.session(ofToken: token, guest: guest, from: address)
    else {
      _ = send(DownMessage.gone.bytes)
      socket?.close()
      return
    }
    self.session = session
    session.attach(self, applied: frame, shape: shape)
  }

  private func refuse(_ reason: String) {
    if let session, session.connection === self {
      session.disconnect(CloseCode.policy, reason: reason)
    } else {
      socket?.close(CloseCode.policy, reason: reason)
    }
  }

  func send(_ message: [UInt8]) -> Bool { socket?.send(message) ?? false }

  func close(_ code: Int, reason: String) { socket?.close(code, reason: reason) }
}
