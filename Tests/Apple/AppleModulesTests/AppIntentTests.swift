import AppIntents
import Foundation
import SwiftUI
import Testing
import WidgetKit

@Suite("Intents and widgets")
@MainActor
struct AppIntentTests {
  final class Store: @unchecked Sendable { var added: [String] = [] }
  nonisolated static let store = Store()

  struct Add: AppIntent {
    static let title: LocalizedStringResource = "Add"
    @Parameter(title: "Name") var name: String
    @Parameter(title: "Note") var note: String?
    @Parameter(title: "Count", default: 2) var count: Int

    init() {}
    init(name: String) { self.name = name }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
      AppIntentTests.store.added.append(name + (note ?? ""))
      return .result(value: count, dialog: "Added \(name)")
    }
  }

  struct Done: AppIntent {
    static let title: LocalizedStringResource = "Done"
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Done(), phrases: ["Done in \(.applicationName)"], shortTitle: "Done",
        systemImageName: "checkmark")
    }
  }

  struct Entry: TimelineEntry { let date: Date }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {}
  }

  struct Clock: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: "clock", provider: Provider()) { entry in
        Text(entry.date, style: .time)
      }
      .configurationDisplayName("Clock").supportedFamilies([.systemSmall])
    }
  }

  struct Widgets: WidgetBundle {
    var body: some Widget {
      Clock()
      if Bool(true) { Clock() }
    }
  }

  @Test("An intent is performed with its values, and what is not given is nothing or the default")
  func intent() async throws {
    let result = try await Add(name: "Tea").perform()
    #expect(result.value == 2)
    #expect(result.dialog != nil)
    #expect(Self.store.added.contains("Tea"))
    try await Done()()
    #expect(Shortcuts.appShortcuts.count == 1)
    _ = Clock().body
  }

  @Test("Buttons have intents performed")
  func buttons() throws {
    let page = try HTMLRenderer(
      content: VStack {
        Button("Add tea", intent: Add(name: "Tea"))
        Button(intent: Done()) { Text("Done") }
        Toggle(isOn: true, intent: Done()) { Text("On") }
      }
    ).html
    #expect(page.contains("Add tea") && page.contains("Done") && page.contains("On"))
  }
}
