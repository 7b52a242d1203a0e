import AppServer
import ElementDiff
import ViewTree
package import WebServer

/// Serves live pages: their first response, their sockets, their script and their files.
///
///     let server = LiveServer(LiveServerConfiguration(), store: MemoryStore()) { visit in
///       visit.path == "/" ? Counter() : nil
///     }
///     try server.start()
///
/// Sessions are either its own, or those of workers: then it runs no code of the app, and what ends
/// a worker ends no socket.
@MainActor
package final class LiveServer {
  package let configuration: LiveServerConfiguration
  /// The sessions of this process; nil if workers have them.
  package var sessions: LiveSessions? { host?.sessions }
  /// The processes that have the sessions; nil if this one has them.
  package let workers: WorkerPool?
  /// The HTTP server; use it for its address and its port.
  package private(set) lazy var http = HTTPServer(socketConfiguration) {
    [weak self] in self?.respond(to: $0) ?? .text("The server has stopped\n", status: 503)
  }
  private let host: PageHost?
  private let assets = AssetShelf()
  let cookie: GuestCookie
  let signInCookie: SignInCookie
  /// What machines ask; nil if nobody may.
  package private(set) var operations: OperationsServer?
  let requests = RequestCounter()
  private(set) var hasStarted = false
  private(set) var isDraining = false
  private let scripts: [String: LiveScript]
  private let files: StaticFolder?

  /// Makes a server whose sessions are in this process.
  ///
  /// - Parameters:
  ///   - recorder: Where it is noted what sessions do.
  ///   - source: Makes the content of a page; nil for an address without one.
  package convenience init(
    _ configuration: LiveServerConfiguration, store: any SnapshotStore,
    recorder: FlightRecorder? = nil, source: @escaping LiveContentSource
  ) {
    self.init(
      configuration,
      PageHost(configuration, store: store, recorder: recorder, source: source), nil)
  }

  /// Makes a server whose sessions are in workers.
  package convenience init(_ configuration: LiveServerConfiguration, workers: WorkerPool) {
    self.init(configuration, nil, workers)
  }

  private init(
    _ configuration: LiveServerConfiguration, _ host: PageHost?, _ workers: WorkerPool?
  ) {
    self.configuration = configuration
    self.host = host
    self.workers = workers
    cookie = GuestCookie(isSecure: configuration.publicURL?.isSecure == true)
    signInCookie = SignInCookie(isSecure: cookie.isSecure)
    let all = configuration.scripts + (configuration.showsWarnings ? [.warnings] : [])
    scripts = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    files = configuration.publicFolder.map { StaticFolder($0) }
  }

  private var socketConfiguration: ServerConfiguration {
    var result = configuration.server
    let (requests, onRequest) = (requests, result.onRequest)
    result.onRequest = {
      requests.note($0.status)
      onRequest?($0)
    }
    if let url = configuration.publicURL {
      result.hosts = HostNames([url.host])
      result.publicOrigin = url.origin
    }
    result.limits.queuedBytes = configuration.queuedBytes
    result.limits.messageBytes = configuration.limits.messageBytes
    result.limits.body = max(
      result.limits.body, configuration.limits.requestBytes, PageFiles.pieceBytes)
    for route in configuration.app.routes {
      result.limits.body = max(result.limits.body, route.largestBody)
    }
    return result
  }

  /// What comes before the names of files that pages link to.
  package nonisolated static let assetPrefix = "/-/assets/"

  /// The address of the first page.
  package var url: String { configuration.publicURL.map { $0.origin + "/" } ?? http.url }

  /// Begins to listen.
  package func start() throws(ServerError) {
    host?.sessions.onAssets = { [assets] in assets.add($0) }
    workers?.onAsset = { [assets] in assets.add([$0]) }
    try http.start()
    if let wish = configuration.app.operations {
      let new = OperationsServer(wish, log: configuration.server.log, of: self)
      do throws(ServerError) {
        try new.http.start()
      } catch {
        http.stop()
        throw error
      }
      configuration.server.log?("/healthz, /readyz and /metrics are at \(new.http.url)")
      operations = new
    }
    hasStarted = true
  }

  /// Stores all sessions, tells their pages that the server restarts, and stops.
  ///
  /// - Parameters:
  ///   - seconds: How long running requests may take.
  ///   - hasSuccessor: Whether another process serves the pages already, so that they need not wait.
  package func drain(within seconds: Double, hasSuccessor: Bool = false) async {
    isDraining = true
    await workers?.drain(within: seconds, hasSuccessor: hasSuccessor)
    host?.sessions.drain(
      CloseCode.restart, reason: hasSuccessor ? "now" : "The server restarts")
    await http.drain(within: seconds)
    // A successor has stored newer states of the same sessions by now.
    if !hasSuccessor { host?.sessions.storeAll() }
    await workers?.end()
    operations?.http.stop()
  }

  /// Stops at once and ends all sessions.
  package func stop() {
    host?.sessions.end()
    workers?.stop()
    http.stop()
    operations?.http.stop()
  }

  /// Has another key sign the cookies of sign-ins from now on.
  package func rotateSignInKeys() throws { try host?.signIns.rotate() }

  // MARK: Requests

  private func respond(to request: Request) -> Response {
    if let answer = configuration.gate?(request) { return answer }
    if !configuration.app.routes.isEmpty, let answer = route(request) { return answer }
    let most = request.path == "/-/upload" ? PageFiles.pieceBytes : pageBody
    guard request.body.count <= most else { return failure(413, "That is too much", request) }
    guard request.path.hasPrefix("/-/") else { return page(request) }
    switch request.path.dropFirst(3) {
    case "live": return socket(request)
    case "down", "up", "sign-in", "warnings", "upload": return post(request)
    case "file": return file(request)
    case let name:
      if let script = scripts[String(name)] { return answer(script, request) }
      guard request.path.hasPrefix(Self.assetPrefix) else { return missing(request) }
      let file = String(request.path.dropFirst(Self.assetPrefix.count))
      return assets.response(name: file) ?? elsewhere(request)
    }
  }

  /// A file that a page of another machine's links to.
  private func elsewhere(_ request: Request) -> Response {
    guard request.method == "GET" || request.method == "HEAD" else { return missing(request) }
    return ask(
      RelayedRequest(
        method: request.method, target: request.target, address: request.address,
        guest: cookie.guest(of: request) ?? RandomID(), reader: facts(of: request))
    ) { [weak self] in
      self?.missing(request) ?? .text("The server has stopped\n", status: 503)
    }
  }

  /// The longest body that pages send; routes may take longer ones.
  private var pageBody: Int {
    max(configuration.server.limits.body, configuration.limits.requestBytes)
  }

  private func page(_ request: Request) -> Response {
    // What a page without script posts has a token that is bound to the cookie.
    let isPosted = request.method == "POST"
    let known = cookie.guest(of: request)
    guard !isPosted || known != nil else {
      return failure(403, "Only pages of this server may do that", request)
    }
    guard request.target.utf8.count <= configuration.limits.routeBytes else {
      return failure(414, "The address is too long", request)
    }
    var relayed = RelayedRequest(
      method: request.method, target: request.target, body: isPosted ? request.body : [],
      address: request.address, guest: known ?? RandomID(), reader: facts(of: request))
    relayed.isReload = known != nil && request.method == "GET" && request.isReload
    return ask(relayed) { [weak self] in
      guard let self else { return .text("The server has stopped\n", status: 503) }
      return files?.respond(to: request) ?? missing(request)
    }
  }

  /// What comes by `POST` must come from a page of ours, which says so.
  private func post(_ request: Request) -> Response {
    guard request.method == "POST" else { return notAllowed("POST", request) }
    guard request.header("Origin") != nil, let guest = cookie.guest(of: request) else {
      return failure(403, "Only pages of this server may do that", request)
    }
    return ask(
      RelayedRequest(
        method: request.method, target: request.target, body: request.body,
        address: request.address, guest: guest, reader: facts(of: request))
    ) { [weak self] in
      self?.missing(request) ?? .text("The server has stopped\n", status: 503)
    }
  }

  /// A file that a page gives to its reader.
  private func file(_ request: Request) -> Response {
    guard request.method == "GET" else { return notAllowed("GET", request) }
    guard let guest = cookie.guest(of: request) else { return missing(request) }
    return ask(
      RelayedRequest(
        method: request.method, target: request.target, address: request.address, guest: guest,
        reader: facts(of: request))
    ) { [weak self] in
      self?.missing(request) ?? .text("The server has stopped\n", status: 503)
    }
  }

  /// Has the sessions' side answer, wherever it is.
  func ask(
    _ request: RelayedRequest, orElse missing: @escaping @MainActor () -> Response
  ) -> Response {
    if let workers {
      let later = LaterResponse()
      workers.ask(request, for: later, orElse: missing)
      return Response(body: .later(later))
    }
    let later = LaterResponse()
    return ask(request, orElse: missing, later, waited: 0) ?? Response(body: .later(later))
  }

  /// The answer of the sessions of this process; nil if it is given later.
  private func ask(
    _ request: RelayedRequest, orElse missing: @escaping @MainActor () -> Response,
    _ later: LaterResponse, waited: Double
  ) -> Response? {
    let stream = OwnStream(limit: http.configuration.limits.queuedBytes)
    switch host?.respond(to: request, waited: waited, stream: { stream }) {
    case .response(let response): return response
    case .stream(let head): return head.response(.stream(stream.stream))
    case .nothing, nil: return missing()
    case .work(let work):
      let task = work.start { later.answer($0) }
      later.onAbandon = { task.cancel() }
      return nil
    case .later(let seconds):
      host?.sessions.after(seconds) { [weak self] in
        guard let self, !later.isAnswered else { return }
        let response = ask(request, orElse: missing, later, waited: waited + seconds)
        if let response { later.answer(response) }
      }
      return nil
    }
  }

  private func answer(_ script: LiveScript, _ request: Request) -> Response {
    guard request.method != "POST" else { return notAllowed("GET, HEAD", request) }
    let isNamed = request.query.map { $0 == script.hash } ?? false
    return Response(
      headers: [
        ("Content-Type", "text/javascript; charset=utf-8"),
        ("Cache-Control", isNamed ? AssetShelf.forever : "no-cache"),
      ], body: .bytes(script.text))
  }

  private func socket(_ request: Request) -> Response {
    let socket = WebSocketConnection()
    let guest = cookie.guest(of: request)
    let reader = facts(of: request)
    if let host {
      SocketConnection.take(socket, of: guest, from: request.address, reader: reader, for: host)
    } else {
      workers?.take(socket, of: guest, from: request.address, reader)
    }
    return Response(body: .webSocket(socket))
  }

  func facts(of request: Request) -> ReaderFacts {
    ReaderFacts(request, configuration.app, signInCookie)
  }

  // MARK: Failures

  func missing(_ request: Request) -> Response {
    failure(404, "Nothing is here", request)
  }

  func notAllowed(_ methods: String, _ request: Request) -> Response {
    var response = failure(405, "That can’t be done here", request)
    response.headers.append(("Allow", methods))
    return response
  }

  func failure(_ status: Int, _ words: String, _ request: Request) -> Response {
    configuration.failure(
      status, words, from: request.address, at: request.target,
      for: facts(of: request).languages)
  }
}

extension Request {
  /// Whether the reader has had a page loaded again: then browsers ask for nothing that they have kept. Who wants
  /// a page as if it had never been there has it loaded with the Shift key held, which says `no-cache`.
  fileprivate var isReload: Bool {
    header("Cache-Control")?.split(separator: ",").contains {
      $0.filter { $0 != " " } == "max-age=0"
    } == true
  }
}
