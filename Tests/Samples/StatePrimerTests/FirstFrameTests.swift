import Foundation
import StatePrimer
import Testing
import ViewTree

@Suite("First frames of the state primer")
@MainActor
struct FirstFrameTests {
  private func page(_ app: some App) throws -> String {
    let pages = try AppRunner.pages(of: app)
    #expect(pages.map(\.name) == ["index.html"])
    return String(decoding: pages[0].bytes, as: UTF8.self)
  }

  /// The text that is seen between tags, joined by spaces.
  private func text(_ html: String) -> String {
    guard let body = html.range(of: "<body") else { return "" }
    let end = html.range(of: "<h1 class=\"unseen\"")?.lowerBound ?? html.endIndex
    var text = ""
    var isInTag = true
    for character in html[body.upperBound..<end] {
      if character == "<" { isInTag = true; text += " " }
      if !isInTag { text.append(character) }
      if character == ">" { isInTag = false }
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("A view's own value is shown in a real button")
  func counter() throws {
    let html = try page(CounterApp())
    #expect(text(html) == "Count: 0")
    #expect(html.contains("<button"))
  }

  @Test("An object's properties are shown, announced or not")
  func handWritten() throws {
    #expect(
      text(try page(HandWrittenModelApp())) == "Announced: 0 Silent: 0 Announce Keep silent")
  }

  @Test("A published property fills text and field")
  func published() throws {
    let html = try page(PublishedModelApp())
    #expect(text(html) == "Hello, World!")
    #expect(html.contains("value=\"World\""))
  }

  @Test("Parent and child show one object")
  func parentAndChild() throws {
    #expect(text(try page(ParentAndChildApp())) == "Points: 3 Add to 3")
  }

  @Test("A grandchild reads an object that its parent does not mention")
  func environment() throws {
    #expect(text(try page(EnvironmentApp())) == "User: Ada")
  }

  @Test("A sheet that is not presented shows nothing")
  func sheet() throws {
    #expect(text(try page(SheetApp())) == "Open")
  }
}
