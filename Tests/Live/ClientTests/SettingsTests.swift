import Browser
import Testing
import ViewTree

/// What settings and forms are made of: pages of choices, menus in menus, named fields.
@Suite("Settings and forms", .serialized)
@MainActor
struct SettingsTests {
  private struct Settings: View {
    @State private var theme = "Light"
    var body: some View {
      NavigationStack {
        Form {
          Text("theme \(theme).")
          Picker("Appearance", selection: $theme) {
            ForEach(["Light", "Dark", "System"], id: \.self) { Text($0) }
          }
          .pickerStyle(.navigationLink)
        }
        .navigationTitle("Settings")
      }
    }
  }

  @Test("A picker leads to a page of its choices, which is left as soon as one is taken")
  func choices() async throws {
    try await ServedView.with({ Settings() }, width: 390, height: 844) { served in
      let row = "[...document.querySelectorAll('.l-row')][1]"
      #expect(
        try await served.evaluate("\(row).innerText.replace(/\\s+/g, ' ')") == "Appearance Light")
      try await served.click(row)
      #expect(try await served.shows("System"))
      #expect(try await served.evaluate("document.querySelector('h1').innerText") == "Appearance")
      #expect(
        try await served.evaluate("document.querySelector('[aria-current]').innerText") == "Light")
      try await served.click(served.element("Dark"))
      #expect(try await served.shows("theme Dark."))
      #expect(
        try await served.evaluate("\(row).innerText.replace(/\\s+/g, ' ')") == "Appearance Dark")
    }
  }

  private struct Actions: View {
    @State private var log = ""
    @State private var sort = "Name"
    var body: some View {
      VStack {
        Text("log \(log)\(sort).")
        Menu("Actions") {
          Button("Copy") { log += "c" }
          Menu("Share") {
            Button("Mail") { log += "m" }
            Menu("More") { Button("Print") { log += "p" } }
          }
          Menu("Sort") {
            Picker("By", selection: $sort) {
              ForEach(["Name", "Date"], id: \.self) { Text($0) }
            }
          }
        }
      }
    }
  }

  @Test("A menu in a menu opens beside its action, and a choice closes all")
  func menus() async throws {
    try await ServedView.with({ Actions() }, width: 390, height: 844) { served in
      let open = "document.querySelectorAll('body :popover-open').length"
      @MainActor func isInside(_ text: String) -> String {
        "(b => b.left >= 0 && b.right <= innerWidth && b.bottom <= innerHeight)"
          + "(\(served.element(text)).getBoundingClientRect())"
      }
      try await served.click(served.element("Actions"))
      #expect(try await served.wait("\(open) == 1"))
      #expect(try await served.evaluate("\(served.element("Mail")).checkVisibility()") == false)
      try await served.click(served.element("Share"))
      #expect(try await served.wait("\(open) == 2 && \(isInside("Mail"))"))
      try await served.click(served.element("More"))
      #expect(try await served.wait("\(open) == 3 && \(isInside("Print"))"))
      try await served.click(served.element("Print"))
      #expect(try await served.shows("log pName."))
      #expect(try await served.wait("\(open) == 0"))
      try await served.click(served.element("Actions"))
      try await served.click(served.element("Sort"))
      #expect(try await served.wait("\(open) == 2"))
      try await served.click(served.element("Date"))
      #expect(try await served.shows("log pDate."))
      #expect(try await served.wait("\(open) == 0"))
      // Escape closes one after the other.
      try await served.click(served.element("Actions"))
      try await served.click(served.element("Share"))
      try await served.page.press(.escape)
      #expect(try await served.wait("\(open) == 1"))
    }
  }

  private struct Profile: View {
    @State private var name = "Ada Lovelace"
    @State private var isShown = true
    var body: some View {
      Form {
        LabeledContent("Full name") { TextField("Required", text: $name) }
        LabeledContent("Nickname") { TextField("Nickname", text: $name) }
        LabeledContent("Shown") { Toggle("", isOn: $isShown).labelsHidden() }
      }
    }
  }

  @Test("What a row says is the name of its field")
  func names() async throws {
    try await ServedView.with({ Profile() }) { served in
      let names = try await served.evaluate(
        "[...document.querySelectorAll('input')].map(field => field.ariaLabel)")
      #expect(names.array?.compactMap(\.string) == ["Full name Required", "Nickname", "Shown"])
    }
  }

  private struct Message: View {
    @State private var text = ""
    @State private var log = ""
    @State private var name = "Ada"
    @FocusState private var isNamed: Bool
    var body: some View {
      VStack {
        Text("log \(log).")
        TextField("Text", text: $text)
        Button("Send") {
          log += text
          text = ""
        }
        TextField("Name", text: $name).focused($isNamed)
        Button("Rename") { isNamed = true }
      }
    }
  }

  @Test("A button leaves the focus in the field that is typed in")
  func keyboard() async throws {
    try await ServedView.with({ Message() }) { served in
      try await served.click("document.querySelector('[placeholder=Text]')")
      try await served.page.type("a")
      try await served.click(served.element("Send"))
      #expect(try await served.shows("log a."))
      try await served.page.type("b")
      try await served.page.tap(try await served.middle(served.element("Send")))
      #expect(try await served.shows("log ab."))
      #expect(try await served.evaluate("document.activeElement.placeholder") == "Text")
    }
  }

  @Test("A field that is given the focus has the caret behind its text")
  func caret() async throws {
    try await ServedView.with({ Message() }) { served in
      try await served.click(served.element("Rename"))
      #expect(try await served.wait("document.activeElement.placeholder == 'Name'"))
      try await served.page.type("!")
      #expect(try await served.wait("document.activeElement.value == 'Ada!'"))
    }
  }
}
