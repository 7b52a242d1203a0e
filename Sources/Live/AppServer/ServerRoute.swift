import Foundation

/// An address beside the app's pages that code answers: JSON, a webhook, a download, a redirect.
public struct ServerRoute: Sendable {
  /// How it is asked.
  public enum Method: String, Sendable {
    /// Reading; `HEAD` gets the same without its body.
    case get = "GET"
    /// Changing something.
    case post = "POST"
  }

  /// What answers a request.
  public typealias Handler = @MainActor @Sendable (RouteRequest) async throws -> RouteResponse

  package let method: Method
  package let pattern: String
  package let largestBody: Int
  package let time: Duration
  package let handler: Handler

  /// The values of a path's parts that the pattern names; nil if the path is another one.
  package func parameters(of path: some StringProtocol) -> [String: String]? {
    let wanted = pattern.split(separator: "/", omittingEmptySubsequences: false)
    let found = path.split(separator: "/", omittingEmptySubsequences: false)
    guard wanted.count == found.count else { return nil }
    var parameters: [String: String] = [:]
    for (part, value) in zip(wanted, found) {
      if part.hasPrefix(":") {
        guard !value.isEmpty, let text = String(value).removingPercentEncoding else { return nil }
        parameters[String(part.dropFirst())] = text
      } else if part != value {
        return nil
      }
    }
    return parameters
  }

  /// What is wrong with the route; nil if nothing is.
  package var problem: String? {
    guard pattern.hasPrefix("/"), !pattern.contains(where: { "?#".contains($0) }) else {
      return "“\(pattern)” is no path such as /api/notes/:id."
    }
    if pattern.hasPrefix("/-/") { return "“\(pattern)” is below /-/, which pages need." }
    guard (0...Self.largestBodyOfAll).contains(largestBody) else {
      return "“\(pattern)” takes bodies of \(largestBody) bytes; at most \(Self.largestBodyOfAll)."
    }
    guard time > .zero, time <= .seconds(600) else {
      return "“\(pattern)” may take \(time); at most ten minutes."
    }
    return nil
  }

  /// A body is in memory as a whole while it is answered.
  private static let largestBodyOfAll = 16 * 1024 * 1024
}

extension AppServerConfiguration {
  /// Answers an address beside the app's pages.
  ///
  ///     server.route(.get, "/api/notes/:id") { request in
  ///       guard let note = Note.all[request.parameters["id"] ?? ""] else { throw RouteError(404) }
  ///       return try .json(note)
  ///     }
  ///
  /// Routes come before pages and files; of two that suit a path the first counts. They run where the app does, so a trap costs
  /// those who ask then an answer 503, and no page its socket.
  ///
  /// - Parameters:
  ///   - method: How it is asked.
  ///   - pattern: A path; a part that begins with `:` is any, under the name behind it.
  ///   - largestBody: The bytes of a body at most, up to 16 MiB; one with more gets 413.
  ///   - time: How long an answer may take; then it is 504, and the handler's task is cancelled.
  ///   - handler: Answers. Errors other than ``RouteError`` are 500 without details, and a line in the log.
  public mutating func route(
    _ method: ServerRoute.Method, _ pattern: String, largestBody: Int = 64 * 1024,
    time: Duration = .seconds(30), handler: @escaping ServerRoute.Handler
  ) {
    routes.append(
      ServerRoute(
        method: method, pattern: pattern, largestBody: largestBody, time: time, handler: handler))
  }

  /// The route of a request, and the values of the path's parts that it names.
  package func route(
    _ method: String, _ path: some StringProtocol
  ) -> (route: ServerRoute, parameters: [String: String])? {
    let method = method == "HEAD" ? "GET" : method
    for route in routes where route.method.rawValue == method {
      if let parameters = route.parameters(of: path) { return (route, parameters) }
    }
    return nil
  }

  /// The methods that are answered at a path.
  package func methods(at path: some StringProtocol) -> Set<String> {
    Set(routes.filter { $0.parameters(of: path) != nil }.map(\.method.rawValue))
  }
}
