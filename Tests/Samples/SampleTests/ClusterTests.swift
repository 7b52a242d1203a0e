import Browser
import Foundation
import TestSupport
import Testing

/// An app on several servers, with one PostgreSQL database and HAProxy in front, as its readers see it.
@Suite("Several servers", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct ClusterTests {
  private let store: PostgreSQLServer

  init() async throws { store = try await PostgreSQLServer.running() }

  private func node(_ arguments: [String] = []) throws -> ServerChild {
    try ServerChild("Votes", ["--port", "0", "--store", store.address] + arguments)
  }

  /// A reader's page, by touch.
  private func reader(_ browser: Browser, _ address: String) async throws -> SamplePage {
    let sample = SamplePage(
      page: try await browser.newPage(width: 390, height: 844), address: address)
    try await sample.page.send("Emulation.setTouchEmulationEnabled", ["enabled": true])
    return sample
  }

  @Test(
    "Readers see each other's votes, whichever server has their pages, and nothing is lost when one is killed"
  )
  func killed() async throws {
    let nodes = [try node(), try node(), try node()]
    let balancer = try Balancer(nodes.map(\.port))
    let browser = try await Browser.launch()
    var readers: [SamplePage] = []
    for _ in 0..<3 {
      let sample = try await reader(browser, "http://localhost:\(balancer.port)/")
      // HAProxy needs a moment to find its servers.
      var isThere = false
      while !isThere {
        try await sample.open("")
        isThere = try await sample.evaluate("document.title") == "Votes"
      }
      #expect(try await sample.shows("You have voted 0 times."))
      readers.append(sample)
    }
    for (number, sample) in readers.enumerated() {
      try await sample.tap(text: "Tea")
      for other in readers { #expect(try await other.shows("Tea\\n\(number + 1)")) }
      #expect(try await sample.shows("You have voted 1 times."))
    }
    // Whoever had a page there has it elsewhere, with what it knew.
    for node in nodes.dropLast() {
      node.end(SIGKILL)
      for sample in readers { #expect(try await sample.isConnected()) }
    }
    for (number, sample) in readers.enumerated() {
      try await sample.tap(text: "Tea")
      #expect(try await sample.shows("You have voted 2 times."))
      for other in readers { #expect(try await other.shows("Tea\\n\(number + 4)")) }
    }
    #expect(nodes[2].process.isRunning)
    await browser.close()
  }

  @Test("What workers of one server share, others share, too", arguments: [1, 3])
  func workers(count: Int) async throws {
    let folder = try TemporaryFolder()
    let places = [store.address, folder.path + "/live.sqlite"]
    for place in places {
      let server = try ServerChild(
        "Votes", ["--port", "0", "--store", place, "--workers", "\(count)"])
      let browser = try await Browser.launch()
      var readers: [SamplePage] = []
      for _ in 0..<4 {
        let sample = try await reader(browser, "http://localhost:\(server.port)/")
        try await sample.open("")
        readers.append(sample)
      }
      // All at once: none overwrites another's.
      let before = try await readers[0].count(of: "Coffee")
      for _ in 0..<5 {
        for sample in readers { try await sample.tap(text: "Coffee") }
      }
      for sample in readers {
        #expect(try await sample.shows("Coffee\\n\(before + 20)"))
        #expect(try await sample.shows("You have voted 5 times."))
      }
      await browser.close()
      server.end(SIGTERM)
    }
  }
}

extension SamplePage {
  /// Waits until the page has a connection: the bar that says otherwise is gone, and a press is heard.
  fileprivate func isConnected() async throws -> Bool {
    try await wait(
      "!document.querySelector('body ~ output:popover-open:not(:empty)')?.textContent.includes('connection')"
    )
  }

  /// The votes for a drink.
  fileprivate func count(of drink: String) async throws -> Int {
    let text = try await evaluate("document.body.innerText").string ?? ""
    let lines = text.split(separator: "\n")
    guard let index = lines.firstIndex(of: Substring(drink)), index + 1 < lines.count else {
      return 0
    }
    return Int(lines[index + 1]) ?? 0
  }
}
