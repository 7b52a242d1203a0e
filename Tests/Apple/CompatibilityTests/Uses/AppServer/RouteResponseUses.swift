import AppServer
import Foundation

@MainActor enum RouteResponseUses {
  static func response() throws {
    _ = RouteResponse.self
    let value = RouteResponse(status: 200, headers: [], body: Data())
    _ = value.status
    _ = value.headers
    _ = value.body
    _ = try RouteResponse.json(1, status: 200)
    _ = RouteResponse.text("", status: 200)
    _ = RouteResponse.redirect(to: "", isPermanent: true)
    _ = RouteResponse.download(Data(), named: "", type: "")
  }

  static func error() {
    _ = RouteError.self
    let value = RouteError(404, "")
    _ = value.status
    _ = value.message
    _ = value == value
  }
}
