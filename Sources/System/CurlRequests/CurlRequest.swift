import CCurl
package import Foundation

/// One request whose answer is read up to a limit.
package struct CurlRequest: Sendable {
  /// A whole answer.
  package struct Answer: Sendable {
    package var status = 0
    /// The fields of its head by their names in small letters; of several with one name the last.
    package var fields: [String: String] = [:]
    package var bytes: [UInt8] = []
  }

  /// What an answer may take.
  package struct Limits: Sendable {
    /// The most bytes, decoded.
    package var bytes: Int
    /// The seconds that nothing may come.
    package var silence: Double
    /// How often an address may lead to another.
    package var redirects: Int

    package init(bytes: Int, silence: Double, redirects: Int) {
      self.bytes = bytes
      self.silence = silence
      self.redirects = redirects
    }
  }

  private let url: URL
  /// The request's fields.
  private let fields: [(name: String, value: String)]
  /// What is posted; nil to get.
  private let body: [UInt8]?
  /// Whether only the head is wanted.
  private let isHead: Bool
  private let limits: Limits

  package init(
    url: URL, fields: [(name: String, value: String)], body: [UInt8]? = nil, isHead: Bool = false,
    limits: Limits
  ) {
    self.url = url
    self.fields = fields
    self.body = body
    self.isHead = isHead
    self.limits = limits
  }

  /// Sends it and waits for the answer.
  package func send() throws(CurlFailure) -> Answer {
    guard ccurl_is_available() != 0 else { throw .unavailable }
    let receiver = Receiver(limit: limits.bytes)
    let result = perform(receiver)
    if receiver.isFull { throw .tooLong }
    guard result.code == 0 else { throw failure(result) }
    var answer = receiver.answer
    answer.status = result.status
    return answer
  }

  private func perform(_ receiver: Receiver) -> (code: Int, status: Int, message: String) {
    // A line break in a value would begin another field.
    let lines = fields.map { name, value in
      strdup("\(name): \(value.filter { !$0.isNewline && $0 != "\0" })")
    }
    defer { for line in lines { free(line) } }
    let isPlain = url.scheme?.lowercased() == "http"
    return url.absoluteString.withCString { address in
      lines.map { UnsafePointer($0) }.withUnsafeBufferPointer { headers in
        (body ?? []).withUnsafeBytes { bytes in
          // An empty body is a body, too, and has no address.
          var none: UInt8 = 0
          return withUnsafePointer(to: &none) { empty in
            var request = ccurl_request()
            request.url = address
            request.body =
              body == nil ? nil : bytes.baseAddress ?? UnsafeRawPointer(empty)
            request.body_count = bytes.count
            request.headers = headers.baseAddress
            request.header_count = headers.count
            request.silence = Int(limits.silence.rounded(.up))
            request.redirects = limits.redirects
            request.is_head = isHead ? 1 : 0
            request.allows_plain_redirects = isPlain ? 1 : 0
            request.context = Unmanaged.passUnretained(receiver).toOpaque()
            request.on_data = { context, bytes, count in
              guard let context, let bytes else { return 1 }
              let receiver = Unmanaged<Receiver>.fromOpaque(context).takeUnretainedValue()
              return receiver.take(UnsafeBufferPointer(start: bytes, count: count)) ? 0 : 1
            }
            request.on_header = { context, bytes, count in
              guard let context, let bytes else { return }
              Unmanaged<Receiver>.fromOpaque(context).takeUnretainedValue()
                .takeLine(UnsafeBufferPointer(start: bytes, count: count))
            }
            let result = ccurl_perform(&request)
            let message = withUnsafeBytes(of: result.message) { bytes in
              String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            return (Int(result.code), result.status, message)
          }
        }
      }
    }
  }

  /// What kept the answer away.
  private func failure(_ result: (code: Int, status: Int, message: String)) -> CurlFailure {
    switch result.code {
    case ccurl_timed_out: .silence
    case ccurl_partial, ccurl_receiving, ccurl_no_answer: .cut
    case ccurl_unknown_host: .unknownHost
    case ccurl_no_connection: .noConnection
    case ccurl_too_many_redirects: .redirects
    case ccurl_refused_scheme: .scheme
    default: .other(result.message)
    }
  }

  /// Takes the parts of an answer.
  private final class Receiver {
    var answer = Answer()
    var isFull = false
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    func take(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
      guard answer.bytes.count + bytes.count <= limit else {
        isFull = true
        answer.bytes = []
        return false
      }
      answer.bytes.append(contentsOf: bytes)
      return true
    }

    func takeLine(_ bytes: UnsafeBufferPointer<UInt8>) {
      let line = String(decoding: bytes, as: UTF8.self)
      // The head of a redirect is none of the answer's.
      if line.hasPrefix("HTTP/") { answer.fields = [:] }
      guard let colon = line.firstIndex(of: ":") else { return }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
      answer.fields[line[..<colon].lowercased()] = value
    }
  }
}
