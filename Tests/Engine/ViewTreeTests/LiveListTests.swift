import Foundation
import Testing

@testable import ViewTree

@Suite("Lists on live pages") @MainActor
struct LiveListTests {
  private func choice(_ how: RowChoice) -> LiveEvent.Payload { .motion(how.rawValue, []) }

  @Test("A set takes the rows that are chosen: alone, beside others, up to others")
  func several() throws {
    struct Names: View {
      @State private var selection: Set<Int> = []
      var body: some View {
        Text("chosen \(selection.sorted().map(String.init).joined(separator: ","))")
        List(0..<6, selection: $selection) { Text("row \($0)") }
      }
    }
    var page = try LivePage(Names())
    let rows = page.nodes(.choose)
    #expect(rows.count == 6)
    for (row, how, result) in [
      (1, RowChoice.alone, "1"), (3, .alone, "3"), (4, .toggled, "3,4"), (3, .toggled, "4"),
      (1, .extended, "1,2,3,4"), (5, .alone, "5"), (2, .extended, "2,3,4,5"),
    ] {
      #expect(try page.send(.choose, choice(how), to: rows[row]) == .handled)
      #expect(page.html.contains("chosen \(result)<"))
    }
    #expect(page.html.components(separatedBy: "aria-current=\"true\"").count == 5)
  }

  @Test("All rows of a list may go, one after the other")
  func lastRow() throws {
    struct Names: View {
      @State private var names = ["tea", "milk", "salt"]
      var body: some View {
        List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
          .environment(\.editMode, .constant(.active))
      }
    }
    var page = try LivePage(Names())
    for count in [3, 2, 1] {
      let circles = page.nodes(.press)
      #expect(circles.count == count)
      try page.send(.press, to: circles[0])
      let delete = try #require(page.nodes(.press).first { page.text(in: $0) == "Delete" })
      try page.send(.press, to: delete)
    }
    #expect(page.nodes(.press).isEmpty)
  }

  @Test("An optional value takes one row; pressed with a key held it is none")
  func one() throws {
    struct Names: View {
      @State private var selection: String?
      var body: some View {
        Text("chosen \(selection ?? "none")")
        List(selection: $selection) {
          Text("tea").tag("tea")
          Text("milk").tag("milk").selectionDisabled()
          Section("More") { ForEach(["salt", "oil"], id: \.self) { Text($0) } }
          Button("Reset") { selection = nil }
        }
      }
    }
    var page = try LivePage(Names())
    let rows = page.nodes(.choose)
    #expect(rows.map { page.text(in: $0) } == ["tea", "salt", "oil"])
    try page.send(.choose, choice(.alone), to: rows[2])
    #expect(page.html.contains("chosen oil<"))
    try page.send(.choose, choice(.alone), to: rows[0])
    #expect(page.html.contains("chosen tea<"))
    try page.send(.choose, choice(.toggled), to: rows[0])
    #expect(page.html.contains("chosen none<"))
  }

  @Test("A value that is always there takes one row")
  func always() throws {
    struct Names: View {
      @State private var selection = 1
      var body: some View {
        Text("chosen \(selection)")
        List(selection: $selection) { ForEach(0..<3) { Text("row \($0)") } }
      }
    }
    var page = try LivePage(Names())
    try page.send(.choose, choice(.toggled), to: page.nodes(.choose)[2])
    #expect(page.html.contains("chosen 2<"))
  }

  @Test("Rows without a value of the selection's type, and rows of disabled lists, are not chosen")
  func noChoice() throws {
    struct Names: View {
      @State private var selection: String?
      var body: some View {
        List(selection: $selection) { ForEach(0..<3) { Text("row \($0)") } }
        List(["a"], id: \.self, selection: $selection) { Text($0) }.disabled(true)
      }
    }
    #expect(try LivePage(Names()).nodes(.choose) == [])
  }

  private struct Shop: View {
    @State var items = ["tea", "milk", "salt", "oil"]
    @State var log = ""
    var body: some View {
      NavigationStack {
        List {
          Section("Things") {
            ForEach(items, id: \.self) { item in
              Text(item).deleteDisabled(item == "milk").moveDisabled(item == "milk")
            }
            .onDelete { items.remove(atOffsets: $0) }
            .onMove { items.move(fromOffsets: $0, toOffset: $1) }
          }
          Text("items \(items.joined(separator: ","))")
        }
        .toolbar { EditButton() }
      }
    }
  }

  @Test("Rows have a button that deletes them, unless they must not be deleted")
  func delete() throws {
    var page = try LivePage(Shop())
    let buttons = page.nodes(.press).filter { page.text(in: $0) == "Delete" }
    #expect(buttons.count == 3)
    try page.send(.press, to: buttons[1])
    #expect(page.html.contains("items tea,milk,oil<"))
    // Those of rows that are still there are the right ones.
    try page.press("Delete")
    #expect(page.html.contains("items milk,oil<"))
  }

  @Test("While a list is edited its rows have buttons and grips")
  func edit() throws {
    var page = try LivePage(Shop())
    #expect(page.nodes(.move) == [])
    try page.press("Edit")
    #expect(page.nodes(.move).count == 3)
    #expect(page.nodes(.press).filter { page.text(in: $0) == "Delete" } == [])
    // Of tea, salt, oil: down by two, up by one, too far, past the list's own rows.
    for (grip, distance, result) in [
      (0, Float(2), "milk,salt,tea,oil"), (2, -1, "milk,salt,oil,tea"),
      (0, -2, "milk,salt,oil,tea"), (2, 1, "milk,salt,oil,tea"), (2, -3, "tea,milk,salt,oil"),
    ] {
      try page.send(.move, .motion(0, [distance]), to: page.nodes(.move)[grip])
      #expect(page.html.contains("items \(result)<"))
    }
    func deletes() -> [Int] {
      page.nodes(.press).filter { page.text(in: $0) == "Delete" }.map { Int($0) }
    }
    // The circle of one row shows its button, that of another has it hidden again.
    try page.press("Delete")
    #expect(page.html.contains("items tea,milk,salt,oil<") && deletes().count == 1)
    try page.press("Delete")
    #expect(deletes() == [])
    try page.press("Delete")
    try page.press("Done")
    try page.press("Edit")
    #expect(deletes() == [])
    try page.press("Delete")
    try page.send(.press, to: deletes()[0])
    #expect(page.html.contains("items milk,salt,oil<") && deletes() == [])
    try page.press("Done")
    #expect(page.nodes(.move) == [])
  }

  @Test("A move of any length keeps the rows")
  func moves() throws {
    var page = try LivePage(Shop())
    try page.press("Edit")
    for distance in [Float(1e8), -1e8, 0.4, -0.9, 3.9] {
      try page.send(.move, .motion(0, [distance]), to: page.nodes(.move)[0])
    }
    #expect(page.html.contains("items milk,salt,oil,tea<"))
  }

  @Test("Actions of rows stand beside them, those of the leading edge last")
  func swipe() throws {
    struct Mails: View {
      @State private var log = ""
      var body: some View {
        List {
          ForEach(0..<2) { number in
            Text("mail \(number)")
              .swipeActions { Button("Archive") { log += "a\(number)" } }
              .swipeActions(edge: .leading) { Button("Pin") { log += "p\(number)" } }
          }
          .onDelete { _ in }
        }
        Text("log \(log).")
      }
    }
    var page = try LivePage(Mails())
    #expect(
      page.nodes(.press).map { page.text(in: $0) } == ["Archive", "Pin", "Archive", "Pin"])
    for button in page.nodes(.press) { try page.send(.press, to: button) }
    #expect(page.html.contains("log a0p0a1p1.<"))
    #expect(!HTMLRenderer(content: Mails()).fragmentOrEmpty.contains("Archive"))
  }

  @Test("A refresh runs once at a time, and the page shows that it does")
  func refresh() async throws {
    struct News: View {
      @State private var count = 0
      @Environment(\.refresh) private var outer
      var body: some View {
        List {
          Text("loaded \(count)"); Inner()
        }
        .refreshable {
          count += 1
          await Task.yield()
          count += 10
        }
        Text("outside \(outer == nil)")
      }
    }
    struct Inner: View {
      @Environment(\.refresh) private var refresh
      var body: some View { Text("inside \(refresh == nil)") }
    }
    var page = try LivePage(News())
    #expect(page.html.contains("outside true<") && page.html.contains("inside false<"))
    try page.press("Refresh")
    #expect(page.html.contains("loaded 1<") && page.html.contains("aria-label=\"Refreshing\""))
    // The button stays, and does nothing meanwhile.
    try page.press("Refreshing")
    #expect(page.html.contains("loaded 1<"))
    #expect(
      try await page.wait {
        $0.html.contains("loaded 11<") && $0.html.contains("aria-label=\"Refresh\"")
      })
  }
}

extension HTMLRenderer {
  fileprivate var fragmentOrEmpty: String { (try? fragment) ?? "" }
}
