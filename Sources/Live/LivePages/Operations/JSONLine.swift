import WebServer
import Foundation

/// Lines of a log for programs: one JSON object each.
struct JSONLine {
  private struct Message: Encodable {
    var time: String
    var kind = "message"
    var message: String
  }

  private struct Answer: Encodable {
    var time: String
    var kind = "request"
    var address: String
    var method: String
    var status: Int
    var target: String
    var trace: String?
  }

  private let encoder = JSONEncoder()

  init() { encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes] }

  /// A line about something that has happened.
  func message(_ text: String, at time: Date = Date()) -> String {
    line(Message(time: Self.text(time), message: text))
  }

  /// A line about a request.
  func request(_ record: RequestRecord, at time: Date = Date()) -> String {
    line(
      Answer(
        time: Self.text(time), address: record.address, method: record.method,
        status: record.status, target: record.detail, trace: record.trace))
  }

  private func line(_ value: some Encodable) -> String {
    // Strings and numbers can always be encoded.
    (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private static func text(_ time: Date) -> String {
    time.formatted(
      .iso8601.year().month().day().time(includingFractionalSeconds: true).timeZone(
        separator: .omitted))
  }
}
