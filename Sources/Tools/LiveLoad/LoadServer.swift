import Dispatch
import Foundation
import LivePages
import LiveProving
import ViewTree
import WebServer

/// A server whose limits let one machine be all its clients.
@MainActor
enum LoadServer {
  /// What pages show.
  enum Content: String {
    /// Rows without views: what sessions cost by themselves.
    case board
    /// The same rows as SwiftUI views.
    case views
  }

  static func start(
    _ content: Content, port: UInt16 = 0, store: any SnapshotStore, model: BoardModel
  ) throws -> LiveServer {
    var configuration = LiveServerConfiguration()
    configuration.server.port = port
    configuration.server.limits.connections = 20_000
    configuration.server.limits.connectionsPerAddress = 20_000
    configuration.limits.sessionsPerAddress = 20_000
    let server = LiveServer(configuration, store: store) { visit in
      switch content {
      case .board: BoardContent(rows: 20, model: model)
      case .views: LiveView(RowList(model: .shared))
      }
    }
    try server.start()
    return server
  }

  /// Serves until it is killed.
  static func run(port: UInt16, store: String) throws -> Never {
    let server = try start(
      .board, port: port, store: try SQLiteSnapshotStore(path: store), model: BoardModel())
    print(server.http.port)
    fflush(nil)
    withExtendedLifetime(server) { dispatchMain() }
  }
}
