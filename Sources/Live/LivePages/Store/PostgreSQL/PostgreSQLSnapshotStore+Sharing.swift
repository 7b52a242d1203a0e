package import AppServer
import PostgreSQL

/// What processes tell each other.
extension PostgreSQLSnapshotStore {
  package func tell(_ notice: StoreNotice) {
    guard let text = notice.text else { return }
    let whole = "\(owner.text) \(text)"
    write { try $0.rows("SELECT pg_notify('live_pages', $1)", whole) }
  }

  package func listen(_ hear: @escaping @MainActor @Sendable (StoreNotice) -> Void) {
    self.hear = hear
    listener = PostgreSQLListener(address, owner: owner, hear: hear)
  }
}

extension PostgreSQLSnapshotStore: SharedValueStore {
  package func sharedValue(named name: String) throws -> SharedRecord? {
    try reader.ask {
      try $0.rows(
        "SELECT bytes, version FROM live_pages.shared_values WHERE name = $1",
        PostgreSQLBytes(name))
    }.first.map { SharedRecord(bytes: $0.bytes(0), version: $0.int64(1)) }
  }

  package func setSharedValue(
    _ bytes: [UInt8], named name: String, ifVersion version: Int64,
    done: @escaping @MainActor (Result<Int64?, any Error>) -> Void
  ) {
    let told = bytes.count <= StoreNotice.valueLimit ? bytes : nil
    let notice = StoreNotice.changed(name: name, version: version + 1, bytes: told)
    let text = "\(owner.text) \(notice.text ?? "")"
    writer.perform { connection -> Int64? in
      // Told when it is written, and only then.
      try connection.rows(
        """
        WITH written AS (
          INSERT INTO live_pages.shared_values AS known VALUES ($1, $2, $3::bigint + 1)
          ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes, version = excluded.version
          WHERE known.version = $3::bigint
          RETURNING version)
        SELECT version, pg_notify('live_pages', $4) FROM written
        """, PostgreSQLBytes(name), PostgreSQLBytes(bytes), version, text
      ).first?.int64(0)
    } then: {
      done($0)
    }
  }
}
