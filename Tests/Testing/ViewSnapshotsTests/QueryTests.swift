import Foundation
import Testing
import ViewSnapshots
import ViewTree

@Suite("Queries")
@MainActor
struct QueryTests {
  private struct Counter: View {
    @State private var count = 0
    @State private var isOn = false
    @State private var name = ""
    @State private var color = "red"
    @State private var offset = CGSize.zero
    var isEnabled = true

    var body: some View {
      VStack {
        Text("Count \(count)").accessibilityIdentifier("count")
        Button("Add") { count += 1 }.disabled(!isEnabled)
        Toggle("Loud", isOn: $isOn)
        Text(isOn ? "LOUD" : "quiet")
        TextField("Name", text: $name).onSubmit { count = 100 }
        Text("Hello \(name)").accessibilityIdentifier("greeting")
        Picker("Colour", selection: $color) {
          Text("Red").tag("red")
          Text("Blue").tag("blue")
        }
        Text(color).accessibilityIdentifier("color")
        Text("Card").accessibilityIdentifier("card")
          .gesture(
            DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset = .zero })
        Text("\(Int(offset.width)),\(Int(offset.height))").accessibilityIdentifier("offset")
      }
    }
  }

  @Test("What is hidden from readers is no part of a name")
  func hiddenWords() throws {
    let view = try Button {
    } label: {
      HStack {
        Text("Secret").accessibilityHidden(true)
        Text("Send")
      }
    }.render()
    #expect(throws: Never.self) { try view.find(role: .button, name: "Send") }
    #expect(throws: (any Error).self) { try view.find(role: .button, name: "Secret Send") }
  }

  @Test("A button found by its role, its words or around them is pressed")
  func press() throws {
    let view = try Counter().render()
    let count = try view.find(identifier: "count")
    try view.find(role: .button, name: "Add").tap()
    #expect(count.text == "Count 1")
    try view.find(text: "Add").tap()
    #expect(count.text == "Count 2")
    #expect(count.exists)
  }

  @Test("A switch is turned by its label")
  func toggle() throws {
    let view = try Counter().render()
    let toggle = try view.find(role: .switch, name: "Loud")
    #expect(!toggle.isOn)
    try toggle.tap()
    #expect(toggle.isOn)
    #expect(try view.find(text: "LOUD").exists)
    try view.find(text: "Loud").tap()
    #expect(!toggle.isOn)
  }

  @Test("Text is typed into a field, and Return pressed")
  func type() throws {
    let view = try Counter().render()
    let field = try view.find(role: .textbox, name: "Name")
    try field.type("Ad")
    try field.type("a")
    #expect(field.value == "Ada")
    #expect(try view.find(identifier: "greeting").text == "Hello Ada")
    try field.submit()
    #expect(try view.find(identifier: "count").text == "Count 100")
  }

  @Test("An option of a menu is chosen by its words")
  func choose() throws {
    let view = try Counter().render()
    let menu = try view.find(role: .combobox)
    try menu.choose("Blue")
    #expect(try view.find(identifier: "color").text == "blue")
    let error = #expect(throws: QueryError.self) { try menu.choose("Green") }
    #expect(error?.description == #"No option is "Green". The options are "Red", "Blue"."#)
  }

  @Test("What a drag shows is seen before it is released")
  func drag() throws {
    let view = try Counter().render()
    var seen = ""
    try view.find(identifier: "card").drag(byX: 40, y: -8) { view in
      seen = try view.find(identifier: "offset").text
    }
    #expect(seen == "40,-8")
    #expect(try view.find(identifier: "offset").text == "0,0")
  }

  @Test("A failed query is an error that lists what there is")
  func errors() throws {
    let view = try Counter(isEnabled: false).render()
    func code(_ body: () throws -> Void) -> QueryError? {
      #expect(throws: QueryError.self, performing: body)
    }
    #expect(code { _ = try view.find(identifier: "x") }?.code == .missing)
    #expect(
      code { _ = try view.find(identifier: "x") }?.description
        == #"No element has the identifier "x". The identifiers are count, greeting, color, card, offset."#
    )
    #expect(code { try view.find(role: .button, name: "Add").tap() }?.code == .disabled)
    #expect(code { try view.find(identifier: "count").tap() }?.code == .deaf)
    #expect(code { _ = try view.find(role: .generic) }?.code == .ambiguous)
  }

  @Test("An element that has gone says so")
  func gone() throws {
    struct Door: View {
      @State private var isOpen = false

      var body: some View {
        if isOpen {
          Text("Inside")
        } else {
          Button("Open") { isOpen = true }
        }
      }
    }
    let view = try Door().render()
    let button = try view.find(role: .button)
    try button.tap()
    #expect(!button.exists)
    #expect(view.text == "Inside")
    let error = #expect(throws: QueryError.self) { try button.tap() }
    #expect(error?.code == .gone)
  }

  @Test("Tasks are given their turns until what is waited for shows")
  func tasks() async throws {
    struct Loading: View {
      @State private var text = "…"

      var body: some View {
        Text(text).task {
          await Task.yield()
          text = "Loaded"
        }
      }
    }
    let view = try Loading().render()
    #expect(view.text == "…")
    #expect(try await view.settle { $0.text == "Loaded" })
  }

  @Test("Frames that actions produce are a snapshot")
  func patches() throws {
    let strategy = Snapshotting<Counter, String>.patches { view in
      try view.find(role: .button).tap()
    }
    let taken = try strategy.take(Counter(), .standard)
    #expect(
      taken.format == """
        # tap <button> "Add"
        {"version":1,
         "operations":[
          {"text":2,"value":"Count 1"}]}

        """)
  }
}
