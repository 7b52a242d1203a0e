import Browser
import SwiftUI
import Testing

@Suite("Menus of titles", .serialized, .timeLimit(.minutes(2)))
@MainActor
struct TitleMenuTests {
  private struct Plant: View {
    let isInline: Bool
    @State private var name = "Basil"
    @State private var copies = 0
    var body: some View {
      NavigationStack {
        Text(verbatim: "named \(name), copied \(copies).")
          .navigationTitle($name)
          .navigationBarTitleDisplayMode(isInline ? .inline : .large)
          .toolbarTitleMenu {
            RenameButton()
            Button("Duplicate") { copies += 1 }
          }
      }
    }
  }

  private struct Named: View {
    @State private var name = "Basil"
    var body: some View {
      NavigationStack {
        Text(verbatim: "named \(name).").navigationTitle($name)
          .navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  private func open(_ title: String, in served: ServedView) async throws {
    try await served.click(
      "[...document.querySelectorAll('button')].find(e => e.textContent.trim() == '\(title)')")
  }

  private func rename(in served: ServedView) async throws {
    try await served.click(
      "[...document.querySelectorAll('button')].find(e => e.checkVisibility() && e.textContent.trim() == 'Rename')"
    )
    #expect(try await served.wait("document.activeElement.value == 'Basil'"))
    try await served.page.press(.end)
    try await served.page.type("!")
    #expect(try await served.shows("named Basil!"))
    try await served.page.press(.enter)
    #expect(try await served.wait("!document.querySelector('input')"))
    let heading = try await served.evaluate("document.querySelector('h1').textContent")
    #expect(heading == "Basil!")
  }

  @Test("A title's menu does what the app says, and has it changed", arguments: [true, false])
  func menu(isInline: Bool) async throws {
    try await ServedView.with({ Plant(isInline: isInline) }) { served in
      try await open("Basil", in: served)
      try await rename(in: served)
      try await open("Basil!", in: served)
      try await served.click(served.element("Duplicate"))
      #expect(try await served.shows("copied 1."))
    }
  }

  @Test("A title that can be changed has a menu of its own")
  func name() async throws {
    try await ServedView.with({ Named() }) { served in
      try await open("Basil", in: served)
      try await rename(in: served)
    }
  }
}
