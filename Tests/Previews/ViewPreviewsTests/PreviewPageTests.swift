import Browser
import BrowserPool
import Foundation
import TestSupport
import Testing

@testable import PreviewSupervision
@testable import ViewPreviews

@Suite("The page of previews in a browser", .serialized, .timeLimit(.minutes(3)))
@MainActor
struct PreviewPageTests {
  private static let counter = "PreviewFixture/FixturePreviews/Counter"

  @Test("Previews are chosen, answer, keep their state over a reload; errors and crashes show")
  func working() async throws {
    let package = try PreviewedPackage()
    let browser = try await BrowserPool.take()
    let live = try await CataloguePage(package, in: browser)

    // Choosing changes the address.
    try await live.choose(Self.counter)
    #expect(try await live.wait("location.search == '?preview=\(Self.counter)'"))
    #expect(try await live.wait("\(CataloguePage.inCard("button:enabled"))"))
    #expect(try await live.evaluate("document.querySelector('iframe').offsetWidth") == 280)
    try await live.evaluate("\(CataloguePage.inCard("button")).click()")
    #expect(try await live.wait("\(CataloguePage.inCard("button")).textContent == 'Count 1'"))
    try await live.evaluate("window.mark = 1")
    // The state can be set below the preview, too.
    #expect(
      try await live.wait("\(CataloguePage.inCard("body")).textContent.includes('count: 1')"))

    // A save without a change builds nothing; one with a change makes another program.
    try package.folder.write("Sources/M/A.swift", "let a = 1\n")
    try package.folder.write("Sources/M/A.swift", "let a = 2\n")
    #expect(
      try await live.wait(
        "document.querySelector('[data-testid=build]').textContent.startsWith('Reloaded in')"))
    #expect(package.said.filter { $0.hasPrefix("Reloaded") }.count == 1)
    #expect(try await live.wait("\(CataloguePage.inCard("button")).textContent == 'Count 1'"))
    try await live.evaluate("\(CataloguePage.inCard("button")).click()")
    #expect(try await live.wait("\(CataloguePage.inCard("button")).textContent == 'Count 2'"))

    // An error stands above the last good picture, which goes on.
    try package.folder.write("Sources/M/broken", "")
    #expect(
      try await live.wait(
        """
        document.querySelector('[data-testid=problems]').textContent
          .includes("Sources/M/A.swift:3:7: cannot find 'x' in scope")
        """))
    try await live.evaluate("\(CataloguePage.inCard("button")).click()")
    #expect(try await live.wait("\(CataloguePage.inCard("button")).textContent == 'Count 3'"))
    try FileManager.default.removeItem(atPath: package.folder.path + "/Sources/M/broken")
    #expect(try await live.wait("!document.querySelector('[data-testid=problems]')"))
    #expect(try await live.wait("\(CataloguePage.inCard("button")).textContent == 'Count 3'"))

    // All of that in one page.
    #expect(try await live.evaluate("window.mark") == 1)

    // A crash is one card's.
    try await live.choose("PreviewFixture/FixturePreviews/Crash")
    #expect(try await live.wait("\(CataloguePage.inCard("[data-testid=crash]:enabled"))"))
    try await live.evaluate("\(CataloguePage.inCard("[data-testid=crash]")).click()")
    #expect(
      try await live.wait(
        "\(CataloguePage.inCard("body")).textContent.includes('Index out of range')"))
    #expect(
      try await live.evaluate("\(CataloguePage.inCard("body")).textContent.includes('crash()')")
        == true)
    try await live.choose(Self.counter)
    #expect(try await live.wait("\(CataloguePage.inCard("button:enabled"))"))
    await BrowserPool.put(browser)
  }

  @Test("Variants stand in frames of their own surroundings; the search leaves what it finds")
  func variants() async throws {
    let package = try PreviewedPackage()
    let browser = try await BrowserPool.take()
    let live = try await CataloguePage(package, in: browser)
    // What was shown as long as the previews were built is an answer of 503.
    try await live.page.removeConsoleMessages()
    try await live.page.navigate(
      to: package.address + "?preview=\(Self.counter)&mode=variants&outlines=on")
    #expect(
      try await live.wait(
        "document.querySelectorAll('iframe').length == \(PreviewVariants.grid.count)"))
    #expect(
      try await live.wait(
        """
        [...document.querySelectorAll('iframe')].every(f => f.contentDocument.querySelector('button'))
        """))
    #expect(
      try await live.evaluate(
        """
        [...document.querySelectorAll('iframe')].slice(0, 2).map(f => f.contentWindow
          .getComputedStyle(f.contentDocument.body.firstElementChild).colorScheme)
        """) == ["light", "dark"])
    #expect(
      try await live.evaluate(
        "[...document.querySelectorAll('iframe')].map(f => f.contentDocument.documentElement.lang)")
        == ["en", "en", "en", "en", "en", "en", "de", "ar", "en", "en"])
    #expect(
      try await live.evaluate(
        """
        document.querySelector('iframe').contentWindow
          .getComputedStyle(\(CataloguePage.inCard("button"))).outlineStyle
        """) == "solid")

    try await live.page.navigate(to: package.address + "?search=GOOD%20fix")
    #expect(
      try await live.wait(
        "document.querySelectorAll('nav [data-testid^=\"preview:\"]').length == 1"))
    let messages = try await live.page.consoleMessages
    #expect(messages == [])
    await BrowserPool.put(browser)
  }

  @Test("Once a program starts, it is the one that answers")
  func starting() async throws {
    let package = try PreviewedPackage(pause: 0.5)
    while !package.hasStarted { try await Task.sleep(for: .milliseconds(5)) }
    let browser = try await BrowserPool.take()
    let page = try await browser.newPage()
    try await page.navigate(to: package.supervisor.url)
    let status = try await page.evaluate(
      "performance.getEntriesByType('navigation')[0].responseStatus")
    #expect(status == 200)
    await BrowserPool.put(browser)
  }

  @Test("Strangers, other sites and what is not public are refused")
  func safety() async throws {
    let package = try PreviewedPackage()
    let browser = try await BrowserPool.take()
    let live = try await CataloguePage(package, in: browser)
    #expect(
      try await live.evaluate("fetch('/note.txt').then(answer => answer.text())") == "a note\n")
    for path in ["/.secret", "/..%2f.secret", "/Package.swift", "/Sources/M/A.swift"] {
      #expect(
        try await live.evaluate("fetch('\(path)').then(answer => answer.ok)") == false, "\(path)")
    }
    // Without the cookie of this run nothing is said.
    #expect(
      try await live.evaluate(
        "fetch('/', {credentials: 'omit'}).then(answer => answer.status)") == 403)
    #expect(
      try await live.evaluate(
        "fetch('/?run=guess', {credentials: 'omit'}).then(answer => answer.status)") == 403)
    await BrowserPool.put(browser)
  }
}
