package import AppServer
import Dispatch
import SQLiteStore

/// What processes of one machine share by a file: who wants to hear of it looks again and again.
extension SQLiteSnapshotStore {
  static let withSharedValues: Database.Migration = { database in
    try database.run(
      "CREATE TABLE shared_values (name TEXT PRIMARY KEY, bytes BLOB, version INTEGER) WITHOUT ROWID"
    )
  }

  /// How many milliseconds after a change others see it, at most.
  private static var interval: Int { 20 }

  package func listen(_ hear: @escaping @MainActor @Sendable (StoreNotice) -> Void) {
    self.hear = hear
    SharedValues.all.whenNeeded { [weak self] in self?.look(hear) }
  }

  private func look(_ hear: @escaping @MainActor @Sendable (StoreNotice) -> Void) {
    var version = try? database.dataVersion()
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self, let new = try? self.database.dataVersion(), new != version else { return }
        version = new
        let rows = try? self.database.rows("SELECT name, version FROM shared_values") {
          StoreNotice.changed(name: $0.string(0), version: $0.int64(1))
        }
        for notice in rows ?? [] { hear(notice) }
      }
    }
    timer.schedule(deadline: .now(), repeating: .milliseconds(Self.interval))
    timer.activate()
    watch = timer
  }
}

extension SQLiteSnapshotStore: SharedValueStore {
  package func sharedValue(named name: String) throws -> SharedRecord? {
    try database.rows("SELECT bytes, version FROM shared_values WHERE name = ?", name) {
      SharedRecord(bytes: $0.bytes(0), version: $0.int64(1))
    }.first
  }

  package func setSharedValue(
    _ bytes: [UInt8], named name: String, ifVersion version: Int64,
    done: @escaping @MainActor (Result<Int64?, any Error>) -> Void
  ) {
    let result = Result<Int64?, any Error> {
      try database.transaction {
        try database.run(
          """
          INSERT INTO shared_values VALUES (?, ?, ?)
          ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes, version = excluded.version
          WHERE version = ?
          """, name, bytes, version + 1, version)
        return database.changes > 0 ? version + 1 : nil
      }
    }
    if case .failure(let error as SQLiteError) = result, error.code == .busy {
      // Another process writes, for some milliseconds.
      Task { @MainActor [weak self] in
        try? await Task.sleep(for: .milliseconds(5))
        self?.setSharedValue(bytes, named: name, ifVersion: version, done: done)
      }
      return
    }
    done(result)
  }
}
