import WebServer

/// A page that has no WebSocket: messages down come as one long answer, those up as requests.
@MainActor
final class StreamConnection: LiveConnection {
  private let stream: ResponseStream
  private let limit: Int
  private weak var session: LiveSession?
  private var isWaiting = false

  private init(_ stream: ResponseStream, of session: LiveSession, limit: Int) {
    self.stream = stream
    self.session = session
    self.limit = limit
    stream.onClose = { [weak self] in
      guard let self else { return }
      self.session?.connectionHasEnded(self)
    }
  }

  /// Answers `POST /-/down`, whose body is a `hello`.
  static func open(_ server: LiveServer, _ request: Request, of guest: RandomID) -> Response {
    let messages = MessageStream.messages(in: request.body)
    guard let messages, messages.count == 1,
      case .hello(let frame, _, let shape, let text) = UpMessage(messages[0])
    else { return server.failure(400, "That is no hello", request) }
    let stream = ResponseStream()
    if let session = server.sessions.session(
      ofToken: text, guest: guest, from: request.address)
    {
      let limit = server.http.configuration.limits.queuedBytes
      session.attach(
        StreamConnection(stream, of: session, limit: limit), applied: frame, shape: shape)
    } else {
      stream.write(MessageStream.framed(DownMessage.gone.bytes))
      stream.end()
    }
    return Response(
      headers: [
        ("Content-Type", "application/octet-stream"), ("Cache-Control", "no-store, no-transform"),
        // Proxies must not wait for more.
        ("X-Accel-Buffering", "no"),
      ], body: .stream(stream))
  }

  /// Takes `POST /-/up`, whose body is a `hello` and messages.
  static func take(_ server: LiveServer, _ request: Request, of guest: RandomID) -> Response {
    guard let messages = MessageStream.messages(in: request.body), let first = messages.first,
      case .hello(_, _, _, let text) = UpMessage(first)
    else { return server.failure(400, "That is no hello", request) }
    guard let token = PageToken(text, of: guest, server.sessions.authenticator),
      let session = server.sessions.session(token.session), session.guest == guest,
      let connection = session.connection as? StreamConnection
    else { return server.failure(404, "There is no such connection", request) }
    for bytes in messages.dropFirst() {
      guard session.connection === connection else { break }
      if let message = UpMessage(bytes) {
        session.receive(message)
      } else {
        session.strike("what is no message")
      }
    }
    return Response(status: 204)
  }

  func send(_ message: [UInt8]) -> Bool {
    let bytes = MessageStream.framed(message)
    guard stream.queuedCount == 0 || stream.queuedCount + bytes.count <= limit else {
      waitForRoom()
      return false
    }
    return stream.write(bytes)
  }

  /// A stream doesn't say when it has room again.
  private func waitForRoom() {
    guard !isWaiting, let sessions = session?.sessions else { return }
    isWaiting = true
    sessions.after(0.1) { [weak self] in
      guard let self else { return }
      isWaiting = false
      if session?.connection === self { session?.connectionHasDrained() }
    }
  }

  func close(_ code: Int, reason: String) { stream.end() }
}
