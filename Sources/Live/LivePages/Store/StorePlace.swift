import Foundation

/// Where sessions are kept, as an option or a variable says it.
package enum StorePlace: Equatable, Sendable {
  /// A file of SQLite's, for processes of one machine.
  case file(String)
  /// A PostgreSQL database, for processes on several machines.
  case postgreSQL(String)

  /// The variable that names a place where no option does. It may have a password in it.
  package static let variable = "LIVE_PAGES_STORE"

  /// - Parameter text: An address that begins with `postgres://` or `postgresql://`, or a path.
  package init(_ text: String) {
    let isAddress = ["postgres://", "postgresql://"].contains { text.hasPrefix($0) }
    self = isAddress ? .postgreSQL(text) : .file(text)
  }

  /// The text of an option, unless it has a password: others see what a program was started with.
  package static func argument(_ text: String) -> String? {
    guard case .postgreSQL = StorePlace(text) else { return text.isEmpty ? nil : text }
    guard let parts = URLComponents(string: text), parts.password == nil else { return nil }
    let names = (parts.queryItems ?? []).map(\.name)
    return names.contains { $0 == "password" || $0 == "sslpassword" } ? nil : text
  }

  /// - Parameters:
  ///   - owner: Who this process is.
  ///   - former: A process that has ended, and whose sessions this one gets.
  @MainActor
  package func open(
    owner: RandomID = RandomID(), former: RandomID? = nil
  ) throws -> any SnapshotStore {
    switch self {
    case .file(let path):
      return try SQLiteSnapshotStore(path: path, owner: owner, former: former)
    case .postgreSQL(let address):
      return try PostgreSQLSnapshotStore(address: address, owner: owner, former: former)
    }
  }
}
