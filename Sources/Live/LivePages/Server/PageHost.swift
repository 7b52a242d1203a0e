import AppServer
import ElementDiff
import Foundation
import ViewTree
import WebServer

/// What the sessions' side answers a request with.
enum PageAnswer {
  case response(Response)
  /// The body comes in parts, by the stream that was asked for.
  case stream(RelayedHead)
  /// There is no page at the address.
  case nothing
  /// The readers of the network rest for so many seconds; then the question may be asked once more.
  case later(Double)
  /// A route of the app's answers.
  case work(RouteWork)
}

/// The sessions of a server with what is asked of them: pages, sockets and streams.
///
/// It knows nothing of who listens: that is a ``LiveServer`` of the same process or of another.
@MainActor
final class PageHost {
  let configuration: LiveServerConfiguration
  let sessions: LiveSessions
  let recorder: FlightRecorder?
  let signIns: SignIns
  let signInCookie: SignInCookie
  private let cookie: GuestCookie
  private let scriptAddress: String

  init(
    _ configuration: LiveServerConfiguration, store: any SnapshotStore,
    recorder: FlightRecorder? = nil, source: @escaping LiveContentSource
  ) {
    self.configuration = configuration
    self.recorder = recorder
    cookie = GuestCookie(isSecure: configuration.publicURL?.isSecure == true)
    signInCookie = SignInCookie(isSecure: cookie.isSecure)
    signIns = SignIns(store, configuration.app.signIn)
    scriptAddress = configuration.scripts.first.map { "/-/\($0.name)?\($0.hash)" } ?? "/-/live.js"
    let log = configuration.server.log
    sessions = LiveSessions(
      limits: configuration.limits, store: store, user: configuration.user,
      log: { log?(LogLine.escaped($0)) }, source: source)
    sessions.recorder = recorder
    sessions.documentTitle = configuration.title
    sessions.signIns = signIns
    SharedValues.all.log = { log?(LogLine.escaped($0)) }
    if let store = store as? any SharedValueStore { SharedValues.all.connect(store) }
    store.listen { [weak sessions] in sessions?.hear($0) }
    sessions.uploads = configuration.app.uploads
    sessions.languages = PageLanguages(
      own: configuration.language, offered: configuration.languages)
  }

  /// Answers a request.
  ///
  /// - Parameters:
  ///   - waited: How long the request has waited already since readers of its network rest.
  ///   - stream: Makes what a long answer is written to; called at most once.
  func respond(
    to request: RelayedRequest, id: UInt32 = 0, waited: Double = 0, stream: () -> any LiveStream
  ) -> PageAnswer {
    if request.isRoute { return answer(ofRoute: request, id) }
    let path = request.target.prefix { $0 != "?" }
    if path == "/-/down" { return StreamConnection.open(self, request, stream) }
    if path == "/-/sign-in" { return .response(admit(request)) }
    if path == "/-/warnings" { return warnings(request) }
    if path == "/-/upload" { return .response(take(fileOf: request, id)) }
    if path == "/-/file" { return .response(file(for: request, id)) }
    if path.hasPrefix(LiveServer.assetPrefix) { return asset(for: request) }
    if path == "/-/up" { return .response(StreamConnection.take(self, request)) }
    if request.method == "POST" { return post(request, id) }
    let rest = sessions.restLeft(from: request.address, guest: request.guest)
    if rest == 0 { return page(request, id) }
    guard waited + rest <= configuration.limits.restPatience else {
      return .response(busy(request, for: rest))
    }
    return .later(rest)
  }

  /// A file that only the store has, since another machine has made the page that links to it.
  private func asset(for request: RelayedRequest) -> PageAnswer {
    let name = String(
      request.target.prefix { $0 != "?" }.dropFirst(LiveServer.assetPrefix.count))
    do {
      guard let bytes = try sessions.store.asset(named: name),
        let response = AssetShelf.response(PageAsset(name: name, origin: nil, bytes: bytes))
      else { return .nothing }
      return .response(response)
    } catch {
      return .response(failure(error, request))
    }
  }

  func busy(_ request: RelayedRequest, for seconds: Double) -> Response {
    var response = failure(503, "The server is busy", request)
    response.headers.append(("Retry-After", "\(Int(seconds.rounded(.up)))"))
    return response
  }

  /// The first response of a page: the whole document.
  private func page(_ request: RelayedRequest, _ id: UInt32) -> PageAnswer {
    do {
      if request.isReload, let response = try again(request, id) { return .response(response) }
      let (begun, identified) = try recorded(first(request, id)) {
        let identified = try identify(request, renews: true)
        return (
          try sessions.begin(
            route: request.target, guest: request.guest, from: request.address,
            reader: identified.reader), identified
        )
      }
      guard let session = begun else { return .nothing }
      var response = session.work { document(of: session, for: request) }
      response.headers += identified.cookies
      if request.method == "HEAD" { sessions.remove(session, told: .gone) }
      return .response(response)
    } catch {
      return .response(failure(error, request))
    }
  }

  /// The page that a reader has had loaded again, as it was left; nil if it isn't there any more.
  private func again(_ request: RelayedRequest, _ id: UInt32) throws -> Response? {
    let reader = try recorded(first(request, id)) { try identify(request, renews: false).reader }
    guard
      let session = sessions.seen(at: request.target, by: request.guest, as: reader.userID),
      session.becomeDocument()
    else { return nil }
    return session.work { document(of: session, for: request) }
  }

  private func answer(ofRoute request: RelayedRequest, _ id: UInt32) -> PageAnswer {
    do {
      return try route(request, id).map { .work($0) } ?? .nothing
    } catch {
      return .response(failure(500, "That can\u{2019}t be answered", request, "\(error)"))
    }
  }

  /// What is noted while a request is answered.
  func first(_ request: RelayedRequest, _ id: UInt32) -> Blame {
    Blame(
      phase: .first, session: RandomID(high: 0, low: 0), guest: request.guest, request: id,
      route: request.target)
  }

  private func identify(_ request: RelayedRequest, renews: Bool) throws -> Identified {
    try identify(request.reader, guest: request.guest, at: request.address, renews: renews)
  }

  private func document(of session: LiveSession, for request: RelayedRequest) -> Response {
    let title = session.content.title
    var head = LivePageHead(
      token: sessions.token(of: session), script: scriptAddress,
      framing: configuration.framing,
      styles: configuration.styles + (configuration.showsWarnings ? Self.warningStyles : ""),
      form: LivePageForm(
        action: session.route,
        token: session.formToken.text(
          for: request.guest, at: session.route, sessions.authenticator)))
    if configuration.showsWarnings {
      head.warnings = "/-/\(LiveScript.warnings.name)?\(LiveScript.warnings.hash)"
    }
    head.page = session.content.head
    head.origin = configuration.publicURL?.origin ?? ""
    let page = LivePageDocument.bytes(
      of: session.page.tree, title: title.isEmpty ? configuration.title : title,
      language: session.content.language ?? session.language,
      head: head)
    var response = Response.page(page.html, policy: page.policy)
    response.headers.append(cookie.header(for: request.guest))
    return response
  }

  private func failure(_ error: any Error, _ request: RelayedRequest) -> Response {
    let (title, pause): (String, String)
    switch error {
    case is LiveError: (title, pause) = ("Too many pages are open", "30")
    case is StoreUnreachable: (title, pause) = ("This is not available for a moment", "2")
    default: return failure(500, "The page can’t be shown", request, "\(error)", isShown: true)
    }
    var response = failure(503, title, request, "\(error)")
    response.headers.append(("Retry-After", pause))
    return response
  }

  // MARK: Without script

  /// What a page says that runs no script: its form is applied to its session, and the answer is the page anew.
  private func post(_ request: RelayedRequest, _ id: UInt32) -> PageAnswer {
    guard let form = PostedForm(request.body), let text = form[LivePageForm.tokenName],
      let token = FormToken(
        text, of: request.guest, at: request.target, sessions.authenticator)
    else { return .response(failure(403, "Only pages of this server may do that", request)) }
    guard Double(token.expiry) > Date().timeIntervalSince1970 else { return anew(request) }
    do {
      guard let session = try session(of: token, request, id) else { return anew(request) }
      if let answer = try redeem(session, request) { return answer }
      guard session.post(form, token) else {
        return .response(busy(request, for: 1))
      }
      if let answer = try redeem(session, request) { return answer }
      return .response(session.work { document(of: session, for: request) })
    } catch {
      return .response(failure(error, request))
    }
  }

  /// What a page without script gets whose views have signed its reader in or out.
  private func redeem(_ session: LiveSession, _ request: RelayedRequest) throws -> PageAnswer? {
    if session.actions.hasSignedOut { return anew(request, [signInCookie.removal]) }
    guard let code = session.actions.grant?.code, let grant = session.takeGrant(code) else {
      return nil
    }
    return anew(request, [try begin(grant, of: session)])
  }

  /// The session of a form: in memory, stored, or made again of the page that was only fetched; nil if that isn't the
  /// same page any more.
  private func session(
    of token: FormToken, _ request: RelayedRequest, _ id: UInt32
  ) throws -> LiveSession? {
    let reader = try recorded(first(request, id)) { try identify(request, renews: false).reader }
    let found = sessions.resume(
      token.page, guest: request.guest, from: request.address, reader: reader)
    switch found {
    case .found(let session): return session
    case .held: throw LiveError.tooMany
    case .unreachable: throw StoreUnreachable("Sessions can't be asked for.")
    case .gone, .unknown: break
    }
    guard token.event == 0 else { return nil }
    let begun = try recorded(first(request, id)) {
      try sessions.begin(
        route: request.target, guest: request.guest, from: request.address, reader: reader,
        id: token.page.session)
    }
    guard let session = begun else { return nil }
    guard PageShape(of: session.page.tree) == token.shape else {
      sessions.remove(session, told: .gone)
      return nil
    }
    return session
  }

  /// Sends a browser to the page as it is now.
  ///
  /// - Parameter headers: Cookies.
  private func anew(
    _ request: RelayedRequest, _ headers: [(name: String, value: String)] = []
  ) -> PageAnswer {
    .response(
      Response(
        status: 303,
        headers: [("Location", request.target), ("Cache-Control", "no-store")] + headers,
        body: .bytes([])))
  }

  func recorded<Result>(_ blame: Blame, _ body: () throws -> Result) rethrows -> Result {
    guard let recorder else { return try body() }
    return try recorder.during(blame, body)
  }

  func failure(
    _ status: Int, _ words: String, _ request: RelayedRequest, _ detail: String? = nil,
    isShown: Bool = false
  ) -> Response {
    configuration.failure(
      status, words, from: request.address, at: request.target, for: request.reader.languages,
      detail, isShown: isShown)
  }
}

extension LiveServerConfiguration {
  /// A page that says no more than the log's reader needs to find the line.
  ///
  /// - Parameters:
  ///   - languages: The value of `Accept-Language`.
  ///   - isShown: Whether the detail is for the app's author, who sees it in a debug build.
  @MainActor func failure(
    _ status: Int, _ words: String, from address: String, at target: String,
    for languages: String, _ detail: String? = nil, isShown: Bool = false
  ) -> Response {
    let id = String(RandomID().text.prefix(10))
    server.log?(
      LogLine.escaped("\(address) \(id) \(status) \(target)" + (detail.map { ": " + $0 } ?? "")))
    let wanted = AcceptedLanguages(languages)
    return FailurePage.response(
      status, words, id: id,
      language: PageLanguages(own: language, offered: self.languages).language(for: wanted),
      detail: isShown && showsWarnings ? detail : nil)
  }
}
