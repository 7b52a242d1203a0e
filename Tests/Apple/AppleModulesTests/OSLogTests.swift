import Testing

@testable import OSLog

@Suite("Logs")
struct OSLogTests {
  @Test("A line names its place and level, hides private values and stays one line")
  func lines() {
    let log = OSLog(subsystem: "app", category: "net")
    let (name, secret, share) = ("a\nb", "word", 0.5)
    #expect(
      log.line(
        "\(name) \(secret, privacy: .private) \(share, format: .fixed(precision: 2))", .error)
        == "[app:net] error: a\\nb <private> 0.50")
    #expect(log.line("\(7, align: .right(columns: 3)).", .debug) == "[app:net] debug:   7.")
    #expect(OSLog.disabled.line("x", .fault) == nil)
  }
}
