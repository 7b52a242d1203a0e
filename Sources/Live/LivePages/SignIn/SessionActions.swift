package import AppServer

/// What the views of a page ask of its session.
@MainActor
package final class SessionActions {
  /// A sign-in that the page is to ask for.
  struct Grant {
    var user: ReaderUser
    var lifetime: Duration?
    /// What the page sends, once.
    var code = RandomID()
    /// On the clock of sessions.
    var expiry: Double
  }

  weak var session: LiveSession?
  /// What was asked before there was a session.
  private var waiting: [@MainActor (LiveSession) -> Void] = []
  var grant: Grant?
  /// The files that come and go.
  let files: PageFiles
  /// Whether the page's sign-in has been ended.
  var hasSignedOut = false

  package init(uploads: UploadConfiguration = UploadConfiguration()) {
    files = PageFiles(uploads)
  }

  /// Signs the page's reader in.
  package func signIn(_ user: ReaderUser, for time: Duration?) {
    perform { $0.offer(user, time) }
  }

  /// Signs the page's reader out.
  package func signOut(everywhere: Bool) { perform { $0.signOut(everywhere: everywhere) } }

  private func perform(_ action: @escaping @MainActor (LiveSession) -> Void) {
    if let session { action(session) } else { waiting.append(action) }
  }

  func begin(_ session: LiveSession) {
    self.session = session
    files.session = session
    for action in waiting { action(session) }
    waiting = []
  }
}
