import CurlRequests
import Foundation

/// The request of one page of a feed, and what is wrong with its answer.
struct PageRequest {
  let url: URL
  /// What the server called the page that is known; nil if none is.
  var tag: String?
  let limits: RemoteLimits

  /// Asks for the page.
  func answer() throws(RemoteFeedError) -> CurlRequest.Answer {
    var fields = [(name: "Accept", value: "application/json")]
    if let tag { fields.append(("If-None-Match", tag)) }
    let answer = try send(fields)
    if answer.status == 304, tag != nil { return answer }
    try check(answer)
    return answer
  }

  /// Sends a request to the page's address and waits for the answer.
  func send(
    _ fields: [(name: String, value: String)], body: [UInt8]? = nil
  ) throws(RemoteFeedError) -> CurlRequest.Answer {
    do throws(CurlFailure) {
      return try CurlRequest(
        url: url, fields: fields, body: body,
        limits: .init(
          bytes: limits.pageBytes, silence: limits.silence, redirects: limits.redirects)
      ).send()
    } catch {
      throw RemoteFeedError(url, error, limits)
    }
  }

  /// Asks again while it fails in passing.
  func patientAnswer() throws(RemoteFeedError) -> CurlRequest.Answer {
    var pause = limits.firstPause
    var attempt = 1
    while true {
      do throws(RemoteFeedError) {
        return try answer()
      } catch {
        guard error.isPassing, attempt < limits.attempts else { throw error }
        Thread.sleep(forTimeInterval: min(max(error.pause ?? pause, 0), limits.longestPause))
      }
      pause *= 2
      attempt += 1
    }
  }

  func check(_ answer: CurlRequest.Answer) throws(RemoteFeedError) {
    let status = answer.status
    guard status == 200 else {
      let isPassing = status == 429 || status == 502 || status == 503 || status == 504
      throw RemoteFeedError(
        url, "found status \(status), wanted 200",
        hint: status == 401 || status == 403
          ? "The server wants to know who asks; give an address that anybody may read."
          : "Correct the address, or ask whoever runs the server.",
        isPassing: isPassing,
        pause: answer.fields["retry-after"].flatMap(Double.init).flatMap { $0.isNaN ? nil : $0 })
    }
    let field = answer.fields["content-type"] ?? ""
    let type = field.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    guard type == "application/json" || type.hasSuffix("+json") else {
      throw RemoteFeedError(
        url,
        "found \(type.isEmpty ? "no media type" : String(type.prefix(100))), wanted application/json",
        hint: "Give the address of the data, not that of a page about it.")
    }
  }
}
