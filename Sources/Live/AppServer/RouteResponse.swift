public import Foundation

/// What a route answers.
///
/// Every answer gets `nosniff` and the policies of all responses, and isn't kept by browsers unless a header says so.
public struct RouteResponse: Sendable {
  /// The number of the status, 200 to 599.
  public var status: Int
  /// Headers; one that can't be any, such as one with a line break, makes the answer 500.
  public var headers: [(name: String, value: String)]
  /// What follows them, at most 16 MiB.
  public var body: Data

  /// Describes an answer.
  public init(
    status: Int = 200, headers: [(name: String, value: String)] = [], body: Data = Data()
  ) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A value as JSON.
  public static func json<Value: Encodable>(
    _ value: Value, status: Int = 200
  ) throws -> RouteResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return RouteResponse(
      status: status, headers: [("Content-Type", "application/json")],
      body: try encoder.encode(value))
  }

  /// A few words.
  public static func text(_ text: String, status: Int = 200) -> RouteResponse {
    RouteResponse(
      status: status, headers: [("Content-Type", "text/plain; charset=utf-8")],
      body: Data(text.utf8))
  }

  /// Sends the browser to another address.
  ///
  /// - Parameters:
  ///   - address: A path of this server, or an address of `http` or `https`; another makes the answer 500. A path that begins
  ///     with two slashes is another server's, and none.
  ///   - isPermanent: Whether browsers may remember it.
  public static func redirect(to address: String, isPermanent: Bool = false) -> RouteResponse {
    RouteResponse(status: isPermanent ? 308 : 303, headers: [("Location", address)])
  }

  /// Something that browsers save, and never show.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - name: What it is called; of a path the last part.
  ///   - type: Its media type.
  public static func download(
    _ data: Data, named name: String, type: String = "application/octet-stream"
  ) -> RouteResponse {
    RouteResponse(
      headers: [
        ("Content-Type", type), ("Content-Disposition", ContentDisposition.attachment(name)),
        ("Content-Security-Policy", "default-src 'none'; sandbox"),
      ], body: data)
  }
}

/// An answer of a route that is a failure.
public struct RouteError: Error, Equatable, Sendable {
  /// The number of the status, 400 to 599.
  public var status: Int
  /// What whoever asks is told, in a line.
  public var message: String

  /// Describes a failure.
  public init(_ status: Int, _ message: String = "") {
    self.status = status
    self.message = message
  }
}

/// The value of `Content-Disposition` (RFC 6266).
package enum ContentDisposition {
  /// A file to be saved under a name.
  package static func attachment(_ name: String) -> String {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
    let scalars = last.unicodeScalars.filter {
      switch $0.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
      default: true
      }
    }
    var clean = String(String.UnicodeScalarView(scalars)).trimmingCharacters(in: .whitespaces)
    while clean.hasPrefix(".") { clean.removeFirst() }
    if clean.isEmpty { clean = "download" }
    clean = String(clean.prefix(100))
    let plain = clean.unicodeScalars.map { scalar in
      scalar.isASCII && !"\"\\%".unicodeScalars.contains(scalar) ? Character(scalar) : "_"
    }
    // Those of RFC 8187 that need no escape.
    let allowed = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$&+-.^_`|~")
    let encoded = clean.addingPercentEncoding(withAllowedCharacters: allowed) ?? "download"
    return "attachment; filename=\"\(String(plain))\"; filename*=UTF-8''\(encoded)"
  }
}
