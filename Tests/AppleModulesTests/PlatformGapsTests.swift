import SwiftUI
import Testing

@Suite("Gaps of the platform")
struct PlatformGapsTests {
  @Test("A text of a key has its values, and words of its own stand in for a translation")
  func localized() {
    let count = 3
    #expect(String(localized: "\(count) cups", comment: "On a card") == "3 cups")
    #expect(String(localized: "cups.title", defaultValue: "Cups") == "Cups")
  }

  @Test("A level of a style is the style with less of it")
  @MainActor func levels() throws {
    let plain = try HTMLRenderer(content: Text("a").foregroundStyle(.white.opacity(0.25))).html
    #expect(try HTMLRenderer(content: Text("a").foregroundStyle(.white.tertiary)).html == plain)
  }

  @Test("A colour literal is the colour of its parts")
  func literals() {
    let literal = Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(literal == Color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)))
  }

  @Test("Measurements and lists are written as words")
  func formats() {
    #expect(Measurement(value: 1.5, unit: UnitLength.meters).formatted() == "1.5 m")
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
  }
}
