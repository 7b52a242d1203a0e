import Foundation
import Testing

@testable import ElementTree
@testable import ViewTree

@Suite("Accessibility")
@MainActor
struct AccessibilityTests {
  private func html<V: View>(_ view: V) throws -> String {
    try HTMLRenderer(content: view).fragment.replacing(#/ class="[^"]*"/#, with: "")
  }

  private var pair: some View {
    HStack {
      Text(verbatim: "a")
      Text(verbatim: "b")
    }
  }

  @Test("A label on text makes it an image of words, on a container a group")
  func labels() throws {
    #expect(
      try html(Color.red.accessibilityLabel("stop"))
        == "<div role=\"img\" aria-label=\"stop\"></div>")
    #expect(
      try html(pair.accessibilityLabel("both"))
        == "<div role=\"group\" aria-label=\"both\"><p>a</p><p>b</p></div>")
  }

  @Test("The outer label wins")
  func outerLabel() throws {
    #expect(
      try html(Color.red.accessibilityLabel("in").accessibilityLabel("out"))
        == "<div role=\"img\" aria-label=\"out\"></div>")
  }

  @Test("A header is a heading of its level, in either order of modifiers")
  func headings() throws {
    #expect(
      try html(Text(verbatim: "T").accessibilityAddTraits(.isHeader)) == "<h2>T</h2>")
    let third = "<h3>T</h3>"
    #expect(
      try html(
        Text(verbatim: "T").padding().accessibilityHeading(.h3).accessibilityAddTraits(.isHeader)
      ).contains(third.prefix(4)))
    #expect(
      try html(
        Text(verbatim: "T").accessibilityAddTraits(.isHeader).padding(0).accessibilityHeading(.h3)
      )
      .contains("<h3>"))
  }

  @Test("Traits are roles and states")
  func traits() throws {
    #expect(
      try html(Color.red.accessibilityAddTraits([.isButton, .isSelected]))
        == "<div role=\"button\" aria-current=\"true\"></div>")
    #expect(
      try html(
        Color.red.accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isButton))
        == "<div></div>")
  }

  @Test("A view whose parts are ignored is silent until it has words")
  func ignoredParts() throws {
    #expect(
      try html(pair.accessibilityElement())
        == "<div role=\"img\" aria-hidden=\"true\"><p>a</p><p>b</p></div>")
    #expect(
      try html(pair.accessibilityElement(children: .ignore).accessibilityLabel("ab"))
        == "<div role=\"img\" aria-label=\"ab\"><p>a</p><p>b</p></div>")
    #expect(
      try html(pair.accessibilityElement(children: .combine))
        == "<div role=\"group\"><p>a</p><p>b</p></div>")
  }

  @Test("Values and hints describe")
  func descriptions() throws {
    #expect(
      try html(Color.red.accessibilityValue("half").accessibilityHint(Text(verbatim: "go")))
        == "<div aria-description=\"half, go\"></div>")
  }

  @Test("Views hidden from assistive technology are marked; an image loses its words")
  func hidden() throws {
    #expect(
      try html(Color.red.accessibilityHidden(true)) == "<div aria-hidden=\"true\"></div>")
    let symbol = try html(Image(systemName: "star").accessibilityHidden(true))
    #expect(symbol.components(separatedBy: "aria-hidden").count == 2)
    #expect(
      try html(Color.red.accessibilityHidden(true).accessibilityHidden(false)) == "<div></div>")
    #expect(
      try html(
        Image(address: "a.png").accessibilityLabel("A").accessibilityHidden(true))
        == "<img src=\"a.png\" alt=\"\"/>")
  }
}
