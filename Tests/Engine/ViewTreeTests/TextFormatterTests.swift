import Foundation
import Testing
import ViewTree

@Suite("Text of a formatter")
@MainActor
struct TextFormatterTests {
  private let date = Date(timeIntervalSince1970: 0)

  private var formatter: DateFormatter {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter
  }

  @Test("A date is written by its formatter")
  func dates() throws {
    #expect(try words(Text(date, formatter: formatter)) == "1970")
  }

  @Test("A date in a string is written by its formatter")
  func interpolations() throws {
    #expect(try words(Text("Since \(date, formatter: formatter)")) == "Since 1970")
  }

  private func words(_ text: Text) throws -> String {
    try HTMLRenderer(content: text).fragment
      .replacingOccurrences(of: "<[^>]*>", with: "", options: .regularExpression)
  }
}
