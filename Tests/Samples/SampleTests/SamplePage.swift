import Browser
import BrowserPool
import Foundation
import TestSupport
import Testing

/// A sample in a process of its own, and Chromium's page of it, the size of a phone.
@MainActor
struct SamplePage {
  let page: Page
  /// Where the sample is.
  let address: String

  /// Starts a sample and gives its page to a test; in the end nothing may have been said on the console.
  ///
  /// - Parameter selector: What the page notices from its first byte on, however short it is there.
  static func with(
    _ product: String, path: String = "", noticing selector: String? = nil,
    arguments: [String] = [], width: Int = 390, isTouched: Bool = true,
    _ body: @MainActor (SamplePage) async throws -> Void
  ) async throws {
    let server = try ServerChild(
      product, ["--port", "0", "--store", "none"] + arguments)
    defer { server.end(SIGTERM) }
    let browser = try await BrowserPool.take()
    let page = try await browser.newPage(width: width, height: 844)
    if isTouched { try await page.send("Emulation.setTouchEmulationEnabled", ["enabled": true]) }
    let sample = SamplePage(page: page, address: "http://localhost:\(server.port)/")
    if let selector { try await sample.notice(selector) }
    try await sample.open(path)
    try await body(sample)
    // What Chromium only recommends is verbose; views may be warned about.
    let messages = try await page.consoleMessages.filter {
      $0.level != "verbose" && !$0.text.contains("warning: ")
    }
    #expect(messages == [])
    await BrowserPool.put(browser)
  }

  /// Goes to a path of the sample and waits until the page answers to what is done.
  func open(_ path: String) async throws {
    try await page.navigate(to: address + path)
    try await attached()
  }

  private func notice(_ selector: String) async throws {
    let source = """
      window.noticed = 0;
      let isThere = false;
      new MutationObserver(() => {
        const was = isThere;
        isThere = !!document.querySelector('\(selector)');
        if (isThere && !was) window.noticed++;
      }).observe(document, { childList: true, subtree: true });
      """
    try await page.send("Page.addScriptToEvaluateOnNewDocument", ["source": .string(source)])
  }

  /// Waits until what is noticed has come so many times.
  func noticed(_ count: Int) async throws -> Bool { try await wait("window.noticed >= \(count)") }

  /// Loads the page again, as the browser's button does.
  func reload() async throws {
    let here = try await page.evaluate("location.href")
    try await page.navigate(to: here.string ?? address)
    try await attached()
  }

  private func attached() async throws {
    let isAttached = try await page.evaluate(
      """
      (script => script ? import(script.src).then(() => true) : document.body.innerText)(\
      document.querySelector('script[type=module]'))
      """)
    guard isAttached == true else {
      throw BrowserError(.scriptFailed, "no live page: \(isAttached.string ?? "")")
    }
  }

  @discardableResult
  func evaluate(_ script: String) async throws -> JSONValue { try await page.evaluate(script) }

  /// Waits until an expression is true; false after a minute.
  func wait(_ isSo: String) async throws -> Bool { try await page.wait(isSo) }

  /// Waits until the page shows a text, be it in capitals, as headers of lists are.
  func shows(_ text: String) async throws -> Bool {
    let isThere = try await wait(
      "document.body.innerText.toLowerCase().includes('\(text.lowercased())')")
    if !isThere {
      let shown = try await evaluate("document.body.innerText")
      Issue.record("“\(text)” isn't among: \(shown.string?.replacing("\n", with: " ") ?? "")")
    }
    return isThere
  }

  /// Waits until an element is scrolled as far as so many points.
  func isScrolled(_ script: String, to offset: Int) async throws -> Bool {
    let isThere = try await wait("\(script).scrollTop == \(offset)")
    if !isThere {
      let element = try await evaluate(
        "(e => [e.scrollTop, e.scrollHeight, e.clientHeight].join())(\(script))")
      Issue.record("not at \(offset), but (offset, height, visible): \(element.string ?? "")")
    }
    return isThere
  }

  /// Waits until the page shows a text no more.
  func hides(_ text: String) async throws -> Bool {
    try await wait("!document.body.innerText.includes('\(text)')")
  }

  /// Waits until the screen that is shown has a title.
  func isTitled(_ title: String) async throws -> Bool {
    try await wait(
      """
      [...document.querySelectorAll('h1')].some(
        e => e.textContent == '\(title)' && e.getClientRects()[0])
      """)
  }

  /// A script that finds the innermost element that is shown with a text.
  func element(_ text: String) -> String {
    """
    [...document.querySelectorAll('body *')].findLast(
      e => e.textContent == '\(text)' && e.getClientRects()[0])
    """
  }

  /// Touches the middle of the element that a script gives, which is brought into sight first.
  ///
  /// As a person does it waits until the element rests, with nothing in front of it: a touch that begins
  /// on something that moves may end beside it.
  func tap(_ script: String) async throws {
    let box = try await evaluate(
      """
      (async () => {
        const find = () => \(script);
        const moves = (e) => document.getAnimations().some(({ playState, effect, timeline }) =>
          playState == 'running' && timeline == document.timeline && effect.target?.contains(e) && effect.getComputedTiming().endTime < Infinity);
        let last = '';
        for (let i = 0; i < 600; i++) {
          const e = find();
          e?.scrollIntoView({ block: 'nearest' });
          const b = e?.getBoundingClientRect();
          const place = b && [b.x + b.width / 2, b.y + b.height / 2];
          const hit = place && document.elementFromPoint(...place);
          const isIn = hit && (e.contains(hit) || hit.contains(e) || e.closest('label')?.contains(hit));
          const isFree = isIn && !moves(e);
          if (isFree && place.join() == last) return place;
          last = isFree ? place.join() : '';
          await new Promise(requestAnimationFrame);
        }
        const b = find()?.getBoundingClientRect();
        return b && [b.x + b.width / 2, b.y + b.height / 2];
      })()
      """)
    let x = try #require(box.array?.first?.number, "no element: \(script)")
    let y = try #require(box.array?.last?.number)
    try await page.tap((x, y))
  }

  /// Scrolls an element as far as so many points, and waits until the page has noticed.
  func scroll(_ script: String, to offset: Int) async throws {
    try await evaluate(
      """
      (async () => {
        const e = \(script);
        const end = new Promise(done => e.addEventListener('scroll', done, { once: true }));
        e.scrollTop = \(offset);
        await end;
        await new Promise(requestAnimationFrame);
        return true;
      })()
      """)
  }

  /// Touches the element with a text.
  func tap(text: String) async throws { try await tap(element(text)) }

  /// Moves a finger from one point to another, and lets it rest there before it is lifted.
  ///
  /// Chromium takes a finger that is lifted in motion for a fling, and a touch soon after, wherever it is,
  /// for one that stops it and presses nothing.
  func swipe(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) async throws {
    let steps = 12.0
    for step in stride(from: 0, through: steps, by: 1) {
      let part = step / steps
      try await page.touch([
        (start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
      ])
      try await evaluate("new Promise(requestAnimationFrame).then(() => true)")
    }
    try await evaluate(
      """
      (async () => {
        const end = performance.now() + 150;
        while (performance.now() < end) await new Promise(requestAnimationFrame);
        return true;
      })()
      """)
    try await page.touch([end])
    try await page.touch([])
  }
}
