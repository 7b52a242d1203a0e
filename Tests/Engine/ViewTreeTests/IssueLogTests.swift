import Testing

@testable import ViewTree

@Suite("What an author is told") @MainActor
struct IssueLogTests {
  private struct Weather: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Sky()
        Button("More") { count += 1 }
        Text(verbatim: "\(count)")
      }
    }
  }

  private struct Sky: View {
    var body: some View { Image(systemName: "no.such.symbol") }
  }

  private final class Lines {
    var all: [String] = []
  }

  @Test("A problem is told once, with the views from the window down, however often it is found")
  func once() throws {
    let lines = Lines()
    let log = IssueLog { lines.all.append($0) }
    var page = try LivePage(Weather())
    log.note(page.view.warnings)
    try page.press("More")
    log.note(page.view.warnings)
    log.note(try LivePage(Weather()).view.warnings)
    #expect(lines.all.count == 1)
    let line = try #require(lines.all.first)
    #expect(line.hasPrefix("warning: ") && line.contains("no.such.symbol"))
    #expect(line.hasSuffix(" at Weather > Sky"))
  }

  @Test("Problems that differ in their place are told apart, up to a limit")
  func limit() {
    let lines = Lines()
    let log = IssueLog { lines.all.append($0) }
    for number in 0..<2_000 {
      log.note([
        ViewIssue(
          code: .unsupported, severity: .warning, message: "Not here.", viewPath: ["A\(number)"])
      ])
    }
    #expect(lines.all.count == 1_024)
    #expect(lines.all.first == "warning: Not here. at A0")
  }
}
