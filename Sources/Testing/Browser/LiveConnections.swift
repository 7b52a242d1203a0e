import Glibc
import Synchronization

/// The connections that are not closed yet.
///
/// A browser held by a global is never released: at exit its folder would stay behind.
enum LiveConnections {
  private struct Reference {
    weak var connection: Connection?
  }

  private static let references = Mutex<[Reference]>([])

  private static let registration: Void = {
    _ = atexit {
      let connections = LiveConnections.references.withLock { $0.compactMap(\.connection) }
      for connection in connections { connection.stop(.atOnce) }
      for connection in connections { connection.blockUntilFinished(seconds: 2) }
    }
  }()

  static func insert(_ connection: Connection) {
    _ = registration
    references.withLock { references in
      references.removeAll { $0.connection == nil }
      references.append(Reference(connection: connection))
    }
  }
}
