import AppServer
import Foundation
import WebServer

extension PageHost {
  /// Answers a request for a route of the app's; nil if there is none, as where an app configures its processes differently.
  func route(_ request: RelayedRequest, _ id: UInt32) throws -> RouteWork? {
    let path = request.target.prefix { $0 != "?" }
    guard let (route, parameters) = configuration.app.route(request.method, path) else {
      return nil
    }
    let reader = try recorded(first(request, id)) {
      try identify(request.reader, guest: request.guest, at: request.address, renews: false).reader
        .reader
    }
    let query = URLComponents(string: String(request.target.dropFirst(path.count)))?.queryItems
    let asked = RouteRequest(
      method: request.method, path: String(path), parameters: parameters, query: query ?? [],
      headers: request.headers.map { ($0.name, $0.value) },
      cookies: Dictionary(request.allCookies.map { ($0.name, $0.value) }) { first, _ in first },
      body: Data(request.body), reader: reader)
    return RouteWork { [self] in
      do {
        return try Response(try await route.handler(asked))
      } catch let error as RouteError {
        let status = (400...599).contains(error.status) ? error.status : 500
        return .text(error.message.isEmpty ? "" : error.message + "\n", status: status)
      } catch {
        // What one may be told who asks is a RouteError.
        return failure(500, "That can\u{2019}t be answered", request, "\(error)")
      }
    }
  }
}

/// What answers a request later.
struct RouteWork {
  let run: @MainActor () async -> Response

  /// Begins, and says when it is done, unless it is cancelled before.
  @MainActor func start(_ answer: @escaping @MainActor (Response) -> Void) -> Task<Void, Never> {
    Task { @MainActor in
      let response = await run()
      if !Task.isCancelled { answer(response) }
    }
  }
}

/// A response that isn't one.
struct ResponseError: Error, CustomStringConvertible {
  var description: String
}

extension Response {
  /// What a route answers, as it is sent.
  ///
  /// - Throws: ``ResponseError`` if a header or the status can't be any.
  init(_ response: RouteResponse) throws {
    guard (200...599).contains(response.status) else {
      throw ResponseError(
        description: "A route answers \(response.status): a status is 200 to 599.")
    }
    guard response.body.count <= 16 * 1024 * 1024 else {
      throw ResponseError(
        description: "A route answers with \(response.body.count) bytes: at most 16 MiB.")
    }
    for (name, value) in response.headers {
      guard HeaderText.isName(name), HeaderText.isValue(value) else {
        throw ResponseError(
          description:
            "A route sets a header “\(name)”, which has a name or a value that none can have.")
      }
      guard !Self.ownHeaders.contains(name.lowercased()) else {
        throw ResponseError(
          description: "A route sets the header “\(name)”, which is the server's.")
      }
      guard name.lowercased() != "location" || Self.leadsOn(value) else {
        throw ResponseError(
          description:
            "A route leads to “\(value)”, which is neither a path nor an address of http or https.")
      }
    }
    self.init(
      status: response.status, headers: response.headers, body: .bytes([UInt8](response.body)))
  }

  private static let ownHeaders: Set<String> = [
    "connection", "content-length", "transfer-encoding", "upgrade", "keep-alive", "trailer", "te",
    "date",
  ]

  private static func leadsOn(_ address: String) -> Bool {
    if address.hasPrefix("/") { return !address.hasPrefix("//") && !address.hasPrefix("/\\") }
    let small = address.lowercased()
    return small.hasPrefix("https://") || small.hasPrefix("http://")
  }
}

/// What headers may have (RFC 9110, section 5).
enum HeaderText {
  static func isName(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte) || "!#$%&'*+-.^_`|~".utf8.contains(byte)
      }
  }

  static func isValue(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 == 0x09 || (0x20...0x7E).contains($0) }
  }
}
