import WebServer

/// A page that has no WebSocket: messages down come as one long answer, those up as requests.
@MainActor
final class StreamConnection: LiveConnection {
  private let stream: any LiveStream
  private weak var session: LiveSession?
  private var isWaiting = false
  /// When something was sent last, by the sessions' clock.
  private var lastSent = -Double.infinity

  /// How long the page hears nothing at most, in seconds.
  private static var signTime: Double { 20 }

  private init(_ stream: any LiveStream, of session: LiveSession) {
    self.stream = stream
    self.session = session
    stream.onClose = { [weak self] in
      guard let self else { return }
      self.session?.connectionHasEnded(self)
    }
  }

  /// Answers `POST /-/down`, whose body is a `hello`.
  static func open(
    _ host: PageHost, _ request: RelayedRequest, _ stream: () -> any LiveStream
  ) -> PageAnswer {
    let messages = MessageStream.messages(in: request.body)
    guard let messages, messages.count == 1,
      case .hello(let frame, _, let shape, let text) = UpMessage(messages[0])
    else { return .response(host.failure(400, "That is no hello", request)) }
    let rest = host.sessions.restLeft(
      before: text, guest: request.guest, from: request.address)
    guard rest == 0 else { return .response(host.busy(request, for: rest)) }
    let reader: KnownReader
    do {
      reader = try host.reader(request.reader, guest: request.guest, at: request.address)
    } catch {
      return .response(host.failure(503, "Nobody can be known", request, "\(error)"))
    }
    let found = host.sessions.find(
      text, guest: request.guest, from: request.address, reader: reader, frame: frame)
    switch found {
    case .found(let session):
      session.attach(
        StreamConnection(stream(), of: session), applied: frame, shape: shape, isHandedOver: false)
    case .held:
      // The page tries again by itself.
      return .response(host.failure(503, "The page is still open elsewhere", request))
    case .unreachable:
      return .response(host.failure(503, "This is not available for a moment", request))
    case .gone, .unknown:
      host.sessions.excuse(to: request.guest, LiveSession.reload)
      let stream = stream()
      _ = stream.write(MessageStream.framed(DownMessage.gone.bytes))
      stream.end()
    }
    return .stream(
      RelayedHead(
        status: 200,
        headers: [
          RelayedHeader(name: "Content-Type", value: "application/octet-stream"),
          RelayedHeader(name: "Cache-Control", value: "no-store, no-transform"),
          // Proxies must not wait for more.
          RelayedHeader(name: "X-Accel-Buffering", value: "no"),
        ]))
  }

  /// Takes `POST /-/up`, whose body is a `hello` and messages.
  static func take(_ host: PageHost, _ request: RelayedRequest) -> Response {
    guard let messages = MessageStream.messages(in: request.body), let first = messages.first,
      case .hello(_, _, _, let text) = UpMessage(first)
    else { return host.failure(400, "That is no hello", request) }
    guard let token = PageToken(text, of: request.guest, host.sessions.authenticator),
      let session = host.sessions.session(token.session), session.guest == request.guest,
      let connection = session.connection as? StreamConnection
    else { return host.failure(404, "There is no such connection", request) }
    for bytes in messages.dropFirst() {
      guard session.connection === connection else { break }
      if let message = UpMessage(bytes) {
        session.take(message)
      } else {
        session.strike("what is no message")
      }
    }
    return Response(status: 204)
  }

  func send(_ message: [UInt8]) -> Bool {
    let bytes = MessageStream.framed(message)
    guard stream.hasRoom(for: bytes.count) else {
      waitForRoom()
      return false
    }
    lastSent = session?.sessions.clock() ?? lastSent
    return stream.write(bytes)
  }

  func keepAlive(now: Double) {
    guard now - lastSent >= Self.signTime, stream.hasRoom(for: 1) else { return }
    _ = send([])
  }

  var isBusy: Bool {
    guard !stream.hasRoom(for: 1) else { return false }
    waitForRoom()
    return true
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
