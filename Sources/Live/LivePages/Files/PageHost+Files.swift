import Foundation
import ViewTree
import WebServer

/// Pieces of files that browsers send, and files that they fetch.
extension PageHost {
  /// Takes a piece; the answer says where the next one begins.
  func take(fileOf request: RelayedRequest, _ id: UInt32) -> Response {
    let query = request.target.drop { $0 != "?" }.dropFirst().split(separator: "&")
    guard query.count == 2, let offset = Int(query[1]), offset >= 0,
      let (session, file) = place(query[0], of: request)
    else { return failure(404, "Nothing is here", request) }
    do {
      let next = try recorded(first(request, id)) {
        try session.work {
          try session.actions.files.take(request.body, of: file, at: offset)
        }
      }
      guard let next else { return failure(404, "Nothing is here", request) }
      return .text("\(next)")
    } catch {
      return failure(507, "There is no room for that", request, "\(error)")
    }
  }

  /// A file that a page gives to its reader.
  func file(for request: RelayedRequest, _ id: UInt32) -> Response {
    let query = request.target.drop { $0 != "?" }.dropFirst()
    guard let (session, name) = place(query, of: request),
      let file = recorded(
        first(request, id), { session.work { session.actions.files.fetch(name) } })
    else { return failure(404, "Nothing is here", request) }
    return Response(
      headers: [
        ("Content-Type", file.type.preferredMIMEType ?? "application/octet-stream"),
        ("Content-Disposition", "attachment; filename*=UTF-8''\(Self.encoded(file.name))"),
        ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
        ("Content-Security-Policy", "default-src 'none'; sandbox"),
      ], body: .bytes([UInt8](file.data)))
  }

  /// The session and the file of a name, for the browser that has the session's page.
  private func place(
    _ name: Substring, of request: RelayedRequest
  ) -> (LiveSession, RandomID)? {
    guard name.utf8.count == 44, let id = RandomID(text: name.prefix(22)),
      let file = RandomID(text: name.suffix(22)), let session = sessions.session(id),
      session.guest == request.guest
    else { return nil }
    return (session, file)
  }

  /// A name as a header has it (RFC 8187).
  private static func encoded(_ name: String) -> String {
    name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "File"
  }
}
