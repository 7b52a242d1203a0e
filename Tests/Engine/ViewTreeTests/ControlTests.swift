import ElementTree
import Foundation
import Testing

@testable import ViewTree

@Suite("Controls")
@MainActor
struct ControlTests {
  private struct Boxed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("[")
        configuration.label
        Text("]")
      }
    }
  }

  private struct Checked: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        Text(configuration.isOn ? "yes" : "no")
        configuration.label
        if !isEnabled { Text("off") }
      }
    }
  }

  @Test("A button is a real one that does not answer on a static page")
  func button() throws {
    #expect(
      try structure(Button("Save") {})
        == #"<button type="button" disabled="">Save</button>"#)
    #expect(
      try structure(Button("Save") {}.buttonStyle(Boxed()))
        == #"<button type="button" disabled=""><span>[</span><span>Save</span><span>]</span></button>"#
    )
  }

  @Test("A slider shows a value in its range; what is disabled is paler")
  func values() throws {
    for (value, shown) in [(-5.0, "0"), (3, "3"), (50, "9")] {
      let view = Slider(value: .constant(value), in: 0...9)
      #expect(try structure(view).contains("value=\"\(shown)\""), "\(value)")
    }
    func style(_ isDisabled: Bool) throws -> String {
      let view = LiveView(Toggle("a", isOn: .constant(true)).disabled(isDisabled))
      defer { view.end() }
      _ = try view.update()
      return view.tree.css
    }
    #expect(try style(true).contains("opacity:.4"))
    #expect(try !style(false).contains("opacity:.4"))
  }

  @Test("A button in a button is a part of it")
  func nestedButton() throws {
    let view = Button {
    } label: {
      Button("Inner") {}
    }
    #expect(
      try structure(view) == #"<button type="button" disabled=""><span>Inner</span></button>"#)
  }

  @Test("A style that shows no button becomes one, a style that shows one is none")
  func primitiveStyle() throws {
    struct Plain: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
    struct Wrapping: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack { Button(configuration) }
      }
    }
    let expected = #"<button type="button" disabled="">Save</button>"#
    #expect(try structure(Button("Save") {}.buttonStyle(Plain())) == expected)
    #expect(try structure(Button("Save") {}.buttonStyle(Wrapping())) == expected)
  }

  @Test(
    "A toggle is a checkbox in its label",
    arguments: [(true, #" checked="""#), (false, "")])
  func toggle(isOn: Bool, checked: String) throws {
    #expect(
      try structure(Toggle("Wi-Fi", isOn: .constant(isOn)))
        == #"<label><span>Wi-Fi</span><input class="c-switch" type="checkbox" role="switch""#
        + checked + #" disabled=""/></label>"#)
  }

  @Test("A toggle without a visible label has a name")
  func hiddenLabel() throws {
    #expect(
      try structure(Toggle("Wi-Fi", isOn: .constant(false)).labelsHidden())
        == #"<input class="c-switch" type="checkbox" role="switch" disabled="" aria-label="Wi-Fi"/>"#
    )
  }

  @Test("A toggle in a style of its author's own is one checkbox, the button in it a part of it")
  func toggleStyle() throws {
    let html = try structure(
      Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(Checked()).disabled(true))
    #expect(
      html
        == "<label><span><span>yes</span><span>Wi-Fi</span><span>off</span></span>"
        + #"<input class="c-cover" type="checkbox" role="switch" checked="" disabled="" aria-label="Wi-Fi"/></label>"#
    )
  }

  @Test("A field has its title as name and as prompt")
  func field() throws {
    #expect(
      try structure(TextField("Name", text: .constant("Ann")))
        == #"<input class="c-field" type="text" placeholder="Name" aria-label="Name" disabled="" value="Ann"/>"#
    )
    #expect(
      try structure(
        TextField("Mail", text: .constant(""), prompt: Text("a@b.c"))
          .keyboardType(.emailAddress).textContentType(.emailAddress).submitLabel(.send)
          .textInputAutocapitalization(.never).autocorrectionDisabled())
        == #"<input class="c-field" type="email" placeholder="a@b.c" aria-label="Mail" inputmode="email" autocomplete="email" autocapitalize="none" spellcheck="false" enterkeyhint="send" disabled="" value=""/>"#
    )
  }

  @Test("A secret is not in the page")
  func secret() throws {
    let html = try structure(SecureField("Password", text: .constant("hunter2")))
    #expect(
      html
        == #"<input class="c-field" type="password" placeholder="Password" aria-label="Password" disabled=""/>"#
    )
  }

  @Test("A number is written by its format")
  func formats() throws {
    let html = try structure(
      TextField("Sum", value: .constant(1234.5), format: .number.grouping(.never)))
    #expect(html.contains(#"value="1234.5""#))
  }

  @Test("A picker is a select whose choice is found by tag, by optional tag, or by row")
  func picker() throws {
    let expected =
      #"<select class="c-select" disabled="" aria-label="Size"><option>S</option>"#
      + #"<option selected="">M</option></select>"#
    #expect(
      try structure(
        Picker("Size", selection: .constant(2)) {
          Text("S").tag(1)
          Text("M").tag(2)
        }) == expected)
    #expect(
      try structure(
        Picker("Size", selection: .constant(Optional(2))) {
          Text("S").tag(Optional(1))
          Text("M").tag(Optional(2))
        }) == expected)
    #expect(
      try structure(
        Picker("Size", selection: .constant(Optional("M"))) {
          ForEach(["S", "M"], id: \.self) { Text($0) }
        }) == expected)
  }

  @Test("A picker without a choice shows none")
  func noChoice() throws {
    #expect(
      try structure(
        Picker("Size", selection: .constant(3)) { Text("S").tag(1) })
        == #"<select class="c-select" disabled="" aria-label="Size"><option selected="" hidden=""></option><option>S</option></select>"#
    )
  }

  @Test("Segments are radio buttons of one group")
  func segments() throws {
    let html = try structure(
      Picker("Size", selection: .constant(1)) {
        Text("S").tag(1)
        Text("M").tag(2)
      }
      .pickerStyle(.segmented))
    #expect(
      html.hasPrefix(#"<div role="radiogroup" aria-label="Size"><label><span>S</span><input"#))
    #expect(html.components(separatedBy: "type=\"radio\"").count == 3)
    #expect(html.components(separatedBy: "checked").count == 2)
  }

  @Test("A slider keeps its value within its bounds")
  func slider() throws {
    #expect(
      try structure(Slider(value: .constant(12), in: 0...10, step: 2))
        == #"<input class="c-slider" type="range" min="0" max="10" step="2" value="10" disabled="" aria-label="Slider"/>"#
    )
  }

  @Test("A date is written in the time zone of the surroundings")
  func date() throws {
    let date = Date(timeIntervalSince1970: 1_763_640_000)
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let html = try structure(
      DatePicker("When", selection: .constant(date)).environment(\.timeZone, zone))
    #expect(html.contains(#"type="datetime-local" value="2025-11-20T21:00""#))
    #expect(
      try structure(
        DatePicker("When", selection: .constant(date), displayedComponents: .hourAndMinute)
          .environment(\.timeZone, zone)
      ).contains(#"type="time" value="21:00""#))
  }

  @Test("Progress is a bar where it is known, else a circle with a name")
  func progress() throws {
    #expect(
      try structure(ProgressView(value: 3, total: 4))
        == #"<progress class="c-bar" max="1" value=".75"></progress>"#)
    #expect(
      try structure(ProgressView())
        == #"<span class="c-spinner" role="progressbar" aria-label="Loading"></span>"#)
  }

  @Test("A menu and a disclosure open without a program, and an action closes its menu")
  func details() throws {
    #expect(
      try structure(Menu("Sort") { Button("Name") {} })
        == #"<div><button type="button" popovertarget="menu-0">Sort</button><div class="m-items" id="menu-0" popover=""><button type="button" popovertarget="menu-0" popovertargetaction="hide" disabled="">Name</button></div></div>"#
    )
    let html = try structure(
      DisclosureGroup("More", isExpanded: .constant(true)) { Text("Hidden") })
    #expect(html.hasPrefix(#"<details open=""><summary><span>More</span><svg"#))
    #expect(html.hasSuffix("</svg></summary><p>Hidden</p></details>"))
  }

  @Test("A symbol alone is inside its button")
  func symbol() throws {
    let html = try structure(
      Button {
      } label: {
        Image(systemName: "plus")
      })
    #expect(html.hasPrefix(#"<button type="button" disabled=""><svg"#))
    #expect(html.hasSuffix("</svg></button>"))
  }

  @Test("The base sheet has rules for every control's style")
  func looks() {
    for look in ControlLook.allCases {
      for name in look.rawValue.split(separator: " ") {
        #expect(BaseStylesheet.text.contains(".\(name)"), "\(name)")
      }
    }
    #expect(!BaseStylesheet.text.contains("<"))
    #expect(!BaseStylesheet.text.contains("&"))
  }
}
