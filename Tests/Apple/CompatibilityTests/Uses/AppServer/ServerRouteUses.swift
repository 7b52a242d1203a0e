import AppServer
import Foundation

@MainActor enum ServerRouteUses {
  static func route(_ server: inout AppServerConfiguration) {
    _ = ServerRoute.self
    _ = ServerRoute.Method.self
    _ = ServerRoute.Method.post
    let handler: ServerRoute.Handler = { _ in .text("") }
    server.route(.get, "/a", handler: handler)
    server.route(.get, "/a", largestBody: 1, time: .seconds(1), handler: handler)
  }
}
