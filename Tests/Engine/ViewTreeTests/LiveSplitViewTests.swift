import ElementTree
import Foundation
import Testing

@testable import ViewTree

@Suite("Split views on live pages") @MainActor
struct LiveSplitViewTests {
  @Test("A selection in the sidebar changes the detail, which stands alone in little room")
  func selection() throws {
    struct Mail: View {
      @State private var selection: String?
      var body: some View {
        NavigationSplitView {
          List(["in", "out"], id: \.self, selection: $selection) { Text("box \($0)") }
        } detail: {
          Text("detail \(selection ?? "none")")
        }
      }
    }
    var page = try LivePage(Mail())
    #expect(page.html.contains("class=\"n-detail") || page.html.contains(" n-detail"))
    #expect(!page.html.contains("n-gone") && !page.html.contains("n-back"))
    try page.send(.choose, .motion(0, []), to: page.nodes(.choose)[1])
    #expect(page.html.contains("detail out<"))
    #expect(page.html.contains("n-gone"))
    try page.press("Back")
    #expect(page.html.contains("detail none<"))
    #expect(!page.html.contains("n-gone"))
  }

  @Test("Links in the sidebar show their views in the detail")
  func links() throws {
    struct Manual: View {
      var body: some View {
        NavigationSplitView {
          List {
            NavigationLink("Tea") { Text("about tea") }
            NavigationLink("Four", value: 4)
          }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
        } detail: {
          Text("nothing")
        }
      }
    }
    var page = try LivePage(Manual())
    #expect(page.html.contains("nothing"))
    try page.press("Tea")
    #expect(page.html.contains("about tea") && !page.html.contains("nothing"))
    try page.press("Four")
    #expect(page.html.contains("number 4") && !page.html.contains("about tea"))
    try page.press("Back")
    #expect(page.html.contains("nothing"))
  }

  @Test("A link with a value selects it in a list whose rows can be selected")
  func selectingLink() throws {
    struct Manual: View {
      @State private var selection: Int?
      var body: some View {
        NavigationSplitView {
          List(1..<4, selection: $selection) { NavigationLink("Go \($0)", value: $0) }
        } detail: {
          Text("detail \(selection ?? 0)")
        }
      }
    }
    var page = try LivePage(Manual())
    #expect(page.nodes(.choose) == [])
    try page.press("Go 3")
    #expect(page.html.contains("detail 3<"))
    #expect(page.html.components(separatedBy: "aria-current=\"true\"").count == 2)
  }

  @Test("Of three columns the one after what was chosen last stands alone in little room")
  func three() throws {
    struct Mail: View {
      @State private var box: String?
      @State private var mail: Int?
      var body: some View {
        NavigationSplitView {
          List(["in", "out"], id: \.self, selection: $box) { Text($0) }
        } content: {
          List(1..<3, selection: $mail) { Text("mail \($0)") }
        } detail: {
          Text("detail \(mail ?? 0)")
        }
      }
    }
    var page = try LivePage(Mail())
    func shown() -> [Bool] {
      page.view.tree.nodes.indices.compactMap { page.view.tree.attribute(.class, of: $0) }
        .filter { $0.contains("n-side") || $0.contains("n-detail") }
        .map { $0.contains("n-side") && !$0.contains("n-gone") }
    }
    #expect(shown() == [true, false, false])
    try page.send(.choose, .motion(0, []), to: page.nodes(.choose)[0])
    #expect(shown() == [false, true, false])
    try page.send(.choose, .motion(0, []), to: page.nodes(.choose)[3])
    #expect(shown() == [false, false, true])
    // The middle column has one as well, which is not to be seen.
    let back = try #require(page.nodes(.press).last { page.text(in: $0) == "Back" })
    try page.send(.press, to: back)
    #expect(shown() == [false, true, false])
  }
}
