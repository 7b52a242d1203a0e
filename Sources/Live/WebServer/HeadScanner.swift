/// Looks at the raw bytes of a request's head before the library sees them, and says no.
///
/// It only refuses: what a proxy in front, or the library, could read in two ways (RFC 9112,
/// sections 2.2, 5.1, 5.2, 6.3), what is too long, and whom it isn't for. What passes is parsed by
/// the library. Each byte is looked at once, however slowly they come.
struct HeadScanner {
  /// What the head says of the bytes after it.
  enum Body: Equatable {
    case length(Int)
    case chunked
  }

  let limits: ServerLimits
  let hosts: HostNames
  /// The first byte of the line that is not complete yet.
  private(set) var lineStart = 0
  private var position = 0
  private var firstLineEnd: Int?
  private(set) var target = ""
  private(set) var host: String?
  private var isVersion1_0 = false
  private var headerCount = 0
  private var contentLength: Int?
  private var isChunked = false

  init(limits: ServerLimits, hosts: HostNames) {
    self.limits = limits
    self.hosts = hosts
  }

  /// Looks at the bytes that came since the last call.
  ///
  /// - Returns: Nil until the head is complete; `lineStart` is its length then.
  mutating func scan(_ bytes: [UInt8]) throws(Refusal) -> Body? {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == 0x0A {
        guard position - lineStart >= 2, bytes[position - 2] == 0x0D else {
          throw .badRequest("A line ends without a carriage return")
        }
        let line = bytes[lineStart..<(position - 2)]
        try checkLength(upTo: position - 2)
        lineStart = position
        if firstLineEnd == nil {
          try readRequestLine(line)
          firstLineEnd = position
        } else if line.isEmpty {
          return try body()
        } else {
          try readHeader(line)
        }
      } else if position - lineStart >= 2, bytes[position - 2] == 0x0D {
        throw .badRequest("A carriage return is not followed by a line feed")
      } else if byte < 0x20 && byte != 0x0D && byte != 0x09 || byte == 0x7F {
        throw .badRequest("There is a control character in the head")
      } else {
        try checkLength(upTo: position - (byte == 0x0D ? 1 : 0))
      }
    }
    return nil
  }

  private func checkLength(upTo end: Int) throws(Refusal) {
    guard let firstLineEnd else {
      if end - lineStart > limits.requestLine { throw .lineTooLong }
      return
    }
    // The empty line that ends the head doesn't count; the ends of the others do.
    if end > lineStart, end + 2 - firstLineEnd > limits.headerBytes { throw .headersTooLong }
  }

  private mutating func readRequestLine(_ line: ArraySlice<UInt8>) throws(Refusal) {
    let parts = line.split(separator: 0x20, omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, parts[0].allSatisfy(Self.isToken) else {
      throw .badRequest("The request line is not a method, a target and a version")
    }
    let version = String(decoding: parts[2], as: UTF8.self)
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      if version.hasPrefix("HTTP/") { throw .unknownVersion }
      throw .badRequest("The request line is not a method, a target and a version")
    }
    isVersion1_0 = version == "HTTP/1.0"
    guard ["GET", "HEAD", "POST"].contains(String(decoding: parts[0], as: UTF8.self)) else {
      throw .unknownMethod
    }
    guard parts[1].first == 0x2F, parts[1].allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x23 })
    else { throw .badRequest("The target is not a path") }
    target = String(decoding: parts[1], as: UTF8.self)
  }

  private mutating func readHeader(_ line: ArraySlice<UInt8>) throws(Refusal) {
    guard let colon = line.firstIndex(of: 0x3A), colon > line.startIndex,
      line[..<colon].allSatisfy(Self.isToken)
    else { throw .badRequest("A header has no name, or is folded") }
    headerCount += 1
    if headerCount > limits.headerCount { throw .tooManyHeaders }
    let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
    // The library takes a space at the end of these two for a part of the value.
    if name == "content-length" || name == "transfer-encoding",
      let last = line.last, last == 0x20 || last == 0x09
    {
      throw .badRequest("A space follows the length of the body")
    }
    switch name {
    case "host":
      guard host == nil else { throw .badRequest("There are two hosts") }
      host = Self.value(line[(colon + 1)...])
    case "content-length":
      let text = Self.value(line[(colon + 1)...])
      guard contentLength == nil, !text.isEmpty, text.utf8.count <= 18,
        text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let length = Int(text)
      else { throw .badRequest("The content length is not one number") }
      contentLength = length
    case "transfer-encoding":
      guard !isChunked, Self.value(line[(colon + 1)...]).lowercased() == "chunked" else {
        throw .badRequest("The transfer encoding is not chunked, once")
      }
      isChunked = true
    default: break
    }
  }

  private func body() throws(Refusal) -> Body {
    guard let host else { throw .badRequest("There is no host") }
    if isChunked, contentLength != nil || isVersion1_0 {
      throw .badRequest("The length of the body is given in two ways")
    }
    guard hosts.contain(host) else { throw .unknownHost }
    if isChunked { return .chunked }
    let length = contentLength ?? 0
    if length > limits.body { throw .bodyTooLong }
    return .length(length)
  }

  private static func value(_ bytes: ArraySlice<UInt8>) -> String {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
    let start = bytes.firstIndex { !isSpace($0) } ?? bytes.endIndex
    let end = (bytes.lastIndex { !isSpace($0) }).map { $0 + 1 } ?? start
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// A `tchar` of RFC 9110, section 5.6.2.
  private static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E, 0x5F, 0x60, 0x7C, 0x7E: true
    default: false
    }
  }
}
