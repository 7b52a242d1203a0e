import Foundation
import Glibc
import Testing

@testable import Browser

@Suite("Browser life")
struct BrowserLifeTests {
  private static let preamble = """
    #!/bin/sh
    await_command() { head -c 1 <&3 > /dev/null; }

    """

  /// A shell script in place of Chromium, gone after the test.
  ///
  /// It may call `await_command`, which waits for the start of one.
  private func withScript(_ source: String, _ body: (String) async throws -> Void) async throws {
    let path = FileManager.default.temporaryDirectory.path + "/script-\(UUID().uuidString)"
    let made = FileManager.default.createFile(
      atPath: path, contents: Data((Self.preamble + source + "\n").utf8),
      attributes: [.posixPermissions: 0o700])
    try #require(made)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try await body(path)
  }

  /// The processes whose command line names a folder.
  private func processes(naming folder: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.filter { name in
      guard Int(name) != nil,
        let line = FileManager.default.contents(atPath: "/proc/\(name)/cmdline")
      else { return false }
      return String(decoding: line, as: UTF8.self).contains(folder)
    }
  }

  /// Whether nothing is left of a browser: no child to wait for, no process, no folder.
  private func isBuried(_ process: (identifier: pid_t, folder: String)) async -> Bool {
    var status: Int32 = 0
    guard waitpid(process.identifier, &status, WNOHANG) == -1, errno == ECHILD else {
      return false
    }
    guard !FileManager.default.fileExists(atPath: process.folder) else { return false }
    // Killed grandchildren take a moment to go.
    for _ in 0..<3000 where !processes(naming: process.folder).isEmpty {
      try? await Task.sleep(for: .milliseconds(10))
    }
    return processes(naming: process.folder).isEmpty
  }

  private func remains(of browser: Browser) -> (identifier: pid_t, folder: String) {
    (browser.connection.process.identifier, browser.connection.process.folder)
  }

  @Test("Closing leaves no process and no folder, and later commands fail")
  func close() async throws {
    let browser = try await Browser.launch()
    let remains = remains(of: browser)
    #expect(browser.version.hasPrefix("Chrome/"))
    #expect(!processes(naming: remains.folder).isEmpty)
    let page = try await browser.newPage()
    await browser.close()
    await browser.close()
    #expect(await isBuried(remains))
    #expect(await errorCode { try await page.evaluate("1") } == .browserClosed)
    #expect(await errorCode { _ = try await browser.newPage() } == .browserClosed)
  }

  @Test("A browser without references is ended")
  func release() async throws {
    try await withScript(
      """
      await_command
      printf '{"id":1,"result":{"product":"Fake/1"}}\\0' >&4
      sleep 60 & wait
      """
    ) { path in
      var browser: Browser? = try await Browser.launch(executable: path)
      let remains = try remains(of: #require(browser))
      browser = nil
      #expect(await isBuried(remains))
    }
  }

  @Test("Commands fail fast when Chromium is killed, and it is buried")
  func kill() async throws {
    let browser = try await Browser.launch()
    let remains = remains(of: browser)
    let page = try await browser.newPage()
    let clock = ContinuousClock()
    let start = clock.now
    async let first = errorCode { try await page.evaluate("new Promise(() => {})") }
    async let second = errorCode { try await page.evaluate("new Promise(() => {})") }
    try await Task.sleep(for: .milliseconds(50))
    Glibc.kill(remains.identifier, SIGKILL)
    #expect(await [first, second] == [.browserClosed, .browserClosed])
    // Far below the time that commands may take, however busy the machine is.
    #expect(clock.now - start < .seconds(15))
    await browser.connection.waitUntilFinished()
    #expect(await isBuried(remains))
    #expect(
      await errorCode { try await page.evaluate("1") } == .browserClosed)
  }

  @Test("A renderer that crashes fails the page's commands and leaves the browser alive")
  func crash() async throws {
    try await SharedBrowser.withPage { other in
      let page = try await other.browser.newPage()
      #expect(await errorCode { try await page.send("Page.crash") } == .pageClosed)
      #expect(await errorCode { try await page.evaluate("1") } == .pageClosed)
      #expect(try await other.evaluate("1") == 1)
      try? await page.close()
    }
  }

  @Test("A page that was closed refuses commands")
  func closedPage() async throws {
    let page = try await SharedBrowser.withPage { try await $0.browser.newPage() }
    try await page.close()
    #expect(await errorCode { try await page.evaluate("1") } == .pageClosed)
  }

  @Test("A browser whose pages are closed has nothing of theirs, and opens others")
  func closedPages() async throws {
    let browser = try await Browser.launch()
    let site = FileManager.default.temporaryDirectory.path + "/pages-\(UUID().uuidString).html"
    try Data("<title>here</title>".utf8).write(to: URL(fileURLWithPath: site))
    defer { try? FileManager.default.removeItem(atPath: site) }
    let before = try await browser.newPage()
    try await before.navigate(to: "file://" + site)
    try await before.evaluate("localStorage.note = 'kept'; open('about:blank'); 0")
    try await browser.closePages()
    #expect(await errorCode { try await before.evaluate("1") } == .pageClosed)
    let targets = try await browser.connection.send("Target.getTargets")["targetInfos"]?.array ?? []
    #expect(targets.filter { $0["type"] == "page" }.count == 0)
    let after = try await browser.newPage()
    try await after.navigate(to: "file://" + site)
    #expect(try await after.evaluate("String(localStorage.note)") == "undefined")
    await browser.close()
  }

  @Test("A command ends with its task")
  func cancellation() async throws {
    try await SharedBrowser.withPage { page in
      let task = Task { try await page.evaluate("new Promise(() => {})") }
      try await Task.sleep(for: .milliseconds(20))
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      let early = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await page.evaluate("new Promise(() => {})")
      }
      await #expect(throws: CancellationError.self) { try await early.value }
    }
  }

  @Test("A program that says nothing is an error after the timeout, naming the command")
  func silence() async throws {
    try await withScript("exec sleep 60") { path in
      let error = await #expect(throws: BrowserError.self) {
        try await Browser.launch(executable: path, timeout: .milliseconds(200))
      }
      #expect(error?.code == .timedOut)
      #expect(error?.command == "Browser.getVersion")
      #expect(
        error?.message == "Browser.getVersion got no answer within 0.2 seconds. Check that the "
          + "page isn't busy, or launch the browser with a longer timeout.")
    }
  }

  @Test("A program that ends is an error with its last lines")
  func earlyEnd() async throws {
    try await withScript("echo one >&2; printf two >&2; exit 3") { path in
      let error = await #expect(throws: BrowserError.self) {
        try await Browser.launch(executable: path)
      }
      #expect(error?.code == .launchFailed)
      #expect(error?.log == ["one", "two"])
      #expect(
        error?.description == "\(path) ended before it answered. Run it by hand, and check that "
          + "it is a Chromium.\n  | one\n  | two")
    }
  }

  @Test("A descendant that holds the streams open doesn't keep a dead browser alive")
  func survivingDescendant() async throws {
    try await withScript(
      """
      sleep 60 &
      await_command
      printf '{"id":1,"result":{"product":"Fake/1"}}\\0' >&4
      sleep 0.3
      echo 'last words' >&2
      exit 7
      """
    ) { path in
      let browser = try await Browser.launch(executable: path)
      #expect(browser.version == "Fake/1")
      let error = await #expect(throws: BrowserError.self) { try await browser.newPage() }
      #expect(
        error?.message == "Target.createBrowserContext: Chromium ended with status 7 by itself. "
          + "Its last lines may say why.")
      #expect(error?.log == ["last words"])
    }
  }

  @Test("Each child has the given descriptors and no others")
  func descriptors() async throws {
    let script = """
      await_command
      list=; n=0
      # Descriptor 10 is the shell's own: it reads this script there.
      while [ $n -lt 200 ]; do
        [ $n != 10 ] && [ -e /proc/$$/fd/$n ] && list="$list,$n"
        n=$((n + 1))
      done
      printf '{"id":1,"result":{"product":"%s"}}\\0' "$list" >&4
      """
    try await withScript(script) { path in
      // Descriptors 3 and 4 are in use here, and these three are inherited by default.
      let open = (0..<3).map { _ in dup(0) }
      defer { open.forEach { _ = Glibc.close($0) } }
      let browser = try await Browser.launch(executable: path)
      #expect(browser.version == ",0,1,2,3,4")
      await browser.close()
    }
  }

  @Test("An answer that is not JSON fails its command at once")
  func malformedAnswer() async throws {
    let answer = #"noise\0{"id":1,"result":oops}\0"#
    try await withScript("await_command; printf '\(answer)' >&4; sleep 60") { path in
      #expect(
        await errorCode { _ = try await Browser.launch(executable: path) } == .invalidAnswer)
    }
  }

  @Test("An executable that is missing is an error that says so")
  func missingExecutable() async {
    for path in ["/no/such/chromium", "/tmp", "/etc/passwd"] {
      #expect(
        await errorCode { _ = try await Browser.launch(executable: path) } == .executableMissing)
    }
  }

  @Test("Two hundred commands at once don't mix up their answers")
  func concurrency() async throws {
    try await SharedBrowser.withPage { page in
      let answers = try await withThrowingTaskGroup(of: [Int].self) { group in
        for number in 0..<200 {
          group.addTask {
            let value = try await page.evaluate(
              "new Promise(done => setTimeout(done, \(number % 7), \(number)))")
            return [number, Int(value.number ?? -1)]
          }
        }
        return try await group.reduce(into: [[Int]]()) { $0.append($1) }
      }
      #expect(answers.count == 200)
      #expect(answers.allSatisfy { $0[0] == $0[1] })
    }
  }
}
