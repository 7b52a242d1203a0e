import AppServer
import Foundation

@MainActor enum RouteRequestUses {
  static func request() throws {
    _ = RouteRequest.self
    let value = RouteRequest(
      method: "", path: "", parameters: [:], query: [], headers: [], cookies: [:], body: Data(),
      reader: Reader())
    _ = value.method
    _ = value.path
    _ = value.parameters
    _ = value.query
    _ = value.headers
    _ = value.cookies
    _ = value.body
    _ = value.reader
    _ = value.header("")
    _ = value.queryValue("")
    _ = try value.json(Int.self)
  }
}
