import ElementTree
import Foundation
import Testing

@testable import ViewTree

@Suite("Renaming")
@MainActor
struct RenameButtonTests {
  private struct Page: View {
    @State private var name = "Notes"
    @State private var count = 0
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($isFocused)
        RenameButton()
      }
      .renameAction($isFocused)
      RenameButton().renameAction { count += 1 }
      RenameButton()
      Text("\(isFocused ? "typing" : "reading") \(count)")
    }
  }

  @Test("The nearest action renames; where there is none the button can't be pressed")
  func renaming() throws {
    var page = try LivePage(Page())
    let buttons = page.nodes(.press)
    #expect(buttons.map { page.text(in: $0) } == ["Rename", "Rename"])
    #expect(page.texts(.p).last == "reading 0")
    try page.send(.press, .none, to: buttons[0])
    #expect(page.texts(.p).last == "typing 0")
    try page.send(.press, .none, to: page.nodes(.press)[1])
    #expect(page.texts(.p).last == "typing 1")
    let disabled = page.html.components(separatedBy: "<button").dropFirst().map {
      $0.contains("disabled")
    }
    #expect(disabled == [false, false, true])
  }
}
