package import AppServer
import Foundation

extension MemoryStore {
  package func setUser(_ user: String, of guest: RandomID) throws { valueUsers[guest] = user }

  package func records(of reader: ReaderIdentity) throws -> ReaderRecords {
    var records = ReaderRecords()
    if case .user(let id) = reader {
      for signIn in signIns.values where signIn.user.id == id { records.add(signIn) }
    }
    for session in sessions.values where session.isOf(reader) { records.add(session) }
    for (name, value) in guests(of: reader).compactMap({ values[$0] }).joined() {
      records.add(name, value)
    }
    return records
  }

  package func removeRecords(of reader: ReaderIdentity) throws {
    if let failure { throw failure }
    if case .user(let id) = reader { try removeSignIns(ofUser: id) }
    sessions = sessions.filter { !$0.value.isOf(reader) }
    for guest in guests(of: reader) {
      values[guest] = nil
      valueUsers[guest] = nil
    }
  }

  /// Whose values are a reader's.
  private func guests(of reader: ReaderIdentity) -> [RandomID] {
    switch reader {
    case .user(let id): valueUsers.filter { $0.value == id }.map(\.key)
    case .browser(let guest): [guest]
    }
  }
}

extension StoredSession {
  /// Whether it is a page of a reader's.
  fileprivate func isOf(_ reader: ReaderIdentity) -> Bool {
    switch reader {
    case .user(let id): user == id
    case .browser(let guest): user.isEmpty && self.guest == guest
    }
  }
}
