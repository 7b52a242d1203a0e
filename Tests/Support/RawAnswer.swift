/// An answer, cut at its first empty line.
package struct RawAnswer {
  package var status: Int
  package var headers: [String: String]
  /// The values of all `Set-Cookie`.
  package var cookies: [String] = []
  package var body: String

  package init?(_ text: String?) {
    guard let text, let end = text.firstRange(of: "\r\n\r\n") else { return nil }
    let lines = text[..<end.lowerBound].split(separator: "\r\n")
    guard let first = lines.first, let status = Int(first.dropFirst(9).prefix(3)) else {
      return nil
    }
    self.status = status
    headers = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      let name = line[..<colon].lowercased()
      headers[name] = String(value)
      if name == "set-cookie" { cookies.append(String(value)) }
    }
    body = String(text[end.upperBound...])
  }
}
