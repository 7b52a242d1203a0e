import Browser
import BrowserPool
import Foundation
import Testing

@Suite("Dragging the header", .serialized, .timeLimit(.minutes(5)))
@MainActor
struct HeaderDragTests {
  /// What the header looks like, as a script.
  private static let header = "document.querySelector('header')"
  private static let photo = "document.querySelector('header img[src*=backgrounds]')"

  /// The transforms of an element as a matrix: its three properties and `transform` itself.
  private func matrix(of element: String, in live: TimelinePage) async throws -> [Double] {
    let value = try await live.evaluate(
      """
      (style => {
        const turn = style.rotate == 'none' ? '' : style.rotate.split(' ');
        const parts = [
          style.translate == 'none' ? '' : `translate(${style.translate.split(' ').join()})`,
          turn && (turn.length > 1 ? `rotate3d(${turn})` : `rotate(${turn})`),
          style.scale == 'none' ? '' : `scale(${style.scale.split(' ').join()})`,
          style.transform == 'none' ? '' : style.transform,
        ];
        return [...new DOMMatrix(parts.filter(Boolean).join(' ') || 'none').toFloat64Array()];
      })(getComputedStyle(\(element)))
      """)
    return value.array?.compactMap(\.number) ?? []
  }

  private static let identity: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

  /// Waits until nothing of the header moves any more.
  private func rest(_ live: TimelinePage) async throws -> Bool {
    try await live.wait(
      "document.getAnimations().every(animation => animation.playState != 'running')")
  }

  private func wheel(_ live: TimelinePage) async throws {
    try await live.page.send(
      "Input.dispatchMouseEvent",
      [
        "type": "mouseWheel", "x": 400, "y": 600, "deltaX": 0, "deltaY": 120,
      ])
    try await live.evaluate("new Promise(done => setTimeout(done, 300))")
  }

  @Test(
    "It shrinks and tilts, the photo leans after it, the page stands still; then all springs back",
    arguments: [0.0, 60])
  func drag(scrolled: Double) async throws {
    let server = try MomentsServer()
    let browser = try await Browser.launch()
    let live = try await TimelinePage(server, in: browser)
    try await live.evaluate("scrollTo(0, \(scrolled))")
    // Gestures come in a script of their own.
    #expect(try await live.wait("\(Self.header).style.touchAction == 'none'"))
    #expect(try await matrix(of: Self.header, in: live) == Self.identity)
    let before = try await live.page.rects(selector: "header", attribute: "class").values.first
    let place = try await live.page.middle(Self.header)

    try await live.page.pressMouse(x: place.x, y: place.y)
    try await live.page.moveMouse(x: place.x + 20, y: place.y + 10)
    try await live.page.moveMouse(x: place.x + 100, y: place.y + 40)
    #expect(
      try await live.wait(
        "((s) => s.scale != 'none' || s.transform != 'none')(getComputedStyle(\(Self.header)))"))
    #expect(try await live.wait("getComputedStyle(\(Self.photo)).translate == '5px 2px'"))
    #expect(try await rest(live))
    let tilt = try await matrix(of: Self.header, in: live)
    #expect(abs((tilt.dropFirst(10).first ?? 0) - cos(5 * .pi / 180)) < 0.001)
    #expect(try await matrix(of: Self.photo, in: live).suffix(4) == [5, 2, 0, 1])
    let shrunk = try await live.page.rects(selector: "header > *", attribute: "class").values
    #expect(shrunk.contains { abs($0.width / (before?.width ?? 1) - 0.9) < 0.05 })
    try await wheel(live)
    #expect(try await live.evaluate("scrollY") == .number(scrolled))
    try await live.page.releaseMouse(x: place.x + 100, y: place.y + 40)
    #expect(try await live.wait("!document.querySelector('.held')"))
    #expect(try await rest(live))
    #expect(try await matrix(of: Self.header, in: live) == Self.identity)
    #expect(try await matrix(of: Self.photo, in: live) == Self.identity)
    #expect(try await live.evaluate("scrollY") == .number(scrolled))
    let after = try await live.page.rects(selector: "header", attribute: "class").values.first
    #expect(after == before)
    try await wheel(live)
    #expect(try await live.evaluate("scrollY") == .number(scrolled + 120))
    let messages = try await live.page.consoleMessages
    #expect(messages == [])
    await browser.close()
  }
}
