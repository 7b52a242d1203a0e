public import Foundation

/// A request that a route answers, read completely.
public struct RouteRequest: Sendable {
  /// `GET`, `HEAD` or `POST`.
  public var method: String
  /// The path, still percent-encoded.
  public var path: String
  /// The values of the path's parts that the route's pattern names, decoded.
  public var parameters: [String: String]
  /// The names and values behind `?`, decoded, in their order.
  public var query: [URLQueryItem]
  /// The headers in their order, without cookies and without those by which a proxy says who the reader is.
  public var headers: [(name: String, value: String)]
  /// The cookies, but those of the server itself.
  public var cookies: [String: String]
  /// The body.
  public var body: Data
  /// Who asks.
  public var reader: Reader

  /// Describes a request, for tests of routes.
  public init(
    method: String = "GET", path: String, parameters: [String: String] = [:],
    query: [URLQueryItem] = [], headers: [(name: String, value: String)] = [],
    cookies: [String: String] = [:], body: Data = Data(), reader: Reader = Reader()
  ) {
    self.method = method
    self.path = path
    self.parameters = parameters
    self.query = query
    self.headers = headers
    self.cookies = cookies
    self.body = body
    self.reader = reader
  }

  /// The first value of a header; names are compared without case.
  public func header(_ name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.name.lowercased() == name }?.value
  }

  /// The first value of a name in the query.
  public func queryValue(_ name: String) -> String? { query.first { $0.name == name }?.value }

  /// The body as a value.
  ///
  /// - Throws: A ``RouteError`` of 400 if it isn't JSON of that type.
  public func json<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value {
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch {
      throw RouteError(400, "The body is no JSON of the kind that is wanted")
    }
  }
}
