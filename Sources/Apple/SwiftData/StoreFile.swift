import Foundation
import SQLiteStore
import Synchronization

/// A file of objects, one for all containers of a process that name it.
///
/// A row has an object's values as JSON. All that a save writes is one transaction.
final class StoreFile: @unchecked Sendable {
  struct Row {
    var entity: String
    var key: String
    var body: String
  }

  /// Where another context's changes are put until they are taken.
  final class Inbox: Sendable {
    let changed = Mutex<[PersistentIdentifier]>([])
    /// Called after each delivery, on any thread.
    let onDelivery: @Sendable () -> Void
    init(onDelivery: @escaping @Sendable () -> Void) { self.onDelivery = onDelivery }

    /// What has arrived since the last time.
    func take() -> [PersistentIdentifier] {
      changed.withLock { changed in
        defer { changed = [] }
        return changed
      }
    }
  }

  private struct WeakInbox { weak var inbox: Inbox? }

  private let database: Database
  /// Guards ``database``, ``inboxes`` and ``version``.
  private let lock = NSLock()
  private var inboxes: [WeakInbox] = []
  private var version: Int64

  private static let known = Mutex<[String: WeakFile]>([:])
  private struct WeakFile { weak var file: StoreFile? }

  /// The store at a path, opened once.
  static func at(_ path: String) throws -> StoreFile {
    try known.withLock { known in
      if let file = known[path]?.file { return file }
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // SQLite gives the files beside it the same permissions.
      if !FileManager.default.fileExists(atPath: path) {
        _ = FileManager.default.createFile(
          atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
      }
      let file = try StoreFile(path)
      known[path] = WeakFile(file: file)
      return file
    }
  }

  /// A store that ends with its last container.
  static func inMemory() throws -> StoreFile { try StoreFile(":memory:") }

  private init(_ path: String) throws {
    database = try Database(path: path)
    try database.migrate([
      { (database: Database) throws in
        try database.run(
          """
          CREATE TABLE objects (
            number INTEGER PRIMARY KEY, entity TEXT NOT NULL, key TEXT NOT NULL UNIQUE,
            body TEXT NOT NULL)
          """)
        try database.run("CREATE INDEX objects_by_entity ON objects (entity)")
      }
    ])
    version = try database.dataVersion()
  }

  func add(_ inbox: Inbox) {
    lock.withLock {
      inboxes.removeAll { $0.inbox == nil }
      inboxes.append(WeakInbox(inbox: inbox))
    }
  }

  /// The rows of a type in the order of their first saves.
  func rows(of entity: String) throws -> [Row] {
    try lock.withLock {
      try database.rows(
        "SELECT key, body FROM objects WHERE entity = ? ORDER BY number", entity
      ) { Row(entity: entity, key: $0.string(0), body: $0.string(1)) }
    }
  }

  /// One row, if it is there.
  func row(_ id: PersistentIdentifier) throws -> Row? {
    try lock.withLock {
      try database.rows("SELECT body FROM objects WHERE key = ?", id.key) {
        Row(entity: id.entityName, key: id.key, body: $0.string(0))
      }.first
    }
  }

  /// Whether another process has written since this was last asked.
  func wasWrittenElsewhere() -> Bool {
    lock.withLock {
      guard let now = try? database.dataVersion(), now != version else { return false }
      version = now
      return true
    }
  }

  /// Writes and removes rows: all of them or, if it throws, none.
  func commit(_ rows: [Row], removing removed: [PersistentIdentifier], by sender: Inbox) throws {
    let receivers = try lock.withLock {
      try database.transaction {
        for row in rows {
          try database.run(
            """
            INSERT INTO objects (entity, key, body) VALUES (?, ?, ?)
            ON CONFLICT (key) DO UPDATE SET body = excluded.body
            """, row.entity, row.key, row.body)
        }
        for id in removed { try database.run("DELETE FROM objects WHERE key = ?", id.key) }
      }
      return inboxes.compactMap(\.inbox).filter { $0 !== sender }
    }
    let changed =
      rows.map { PersistentIdentifier(entityName: $0.entity, key: $0.key) } + removed
    for inbox in receivers {
      inbox.changed.withLock { $0 += changed }
      inbox.onDelivery()
    }
  }

  /// Removes everything.
  func erase() throws {
    try lock.withLock { try database.run("DELETE FROM objects") }
  }
}
