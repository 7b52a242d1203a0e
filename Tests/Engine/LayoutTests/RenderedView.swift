import Browser
import ElementTree
import ViewTree

/// A view laid out in a browser.
struct RenderedView {
  /// The rectangles of elements with an accessibility identifier, by it, without fractions.
  var rects: [String: [Int]]
  /// The number of the view's elements.
  var elementCount: Int
  /// What the page answered.
  var answer: JSONValue

  /// x, y, width and height of an element, to the nearest point; nothing if it isn't there.
  subscript(name: String) -> [Int] { rects[name] ?? [] }

  func x(_ name: String) -> Int { self[name].first ?? .min }
  func width(_ name: String) -> Int { self[name].dropFirst(2).first ?? .min }
  func height(_ name: String) -> Int { self[name].last ?? .min }
  /// Where an element ends horizontally.
  func end(_ name: String) -> Int { rects[name].map { $0[0] + $0[2] } ?? .min }

  /// Renders a view, measures it in a window of a size, and asks the page something.
  ///
  /// - Parameter replacements: What stands in the page for words of it, such as the bytes of a
  ///   picture for its address.
  @MainActor
  static func of(
    width: Int = 390, height: Int = 600, language: String = "en", showsScrollBars: Bool = false,
    replacing replacements: [String: String] = [:], asking script: String = "null",
    @ViewBuilder _ content: () -> some View
  ) async throws -> RenderedView {
    let renderer = HTMLRenderer(content: content())
    renderer.language = language
    let html = try replacements.reduce(renderer.html) { $0.replacing($1.key, with: $1.value) }
    let count = try renderer.tree.elementCount
    return try await SharedPage.use(width: width, height: height, showsScrollBars: showsScrollBars)
    { page in
      try await page.setContent(html)
      let rects = try await page.rects(selector: "[data-testid]", attribute: "data-testid")
      let whole = rects.mapValues { rect in
        [rect.x, rect.y, rect.width, rect.height].map { Int($0.rounded()) }
      }
      let answer = try await page.evaluate(script)
      return RenderedView(rects: whole, elementCount: count, answer: answer)
    }
  }
}
