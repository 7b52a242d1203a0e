/// A request that was answered or refused, for a log.
package struct RequestRecord: Equatable, Sendable {
  /// The client's address.
  package var address: String
  /// The request's method; `refused` for one that was not let through.
  package var method: String
  package var status: Int
  /// The request's target, or why it was refused.
  package var detail: String
  /// The number by which programs along a request's way call it (W3C's Trace Context), if the request has one.
  package var trace: String?

  /// The record as a line for people, on which no client can begin another.
  package var line: String {
    LogLine.escaped(
      "\(address) \(method) \(status) \(detail)" + (trace.map { " trace " + $0 } ?? ""))
  }

  package init(
    address: String, method: String, status: Int, detail: String, trace: String? = nil
  ) {
    self.address = address
    self.method = method
    self.status = status
    self.detail = detail
    self.trace = trace
  }

  /// The trace of a `traceparent` such as `00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01`; nil if it is none.
  package static func trace(in header: String?) -> String? {
    guard let header, header.utf8.count == 55 else { return nil }
    let parts = header.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [2, 32, 16, 2],
      parts.allSatisfy({ part in
        part.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
      }), parts[0] != "ff", parts[1].contains(where: { $0 != "0" })
    else { return nil }
    return String(parts[1])
  }
}
