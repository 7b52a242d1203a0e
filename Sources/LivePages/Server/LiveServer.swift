import ElementDiff
import ViewTree
package import WebServer

/// Serves live pages: their first response, their sockets, their script and their files.
///
///     let server = LiveServer(LiveServerConfiguration(), store: MemoryStore()) { visit in
///       visit.path == "/" ? Counter() : nil
///     }
///     try server.start()
@MainActor
package final class LiveServer {
  package let configuration: LiveServerConfiguration
  package let sessions: LiveSessions
  /// The HTTP server; use it for its address and its port.
  package private(set) lazy var http = HTTPServer(socketConfiguration) {
    [weak self] in self?.respond(to: $0) ?? .text("The server has stopped\n", status: 503)
  }
  let assets = AssetShelf()
  let cookie: GuestCookie
  private let scripts: [String: LiveScript]
  private let scriptAddress: String
  private let files: StaticFolder?

  /// - Parameter source: Makes the content of a page; nil for an address without one.
  package init(
    _ configuration: LiveServerConfiguration, store: any SnapshotStore,
    source: @escaping LiveContentSource
  ) {
    self.configuration = configuration
    cookie = GuestCookie(isSecure: configuration.publicURL?.isSecure == true)
    scripts = Dictionary(configuration.scripts.map { ($0.name, $0) }) { first, _ in first }
    scriptAddress = configuration.scripts.first.map { "/-/\($0.name)?\($0.hash)" } ?? "/-/live.js"
    files = configuration.publicFolder.map { StaticFolder($0) }
    let log = configuration.server.log
    sessions = LiveSessions(
      limits: configuration.limits, store: store, user: configuration.user,
      log: { log?(LogLine.escaped($0)) }, source: source)
  }

  private var socketConfiguration: ServerConfiguration {
    var result = configuration.server
    if let url = configuration.publicURL {
      result.hosts = HostNames([url.host])
      result.publicOrigin = url.origin
    }
    // A frame that may be kept can be sent, with its length in front.
    result.limits.queuedBytes = max(
      result.limits.queuedBytes, configuration.limits.keptBytes + 16)
    return result
  }

  /// What comes before the names of files that pages link to.
  package nonisolated static let assetPrefix = "/-/assets/"

  /// The address of the first page.
  package var url: String { configuration.publicURL.map { $0.origin + "/" } ?? http.url }

  /// Begins to listen.
  package func start() throws(ServerError) {
    sessions.onAssets = { [assets] in assets.add($0) }
    try http.start()
  }

  /// Stores all sessions, tells their pages that the server restarts, and stops.
  ///
  /// - Parameters:
  ///   - seconds: How long running requests may take.
  ///   - hasSuccessor: Whether another process serves the pages already, so that they need not wait.
  package func drain(within seconds: Double, hasSuccessor: Bool = false) async {
    sessions.drain(CloseCode.restart, reason: hasSuccessor ? "now" : "The server restarts")
    await http.drain(within: seconds)
    // A successor has stored newer states of the same sessions by now.
    if !hasSuccessor { sessions.storeAll() }
  }

  /// Stops at once and ends all sessions.
  package func stop() {
    sessions.end()
    http.stop()
  }

  // MARK: Requests

  private func respond(to request: Request) -> Response {
    if let answer = configuration.gate?(request) { return answer }
    guard request.path.hasPrefix("/-/") else { return page(request) }
    switch request.path.dropFirst(3) {
    case "live": return socket(request)
    case "down": return post(request, StreamConnection.open)
    case "up": return post(request, StreamConnection.take)
    case let name:
      if let script = scripts[String(name)] { return answer(script, request) }
      guard request.path.hasPrefix(Self.assetPrefix) else { return missing(request) }
      let file = String(request.path.dropFirst(Self.assetPrefix.count))
      return assets.response(name: file) ?? missing(request)
    }
  }

  /// The first response of a page: the whole document.
  private func page(_ request: Request) -> Response {
    guard request.method != "POST" else { return notAllowed("GET, HEAD", request) }
    guard request.target.utf8.count <= configuration.limits.routeBytes else {
      return failure(414, "The address is too long", request)
    }
    let guest = cookie.guest(of: request) ?? RandomID()
    do {
      guard
        let session = try sessions.begin(
          route: request.target, guest: guest, from: request.address)
      else { return files?.respond(to: request) ?? missing(request) }
      let title = session.content.title
      let page = LivePageDocument.bytes(
        of: session.page.tree, title: title.isEmpty ? configuration.title : title,
        language: session.content.language ?? configuration.language,
        head: LivePageHead(
          token: sessions.token(of: session), script: scriptAddress,
          framing: configuration.framing, styles: configuration.styles))
      if request.method == "HEAD" { sessions.remove(session, told: .gone) }
      var response = Response.page(page.html, policy: page.policy)
      response.headers.append(cookie.header(for: guest))
      return response
    } catch let error as LiveError {
      var response = failure(503, "Too many pages are open", request, "\(error)")
      response.headers.append(("Retry-After", "30"))
      return response
    } catch {
      return failure(500, "The page can't be shown", request, "\(error)")
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
    SocketConnection.take(
      socket, of: cookie.guest(of: request), from: request.address, for: self)
    return Response(body: .webSocket(socket))
  }

  /// What comes by `POST` must come from a page of ours, which says so.
  private func post(
    _ request: Request, _ answer: (LiveServer, Request, RandomID) -> Response
  ) -> Response {
    guard request.method == "POST" else { return notAllowed("POST", request) }
    guard request.header("Origin") != nil, let guest = cookie.guest(of: request) else {
      return failure(403, "Only pages of this server may do that", request)
    }
    return answer(self, request, guest)
  }

  // MARK: Failures

  private func missing(_ request: Request) -> Response {
    failure(404, "Nothing is here", request)
  }

  private func notAllowed(_ methods: String, _ request: Request) -> Response {
    var response = failure(405, "That can't be done here", request)
    response.headers.append(("Allow", methods))
    return response
  }

  /// A page that says no more than the log's reader needs to find the line.
  func failure(
    _ status: Int, _ words: String, _ request: Request, _ detail: String? = nil
  ) -> Response {
    let id = String(RandomID().text.prefix(10))
    sessions.log(
      "\(request.address) \(id) \(status) \(request.target)" + (detail.map { ": " + $0 } ?? ""))
    return FailurePage.response(status, words, id: id, language: configuration.language)
  }
}
