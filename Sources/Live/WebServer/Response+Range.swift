/// Parts of a response, as players of films and sounds ask for (RFC 9110, 14).
extension Response {
  /// The response to a request that may want a part only.
  ///
  /// Files can be had in parts, and bytes whose response says so by `Accept-Ranges`. A request for several parts gets all, as
  /// does one for a part of something that may be no longer the same.
  func part(wantedBy request: Request) -> Response {
    guard status == 200, request.method == "GET" || request.method == "HEAD", let size else {
      return self
    }
    var response = self
    if case .file = body { response.headers.append((name: "Accept-Ranges", value: "bytes")) }
    guard let wanted = request.header("Range"), request.header("If-Range") == nil,
      let part = ByteRange(wanted)
    else { return response }
    guard let range = part.range(in: size) else {
      close()
      response.status = 416
      response.headers = [(name: "Content-Range", value: "bytes */\(size)")]
      response.body = .bytes([])
      return response
    }
    response.status = 206
    response.headers.append(
      (name: "Content-Range", value: "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)"))
    switch body {
    case .bytes(let bytes): response.body = .bytes(Array(bytes[range]))
    case .file(let descriptor, _, _):
      response.body = .file(descriptor: descriptor, size: range.count, offset: range.lowerBound)
    default: break
    }
    return response
  }

  /// The length of a body that can be had in parts, in bytes.
  private var size: Int? {
    switch body {
    case .bytes(let bytes):
      headers.contains { $0.name == "Accept-Ranges" } ? bytes.count : nil
    case .file(_, let size, 0): size
    default: nil
    }
  }

  /// Releases the file of a response that is not sent.
  func close() {
    if case .file(let descriptor, _, _) = body { OpenFile.close(descriptor) }
  }
}

/// A part of something that is counted in bytes.
struct ByteRange: Equatable {
  /// The first byte; nil if only the last so many are wanted.
  private var first: Int?
  /// The last byte, or how many there are at the end.
  private var last: Int?

  /// Reads a `Range`; nil if it says something else, or wants several parts.
  init?(_ header: String) {
    let parts = header.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bytes" else { return nil }
    let ends = parts[1].split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let first = Self.number(ends[0]), let last = Self.number(ends[1]),
      first ?? last != nil
    else { return nil }
    if let first, let last, last < first { return nil }
    (self.first, self.last) = (first, last)
  }

  /// The bytes of something of a size; nil if it has none of them.
  func range(in size: Int) -> Range<Int>? {
    guard let first else {
      guard let last, last > 0, size > 0 else { return nil }
      return max(0, size - last)..<size
    }
    guard first < size else { return nil }
    return first..<min(size, (last.map { $0 < .max ? $0 + 1 : $0 }) ?? size)
  }

  /// A number, none for no digits at all; nil if it isn't one.
  private static func number(_ digits: Substring) -> Int?? {
    let digits = digits.trimmingSpaces
    if digits.isEmpty { return .some(nil) }
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits) else {
      return nil
    }
    return number
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    var text = drop { $0 == " " || $0 == "\t" }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}
