import AppServer

extension LiveSessions {
  /// Forgets what is kept of a reader, and ends the reader's pages in every process.
  func removeRecords(of reader: ReaderIdentity) throws {
    try store.removeRecords(of: reader)
    let scope = SignOutScope.forgotten(reader)
    store.tell(.signedOut(scope))
    onSignOut?(scope)
    endPages(of: scope)
  }
}

extension SessionActions {
  /// What the store has of the page's reader.
  ///
  /// - Throws: What the store throws.
  func records() throws -> ReaderRecords {
    guard let session else { return ReaderRecords() }
    return try session.sessions.store.records(of: session.known.identity(in: session.guest))
  }

  /// Forgets what the store has of the page's reader.
  ///
  /// - Throws: What the store throws.
  func removeRecords() throws {
    guard let session else { return }
    try session.sessions.removeRecords(of: session.known.identity(in: session.guest))
    hasSignedOut = true
  }
}
