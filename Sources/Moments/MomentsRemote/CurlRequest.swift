import CCurl
import Foundation

/// One request whose answer is read up to a limit.
struct CurlRequest: Sendable {
  /// A whole answer.
  struct Answer: Sendable {
    var status = 0
    /// The fields of its head by their names in small letters; of several with one name the last.
    var fields: [String: String] = [:]
    var bytes: [UInt8] = []
  }

  let url: URL
  /// The request's fields.
  var fields: [(name: String, value: String)]
  /// What is posted; nil to get.
  var body: [UInt8]?
  let limits: RemoteLimits

  /// Sends it and waits for the answer.
  func send() throws(RemoteFeedError) -> Answer {
    guard ccurl_is_available() != 0 else {
      throw RemoteFeedError(
        url, "an input of a server needs libcurl", hint: "Run apt-get install libcurl4.")
    }
    let receiver = Receiver(limit: limits.pageBytes)
    let result = perform(receiver)
    if receiver.isFull {
      throw RemoteFeedError(
        url, "found more than \(limits.pageBytes) bytes, wanted a page of at most that",
        hint: "Ask the server for smaller pages, with a Link to the next.")
    }
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
  private func failure(_ result: (code: Int, status: Int, message: String)) -> RemoteFeedError {
    switch result.code {
    case ccurl_timed_out:
      RemoteFeedError(
        url, "nothing came for \(Int(limits.silence.rounded(.up))) seconds",
        hint: "Try again later, or ask whoever runs the server.", isPassing: true)
    case ccurl_partial, ccurl_receiving, ccurl_no_answer:
      RemoteFeedError(
        url, "the answer was cut in the middle", hint: "Try again; what came whole is kept.",
        isPassing: true)
    case ccurl_unknown_host:
      RemoteFeedError(url, "there is no server \(url.host ?? "")", hint: "Correct the address.")
    case ccurl_no_connection:
      RemoteFeedError(
        url, "the server can't be reached", hint: "Start it, or correct the address.",
        isPassing: true)
    case ccurl_too_many_redirects:
      RemoteFeedError(
        url, "found more than \(limits.redirects) redirects, wanted a page",
        hint: "Give the address that they lead to.")
    case ccurl_refused_scheme:
      RemoteFeedError(
        url, "found a redirect that leads elsewhere than to https",
        hint: "Ask whoever runs the server.")
    default:
      RemoteFeedError(url, "the page can't be had: \(result.message)", hint: "Try again.")
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
