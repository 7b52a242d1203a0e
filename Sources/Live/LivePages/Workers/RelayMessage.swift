internal import WebServer

/// What the process that has the sockets and one that runs sessions say to each other.
///
/// A message is its length in four bytes, the least significant first, a byte that says which it is,
/// and its values in order. Both ends are one program, so there are no versions.
package enum RelayMessage: Equatable, Sendable {
  // From the listener.

  /// The first message: where sessions are stored, by whom, and after whom.
  case begin(store: String, owner: RandomID, former: RandomID?)
  /// What an earlier worker did when it ended.
  case blame(Blame)
  /// A request for a page, or what a page without sockets sends.
  case request(UInt32, RelayedRequest)
  /// Nobody waits for a request's answer any more, or its stream has come to its end.
  case abandon(UInt32)
  /// A socket has been opened, or is handed over by a worker that has ended.
  case open(
    UInt32, guest: RandomID?, address: String, isHandedOver: Bool,
    reader: ReaderFacts = ReaderFacts())
  /// A message of a socket.
  case message(UInt32, [UInt8])
  /// Too much waits for a socket or a stream.
  case full(UInt32)
  /// A socket or stream that was full has room again.
  case drained(UInt32)
  /// A socket has ended.
  case closed(UInt32)
  /// To be answered by `pong` in a turn of the loop.
  case ping
  /// All pages are to be sent away and all sessions stored.
  case drain(hasSuccessor: Bool)
  /// What a worker's sessions have done so far.
  case measures(PageMeasures)
  /// Sign-ins have ended: in a worker, which says so, or in another one, which is told.
  case signedOut(SignOutScope)

  // From a worker.

  /// Requests are answered from now on.
  case ready
  /// The worker can't begin and ends.
  case failed(code: Int32, message: String)
  case pong
  /// There is no page at the address that was asked for.
  case nothing(UInt32)
  case response(UInt32, RelayedHead, body: [UInt8])
  /// A response whose body comes in parts.
  case stream(UInt32, RelayedHead)
  case part(UInt32, [UInt8])
  case end(UInt32)
  /// A message for a socket's page.
  case send(UInt32, [UInt8])
  /// A message for the pages of several sockets.
  case sendAll([UInt32], [UInt8])
  /// A piece of a message for a socket's page; the next comes when there is room again.
  case piece(UInt32, isLast: Bool, [UInt8])
  case close(UInt32, code: UInt16, reason: String)
  /// A file that pages link to.
  case asset(name: String, origin: String?, bytes: [UInt8])
  /// All sessions are stored and all pages sent away.
  case hasDrained
}

/// A request with the guest who sends it.
package struct RelayedRequest: Equatable, Sendable {
  package var method: String
  package var target: String
  package var body: [UInt8]
  package var address: String
  package var guest: RandomID
  package var reader: ReaderFacts
  /// Whether a route of the app's answers it, and no page.
  package var isRoute = false
  /// The headers and cookies that a route gets.
  package var headers: [RelayedHeader] = []
  package var allCookies: [RelayedHeader] = []

  package init(
    method: String, target: String, body: [UInt8] = [], address: String, guest: RandomID,
    reader: ReaderFacts = ReaderFacts()
  ) {
    self.method = method
    self.target = target
    self.body = body
    self.address = address
    self.guest = guest
    self.reader = reader
  }
}

extension RelayedRequest {
  private static let reload = RelayedHeader(name: "reload", value: "1")

  /// Whether the reader has had the page loaded again.
  package var isReload: Bool {
    get { !isRoute && headers.contains(Self.reload) }
    set { headers = newValue ? [Self.reload] : [] }
  }
}

/// A header's name and value.
package struct RelayedHeader: Equatable, Sendable {
  package var name: String
  package var value: String

  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

/// What stands in front of a response's body.
package struct RelayedHead: Equatable, Sendable {
  package var status: UInt16
  package var headers: [RelayedHeader]

  package init(status: UInt16, headers: [RelayedHeader]) {
    self.status = status
    self.headers = headers
  }

  init(_ response: Response) {
    status = UInt16(clamping: response.status)
    headers = response.headers.map { RelayedHeader(name: $0.name, value: $0.value) }
  }

  func response(_ body: Response.Body) -> Response {
    Response(status: Int(status), headers: headers.map { ($0.name, $0.value) }, body: body)
  }
}
