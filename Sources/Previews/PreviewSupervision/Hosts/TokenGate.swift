import Foundation
package import WebServer

/// Lets only browsers in that were given the address of this run.
///
/// The first address has the token; a cookie that scripts can't read stands for it from then on.
package enum TokenGate {
  /// Cookies are those of all ports of a machine, so each run has a name of its own.
  package static func cookie(_ token: String) -> String { "preview-run-\(token.prefix(6))" }
  package static let parameter = "run"

  /// An answer for a browser that is refused, or for the first visit; nil lets the request through.
  package static func answer(_ request: Request, token: String) -> Response? {
    if let given = cookies(of: request)[cookie(token)], isEqual(given, token) { return nil }
    let items =
      request.query.flatMap { URLComponents(string: "/?\($0)")?.queryItems } ?? []
    guard request.method == "GET",
      let given = items.first(where: { $0.name == parameter })?.value, isEqual(given, token)
    else {
      return .text("Open the address that the command has printed.\n", status: 403)
    }
    return Response(
      status: 303,
      headers: [
        ("Location", address(of: request, items.filter { $0.name != parameter })),
        ("Set-Cookie", "\(cookie(token))=\(token); Path=/; HttpOnly; SameSite=Strict"),
      ])
  }

  /// The address that was asked for without the token, so that one can be passed on.
  private static func address(of request: Request, _ items: [URLQueryItem]) -> String {
    // An address with two slashes in front names another host.
    guard request.path.hasPrefix("/"), !request.path.hasPrefix("//"),
      var components = URLComponents(string: String(request.path))
    else { return "/" }
    components.queryItems = items.isEmpty ? nil : items
    return components.string ?? "/"
  }

  private static func cookies(of request: Request) -> [String: String] {
    var result: [String: String] = [:]
    for part in (request.header("Cookie") ?? "").split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      if pair.count == 2 { result[pair[0]] = pair[1] }
    }
    return result
  }

  /// Takes the same time for all texts of a length.
  private static func isEqual(_ left: String, _ right: String) -> Bool {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    return left.count == right.count && zip(left, right).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
