import Foundation
import Testing
import ViewTree

@Suite("Styles by what they are for")
@MainActor
struct FillStyleTests {
  private func html(_ style: some ShapeStyle) throws -> String {
    try HTMLRenderer(content: Circle().fill(style).frame(width: 9, height: 9)).html
  }

  @Test("Fills are the system's four, in their order")
  func fills() throws {
    #expect(try html(.fill) == html(Color(uiColor: .systemFill)))
    #expect(try html(.fill.secondary) == html(Color(uiColor: .secondarySystemFill)))
    #expect(try html(.fill.tertiary) == html(Color(uiColor: .tertiarySystemFill)))
    #expect(try html(.fill.quaternary) == html(Color(uiColor: .quaternarySystemFill)))
    #expect(try html(.fill) != html(.fill.secondary))
  }

  @Test("Placeholders and links have their colours")
  func others() throws {
    #expect(try html(.placeholder) == html(Color(uiColor: .placeholderText)))
    #expect(try html(.link) == html(.tint))
  }
}
