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

  @Test("A layer's colour has the components of its colour")
  func components() throws {
    let color = try #require(Color(red: 1, green: 0.5, blue: 0, opacity: 0.25).cgColor)
    #expect(color.components == [1, 0.5, 0, 0.25])
    #expect(color.numberOfComponents == 4)
  }

  @Test("The method that a selector named is called, and its object is not kept")
  @MainActor func selectors() async {
    final class Watcher: NSObject {
      var count = 0
      func changed(_ notification: Notification) { count += 1 }
    }
    let name = Notification.Name("PlatformGapsTests.selectors")
    let center = NotificationCenter()
    var watcher: Watcher? = Watcher()
    weak let seen = watcher
    if let watcher {
      center.addObserver(watcher, selector: Watcher.changed(_:), name: name, object: nil)
    }
    center.post(name: name, object: nil)
    for _ in 0..<3000 where seen?.count == 0 { try? await Task.sleep(for: .milliseconds(10)) }
    #expect(watcher?.count == 1)
    watcher = nil
    #expect(seen == nil)
  }
}
