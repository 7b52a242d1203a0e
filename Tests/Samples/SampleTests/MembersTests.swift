import Browser
import BrowserPool
import Foundation
import TestSupport
import Testing

@Suite("Members", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct MembersTests {
  private func fill(_ sample: SamplePage, _ name: String, _ password: String) async throws {
    for (kind, text) in [("text", name), ("password", password)] {
      try await sample.evaluate(
        """
        (() => {
          const field = document.querySelector('input[type=\(kind)]');
          field.focus();
          field.value = '\(text)';
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
          field.blur();
          return true;
        })()
        """)
    }
  }

  @Test(
    "Somebody joins, signs out everywhere and in again, whichever process has which page",
    arguments: [0, 1, 3])
  func members(workers: Int) async throws {
    let folder = try TemporaryFolder()
    let server = try ServerChild(
      "Members", ["--port", "0", "--store", "none", "--workers", "\(workers)"],
      in: URL(fileURLWithPath: folder.path))
    defer { server.end(SIGTERM) }
    let browser = try await BrowserPool.take()
    let address = "http://localhost:\(server.port)/"
    var samples: [SamplePage] = []
    // Each page is a browser of its own, so with three processes they are hardly all on one.
    for _ in 0..<4 {
      let sample = SamplePage(
        page: try await browser.newPage(width: 390, height: 844), address: address)
      try await sample.page.send("Emulation.setTouchEmulationEnabled", ["enabled": true])
      try await sample.open("")
      samples.append(sample)
    }
    try await fill(samples[0], "ada", "correct horse")
    try await samples[0].tap(text: "Join")
    #expect(try await samples[0].shows("Hello, ada"))
    #expect(try await samples[0].evaluate("document.cookie") == "")
    // The password is nowhere but in its hash.
    let page = try await samples[0].evaluate("document.documentElement.outerHTML + location.href")
    #expect(page.string?.contains("correct horse") == false)
    #expect(!server.log.contains { $0.contains("correct horse") })
    for sample in samples.dropFirst() {
      try await fill(sample, "ada", "correct horse")
      try await sample.tap(text: "Sign in")
      #expect(try await sample.shows("Hello, ada"))
    }
    try await samples[1].reload()
    #expect(try await samples[1].shows("Hello, ada"))
    try await samples[1].tap(text: "Sign out")
    #expect(try await samples[1].hides("Hello, ada"))
    #expect(try await samples[2].shows("Hello, ada"))
    try await samples[2].tap(text: "Sign out everywhere")
    for sample in samples { #expect(try await sample.hides("Hello, ada")) }
    try await samples[0].reload()
    #expect(try await samples[0].shows("Sign in"))
    try await fill(samples[0], "ada", "wrong horses")
    try await samples[0].tap(text: "Sign in")
    #expect(try await samples[0].shows("Name or password is wrong."))
    for sample in samples { try await expectSilence(sample) }
    await BrowserPool.put(browser)
  }

  /// Nothing may have been said on the console, but what Chromium recommends.
  private func expectSilence(_ sample: SamplePage) async throws {
    let messages = try await sample.page.consoleMessages.filter { $0.level != "verbose" }
    #expect(messages == [])
  }

  @Test("Who tries passwords one after the other has to wait")
  func attempts() async throws {
    let folder = try TemporaryFolder()
    let server = try ServerChild(
      "Members", ["--port", "0", "--store", "none"], in: URL(fileURLWithPath: folder.path))
    defer { server.end(SIGTERM) }
    let browser = try await BrowserPool.take()
    let sample = SamplePage(
      page: try await browser.newPage(width: 390, height: 844),
      address: "http://localhost:\(server.port)/")
    try await sample.page.send("Emulation.setTouchEmulationEnabled", ["enabled": true])
    try await sample.open("")
    for round in 0..<6 {
      try await fill(sample, "ada", "password \(round)")
      try await sample.tap(text: "Sign in")
      let answer = round < 5 ? "Name or password is wrong." : "Too many attempts."
      #expect(try await sample.shows(answer))
      guard round < 5 else { break }
      // Loaded again it would be the page as it was left.
      try await sample.page.navigate(to: "about:blank")
      try await sample.open("")
      #expect(try await sample.hides(answer))
    }
    try await expectSilence(sample)
    await BrowserPool.put(browser)
  }

  /// What the program prints with options.
  private func output(_ arguments: [String], in folder: TemporaryFolder) async throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("Members")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = await Task.detached(executorPreference: ThreadExecutor.shared) {
      output.fileHandleForReading.readDataToEndOfFile()
    }.value
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }

  @Test(
    "What is kept of a member is given out and forgotten beside servers that run",
    arguments: [0, 2])
  func records(workers: Int) async throws {
    let folder = try TemporaryFolder()
    let server = try ServerChild(
      "Members", ["--port", "0", "--store", "kept.db", "--workers", "\(workers)"],
      in: URL(fileURLWithPath: folder.path))
    defer { server.end(SIGTERM) }
    let browser = try await BrowserPool.take()
    var samples: [SamplePage] = []
    for name in ["ada", "bob"] {
      let sample = SamplePage(
        page: try await browser.newPage(width: 390, height: 844),
        address: "http://localhost:\(server.port)/")
      try await sample.page.send("Emulation.setTouchEmulationEnabled", ["enabled": true])
      try await sample.open("")
      try await fill(sample, name, "correct horse")
      try await sample.tap(text: "Join")
      #expect(try await sample.shows("Hello, \(name)"))
      try await sample.evaluate("document.querySelector('input').focus()")
      try await sample.page.type("from \(name)")
      samples.append(sample)
    }
    let export = { try await output(["--export-reader", "ada", "--store", "kept.db"], in: folder) }
    // Values are written a little later than they are typed.
    var exported = try await export()
    for _ in 0..<300 where !exported.contains("from ada") {
      try await Task.sleep(for: .milliseconds(100))
      exported = try await export()
    }
    #expect(exported.contains("from ada"))
    #expect(!exported.contains("bob"))
    let forgotten = try await output(
      ["--forget-reader", "ada", "--store", "kept.db"], in: folder)
    #expect(forgotten.hasPrefix("Forgotten: sign-ins 1, pages "))
    #expect(try await samples[0].hides("Hello, ada"))
    try await samples[0].reload()
    #expect(try await samples[0].shows("Sign in"))
    exported = try await export()
    #expect(!exported.contains("ada"))
    try await samples[1].reload()
    #expect(try await samples[1].shows("Hello, bob"))
    let note = try await samples[1].evaluate("document.querySelector('input').value")
    #expect(note == "from bob")
    await BrowserPool.put(browser)
  }
}
