import ElementTree
import Foundation
import Testing

@testable import ViewTree

@Suite("Keys, addresses, dragging and presses on live pages") @MainActor
struct LiveKeyTests {
  @Test("A shortcut is a key's number and those held with it; disabled buttons have none")
  func shortcuts() throws {
    struct Buttons: View {
      var body: some View {
        Button("Save") {}.keyboardShortcut("s")
        Button("Done") {}.keyboardShortcut(.defaultAction)
        Button("Up") {}.keyboardShortcut(.upArrow, modifiers: [.shift, .option])
        Button("Off") {}.keyboardShortcut("x").disabled(true)
        Button("None") {}.keyboardShortcut(nil)
      }
    }
    let page = try LivePage(Buttons())
    let parameters = page.nodes(.shortcut).map { node in
      page.view.handlers[node]?.first { $0.slot == .shortcut }?.parameter
    }
    #expect(parameters == [16 << 21 | 115, 13, 10 << 21 | 0xF700])
  }

  @Test(
    "Keys are read as browsers say them",
    arguments: [
      ("a", "a", "a", 0), ("Shift+A", "a", "A", 2),
      ("Control+Shift+ArrowUp", "\u{F700}", "\u{F700}", 6),
      ("Enter", "\r", "\r", 0), ("+", "+", "+", 0), ("Shift++", "+", "+", 2),
      ("Meta+Alt+é", "é", "é", 24), ("Shift+ ", " ", " ", 2),
    ])
  func reading(text: String, key: Character, characters: String, modifiers: Int) throws {
    let press = try #require(KeyPress(text))
    #expect(press.key == KeyEquivalent(key) && press.characters == characters)
    #expect(press.modifiers.rawValue == modifiers)
  }

  @Test(
    "Keys without a meaning of their own are none",
    arguments: ["", "Shift", "Shift+Shift", "F5", "Dead"])
  func noKey(text: String) { #expect(KeyPress(text) == nil) }

  @Test("Key presses reach the actions that want them")
  func keyPress() throws {
    struct Board: View {
      @State private var log = ""
      var body: some View {
        Text("log \(log).")
          .focusable()
          .onKeyPress(.leftArrow) {
            log += "left "
            return .handled
          }
          .onKeyPress(characters: .decimalDigits) { press in
            log += press.characters + " "
            return .handled
          }
          .onKeyPress(keys: ["q"], phases: .up) { _ in
            log += "up "
            return .handled
          }
      }
    }
    var page = try LivePage(Board())
    let node = page.nodes(.key)[0]
    for key in ["ArrowLeft", "7", "x", "q", "ArrowRight"] {
      try page.send(.key, .text(key), to: node)
    }
    #expect(page.html.contains("log left 7 ."))
  }

  @Test("Addresses that `openURL` leaves to the system open in the browser")
  func systemAction() throws {
    struct Links: View {
      @Environment(\.openURL) private var openURL
      var body: some View {
        Button("Go") { if let url = URL(string: "https://a.example/x") { openURL(url) } }
      }
    }
    func commands(_ action: OpenURLAction?) throws -> [LiveCommand] {
      struct Holder: View {
        let action: OpenURLAction?
        var body: some View {
          if let action { Links().environment(\.openURL, action) } else { Links() }
        }
      }
      var page = try LivePage(Holder(action: action))
      try page.press("Go")
      return page.commands
    }
    let other = try #require(URL(string: "https://b.example/"))
    #expect(try commands(nil) == [.open("https://a.example/x")])
    #expect(
      try commands(OpenURLAction { _ in .systemAction }) == [.open("https://a.example/x")])
    #expect(
      try commands(OpenURLAction { _ in .systemAction(other) }) == [.open("https://b.example/")])
    #expect(try commands(OpenURLAction { _ in .handled }) == [])
    #expect(try commands(OpenURLAction { _ in .discarded }) == [])
  }

  @Test("Links ask the action that a view around has set")
  func links() throws {
    struct Links: View {
      @State private var log = ""
      let url: URL
      var body: some View {
        Link("Out", destination: url)
        Link("In", destination: url)
          .environment(
            \.openURL,
            OpenURLAction {
              log = $0.path
              return .handled
            })
        Text("log \(log).")
      }
    }
    let url = try #require(URL(string: "https://a.example/inside"))
    var page = try LivePage(Links(url: url))
    #expect(page.nodes(.link).map { page.text(in: $0) } == ["In"])
    try page.send(.link, .text("https://a.example/elsewhere"), to: page.nodes(.link)[0])
    #expect(page.html.contains("log /inside."))
  }

  @Test(
    "A page that is opened with more than its bare address says so, once",
    arguments: [("/", ""), ("/?item=5", "item=5 "), ("/?", "none ")])
  func openURL(route: String, result: String) throws {
    struct Opened: View {
      @State private var log = ""
      var body: some View {
        Text("log \(log).").onOpenURL {
          log += ($0.query.map { $0.isEmpty ? "none" : $0 } ?? "?") + " "
        }
      }
    }
    let view = LiveView(Opened())
    view.open(route)
    _ = try view.update()
    #expect(view.tree.html.contains("log \(result)."))
  }

  private struct Desk: View {
    @State private var log = ""
    @State private var isOver = false
    var body: some View {
      Text("tea").draggable("green tea")
      Text("four").draggable(4)
      Text("old").onDrag { NSItemProvider(object: "old tea") }
      Text("cup").dropDestination(for: String.self) { items, place in
        log += items.joined() + "@\(Int(place.x)) "
        return true
      } isTargeted: {
        isOver = $0
      }
      Text("sum").dropDestination(for: Int.self) { items, _ in
        log += "\(items.reduce(0, +)) "
        return true
      }
      Text("web").dropDestination(for: URL.self) { items, _ in
        log += "\(items.map { $0.host ?? "" }) "
        return true
      }
      Text("any").onDrop(of: ["public.text"], isTargeted: $isOver) { items in
        log += "\(items.count) "
        return true
      }
      Text("log \(log)over \(isOver).")
    }
  }

  @Test("Values dragged on the page arrive as they are, those from elsewhere as text")
  func dragging() throws {
    var page = try LivePage(Desk())
    let (sources, places) = (page.nodes(.lift), page.nodes(.drop))
    #expect(sources.map { page.text(in: $0) } == ["tea", "four", "old"])
    try page.send(.dropTarget, .flag(true), to: places[0])
    #expect(page.html.contains("over true."))
    for (source, place, text) in [
      (0, 0, "3 4 "), (0, 1, "0 0 "), (1, 1, "0 0 "), (2, 0, "5 0 "), (2, 3, "0 0 "),
    ] {
      try page.send(.lift, to: sources[source])
      try page.send(.drop, .text(text), to: places[place])
    }
    #expect(page.html.contains("log green tea@3 4 old tea@5 1 over false."))
    for (place, text) in [
      (0, "1 2 from elsewhere"), (2, "0 0 https://a.example/"), (1, "0 0 5"), (0, "0 0 "),
      (0, "x 0 no"), (0, "nan 0 no"), (0, "1"),
    ] {
      try page.send(.drop, .text(text), to: places[place])
    }
    #expect(
      page.html.contains(
        "1 from elsewhere@1 [&quot;a.example&quot;] over")
        || page.html.contains("1 from elsewhere@1 [\"a.example\"] over"))
  }

  @Test("A style reads whether its button is held down")
  func pressed() throws {
    struct Sinking: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
        Text(configuration.isPressed ? "down" : "up")
      }
    }
    struct Plain: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
    struct Buttons: View {
      var body: some View {
        Button("A") {}.buttonStyle(Sinking())
        Button("B") {}.buttonStyle(Plain())
      }
    }
    var page = try LivePage(Buttons())
    #expect(page.nodes(.hold).count == 1)
    try page.send(.hold, .flag(true), to: page.nodes(.hold)[0])
    #expect(page.html.contains("down") && !page.html.contains("up<"))
    try page.send(.hold, .flag(false), to: page.nodes(.hold)[0])
    #expect(page.html.contains("up<"))
  }
}
