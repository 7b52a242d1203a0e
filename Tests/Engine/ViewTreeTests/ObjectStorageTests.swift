import Combine
import ElementTree
import Foundation
import Testing
import ViewTree

/// Values that an app's objects keep, as view models do.
@Suite("App storage of objects")
@MainActor
struct ObjectStorageTests {
  /// What one reader's browser keeps.
  private final class Drawer: LiveStorage {
    let reader: String
    var values: [String: [UInt8]] = [:]

    init(_ reader: String) { self.reader = reader }

    func value(of key: String) -> [UInt8]? { values[key] }
    func set(_ value: [UInt8], for key: String) { values[key] = value }
    func tell(_ page: AnyObject, _ action: (@MainActor (String) -> Void)?) {}
  }

  private final class Settings: ObservableObject {
    @AppStorage("goal") var goal = 10
    @AppStorage("look") var look = Look.light

    enum Look: String { case light, dark }
  }

  private struct Page: View {
    @StateObject var settings = Settings()

    var body: some View {
      Text("goal \(settings.goal), \(settings.look.rawValue).")
      Goal(goal: $settings.goal)
      Button("Dark") { settings.look = .dark }
    }
  }

  private struct Goal: View {
    @Binding var goal: Int
    var body: some View { Button("More") { goal += 5 } }
  }

  private static func press(_ view: LiveView, _ text: String) throws {
    let node = try #require(
      view.tree.nodes.indices.first {
        let node = view.tree.nodes[$0]
        return view.listens($0, to: .press)
          && view.tree.string(node.textStart, node.textEnd) == text
      })
    _ = view.handle(LiveEvent(.press), atNode: node)
    _ = try view.update()
  }

  private static func open(_ content: some View, _ drawer: Drawer) throws -> LiveView {
    let view = LiveView(content)
    view.storage = drawer
    _ = try view.update()
    return view
  }

  @Test(
    "A page shows what it writes, the reader's next one what was kept, another reader's nothing")
  func kept() throws {
    let (mine, other) = (Drawer("me"), Drawer("other"))
    let first = try Self.open(Page(), mine)
    #expect(first.tree.html.contains("goal 10, light."))
    try Self.press(first, "More")
    #expect(first.tree.html.contains("goal 15, light."))
    try Self.press(first, "Dark")
    #expect(first.tree.html.contains("goal 15, dark."))
    #expect(try Self.open(Page(), mine).tree.html.contains("goal 15, dark."))
    #expect(try Self.open(Page(), other).tree.html.contains("goal 10, light."))
  }

  @Test("An object tells its subscribers before it changes")
  func changes() throws {
    let settings = Settings()
    var goals: [Int] = []
    let subscription = settings.objectWillChange.sink { goals.append(settings.goal) }
    let view = try Self.open(Page(settings: settings), Drawer("me"))
    try Self.press(view, "More")
    #expect(goals == [10])
    withExtendedLifetime(subscription) {}
  }

  @Test(
    "What an object does by itself belongs to its only reader, and to nobody if there are several")
  func timers() throws {
    let settings = Settings()
    let (mine, other) = (Drawer("me"), Drawer("other"))
    let view = try Self.open(Page(settings: settings), mine)
    settings.goal = 30
    _ = try view.update()
    #expect(view.tree.html.contains("goal 30, light."))
    let second = try Self.open(Page(settings: settings), other)
    settings.goal = 40
    _ = try view.update()
    _ = try second.update()
    #expect(view.tree.html.contains("goal 30, light."))
    #expect(second.tree.html.contains("goal 10, light."))
  }
}
