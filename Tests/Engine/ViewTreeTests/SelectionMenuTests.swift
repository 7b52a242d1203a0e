import ElementTree
import Testing

@testable import ViewTree

/// Actions that a list or a table has for its rows.
@Suite("Menus of selections")
@MainActor
struct SelectionMenuTests {
  private struct Song: Identifiable {
    let id: String
  }

  private struct Songs: View {
    @State private var chosen: Set<String> = ["b", "c"]
    @State private var done = "nothing"
    let isTable: Bool
    let songs = ["a", "b", "c"].map(Song.init)

    var body: some View {
      Text("done \(done), chosen \(chosen.sorted().joined()).")
      Group {
        if isTable {
          Table(songs, selection: $chosen) { TableColumn("Title", value: \.id) }
        } else {
          List(songs, selection: $chosen) { Text($0.id) }
        }
      }
      .contextMenu(forSelectionType: String.self) { ids in
        Button("Play \(ids.sorted().joined())") { done = "played \(ids.sorted().joined())" }
      } primaryAction: { ids in
        done = "opened \(ids.joined())"
      }
    }
  }

  @Test(
    "The menu of a selected row is for all that are selected, another's for it alone",
    arguments: [true, false])
  func menus(isTable: Bool) throws {
    var page = try LivePage(Songs(isTable: isTable))
    #expect(
      page.texts(.button).filter { $0.hasPrefix("Play") } == ["Play a", "Play bc", "Play bc"])
    try page.press("Play bc")
    #expect(page.texts(.p).first == "done played bc, chosen bc.")
    try page.press("Play a")
    #expect(page.texts(.p).first == "done played a, chosen bc.")
  }

  @Test(
    "A press on a row does what the list says, in place of selecting it", arguments: [true, false])
  func opening(isTable: Bool) throws {
    var page = try LivePage(Songs(isTable: isTable))
    if isTable {
      try page.send(.tap, .motion(1, [7, 3]), to: page.nodes(.tap)[0])
    } else {
      try page.send(.choose, .motion(RowChoice.alone.rawValue, []), to: page.nodes(.choose)[0])
    }
    #expect(page.texts(.p).first == "done opened a, chosen bc.")
  }
}
