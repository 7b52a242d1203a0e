import AppServer
import ViewTree
import WebServer

extension PageHost {
  /// Who reads, and what the browser is told of its cookie.
  struct Identified {
    var reader: KnownReader
    var cookies: [(name: String, value: String)] = []
  }

  /// Finds out who sends a request, or opens a connection.
  ///
  /// - Throws: What the app's own check throws, or the store.
  ///
  /// - Parameter renews: Whether the answer can set a cookie.
  func identify(
    _ facts: ReaderFacts, guest: RandomID?, at address: String, renews: Bool
  ) throws -> Identified {
    let configuration = configuration.app.signIn
    var found = Identified(reader: KnownReader(facts.reader(at: address)))
    if let check = configuration.check {
      if let user = try check(facts.checkedReader(at: address)), user.isAcceptable {
        found.reader.reader.user = user
        return found
      }
    }
    if let user = facts.user {
      found.reader.reader.user = user
      return found
    }
    guard !facts.ticket.isEmpty else { return found }
    guard let guest, var known = try signIns.known(facts.ticket, of: guest) else {
      found.cookies = [signInCookie.removal]
      return found
    }
    found.reader.reader.user = known.user
    found.reader.signIn = known.id
    if renews, known.isDue, let (text, seconds) = try signIns.renew(&known, of: guest) {
      found.cookies = [signInCookie.header(text, seconds: seconds)]
    }
    found.reader.expiry = known.expiry
    return found
  }

  /// Finds out who opens a connection, which can't be told of cookies.
  func reader(_ facts: ReaderFacts, guest: RandomID, at address: String) throws -> KnownReader {
    let blame = Blame(
      phase: .first, session: RandomID(high: 0, low: 0), guest: guest, request: 0, route: "/-/live")
    return try recorded(blame) {
      try identify(facts, guest: guest, at: address, renews: false).reader
    }
  }

  /// Takes `POST /-/sign-in`, whose body names a session and the code that its page was given.
  func admit(_ request: RelayedRequest) -> Response {
    let text = String(decoding: request.body.prefix(64), as: UTF8.self)
    guard text.utf8.count == 44, let id = RandomID(text: text.prefix(22)),
      let code = RandomID(text: text.suffix(22)), let session = sessions.session(id),
      session.guest == request.guest, let grant = session.takeGrant(code)
    else { return failure(403, "That sign-in isn\u{2019}t known", request) }
    do {
      return Response(status: 204, headers: [try begin(grant, of: session)])
    } catch {
      return failure(500, "The sign-in can\u{2019}t be stored", request, "\(error)")
    }
  }

  /// Begins a sign-in, in place of the one that the page had.
  ///
  /// - Returns: The header that sets its cookie.
  func begin(
    _ grant: SessionActions.Grant, of session: LiveSession
  ) throws -> (name: String, value: String) {
    let (text, seconds) = try signIns.begin(
      grant.user, for: grant.lifetime, of: session.guest)
    if let former = session.known.signIn { sessions.signOut(.signIn(former), but: session) }
    return signInCookie.header(text, seconds: seconds)
  }
}
