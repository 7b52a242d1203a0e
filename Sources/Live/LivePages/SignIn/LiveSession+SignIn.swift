import AppServer
import ElementDiff
import Foundation
import ViewTree

extension LiveSession {
  /// How long a page has time to ask for the sign-in that it was offered, in seconds.
  private static var grantTime: Double { 60 }

  /// Has the page ask for a sign-in; where no script runs, its next form does.
  func offer(_ user: ReaderUser, _ time: Duration?) {
    guard user.isAcceptable else {
      return sessions.log(
        "a sign-in at \(route) was refused: a user's id has 1 to 256 bytes and no control characters"
      )
    }
    actions.grant = SessionActions.Grant(
      user: user, lifetime: time, expiry: sessions.clock() + Self.grantTime)
    tellGrant()
  }

  /// Tells a page that has a connection what it was granted.
  func tellGrant() {
    guard let grant = actions.grant, connection != nil, !hasEnded else { return }
    keep(nil, with: [.admit(id.text + grant.code.text)])
    sessions.schedule(self)
  }

  /// What the page was granted, if this is its code; given once.
  func takeGrant(_ code: RandomID) -> SessionActions.Grant? {
    guard let grant = actions.grant, grant.code == code else { return nil }
    actions.grant = nil
    return grant.expiry >= sessions.clock() ? grant : nil
  }

  func signOut(everywhere: Bool) {
    guard let user = known.reader.user else { return }
    let scope: SignOutScope
    if everywhere {
      scope = .user(user.id)
    } else if let signIn = known.signIn {
      scope = .signIn(signIn)
    } else {
      return sessions.log("\(route): only who has signed the reader in can sign it out")
    }
    actions.hasSignedOut = true
    sessions.signOut(scope)
  }

  func isEnded(by scope: SignOutScope) -> Bool {
    switch scope {
    case .signIn(let id): known.signIn == id
    case .user(let id), .forgotten(.user(let id)): known.reader.user?.id == id
    case .forgotten(.browser(let guest)): known.reader.user == nil && self.guest == guest
    }
  }
}

extension LiveSessions {
  /// Ends sign-ins, and all pages of theirs in every process.
  ///
  /// - Parameter session: One that ends by itself.
  func signOut(_ scope: SignOutScope, but session: LiveSession? = nil) {
    do {
      try signIns?.end(scope)
    } catch {
      log("a sign-out could not be stored: \(error)")
    }
    store.tell(.signedOut(scope))
    onSignOut?(scope)
    endPages(of: scope, but: session)
  }

  /// Ends the pages of sign-ins that have ended; they load themselves again.
  ///
  /// In a later turn: one of them may be running the action that asks for it.
  func endPages(of scope: SignOutScope, but exception: LiveSession? = nil) {
    Task { @MainActor [weak self] in
      guard let self else { return }
      if case .forgotten(let reader) = scope { forgetValues(of: reader) }
      for session in Array(sessions.values)
      where session !== exception && session.isEnded(by: scope) {
        remove(session, told: .gone)
      }
    }
  }

  /// Takes note of what another machine, or another process, has told.
  func hear(_ notice: StoreNotice) {
    switch notice {
    case .signedOut(let scope): endPages(of: scope)
    case .changed(let name, let version, let bytes):
      SharedValues.all.hasChanged(name, version: version, bytes: bytes)
    case .refused(let words): reportOnce("the store has refused a change: \(words)")
    case .missed:
      SharedValues.all.refreshAll()
      endSignedOut()
    }
  }

  /// Ends the pages whose sign-ins have ended while nobody could say so.
  private func endSignedOut() {
    let signedIn = sessions.values.compactMap { session in
      session.known.signIn.map { (session: session, id: $0) }
    }
    guard !signedIn.isEmpty else { return }
    do {
      let lasting = try store.lasting(Set(signedIn.map(\.id)))
      for (session, id) in signedIn where !lasting.contains(id) { remove(session, told: .gone) }
    } catch {
      reportOnce("sign-ins can't be looked up: \(error)")
    }
  }

  /// Ends the pages of a sign-in that nothing has renewed.
  func sweepSignIn(of session: LiveSession) {
    guard let id = session.known.signIn, let signIns,
      session.known.expiry <= Date().timeIntervalSince1970
    else { return }
    // A store that can't be asked now is asked again.
    do {
      guard let expiry = try signIns.expiry(of: id) else { return remove(session, told: .gone) }
      session.known.expiry = expiry
    } catch {
      reportOnce("sign-ins can't be looked up: \(error)")
    }
  }
}

extension ReaderUser {
  /// Whether a user's id can be one: it stands in cookies' places, stores and logs.
  var isAcceptable: Bool {
    (1...256).contains(id.utf8.count)
      && id.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }
}
