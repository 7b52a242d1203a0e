import ElementTree
import Foundation
import Testing

@testable import ViewTree

@Suite("Menus") @MainActor
struct MenuTests {
  private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(5).border(.red, width: 3)
    }
  }

  @Test("The label of a menu looks as buttons do around it, and opens the menu")
  func styles() throws {
    let menu = Menu("Sort") { Button("Name") {} }
    let plain = try rendered(menu)
    for (html, look) in [
      (try rendered(menu.buttonStyle(.borderedProminent)), "background-color"),
      (try rendered(menu.buttonStyle(Framed())), "3px solid"),
    ] {
      #expect(html.contains(look) && !plain.contains(look))
      #expect(html.components(separatedBy: "<button").count == 3)
      let opener = html.components(separatedBy: "popovertarget=\"")
      #expect(opener.count == 3, "the label, and what closes the menu")
      let name = opener.last?.prefix { $0 != "\"" } ?? ""
      #expect(html.contains("id=\"\(name)\""))
      // What is in the menu has its own look.
      #expect(html.components(separatedBy: look).count == 2)
      // Browsers open it without a program.
      #expect(html.components(separatedBy: "disabled").count == 2)
    }
  }

  private struct Cart: View {
    @State private var count = 0

    var body: some View {
      Text("holds \(count)")
      Menu("Add") {
        Button("Pair") { count += 2 }
      } primaryAction: {
        count += 1
      }
      .buttonStyle(.bordered)
    }
  }

  @Test("A press does the primary action; the menu is opened as context menus are")
  func primaryAction() throws {
    var page = try LivePage(Cart())
    try page.press("Add")
    #expect(page.html.contains("holds 1"))
    try page.press("Pair")
    #expect(page.html.contains("holds 3"))
    #expect(page.nodes(.menu).count == 1)
    let label = try page.node(.press, "Add")
    #expect(page.view.tree.attribute(.popovertarget, of: label) == nil)
  }

  @Test("On a static page the label of a menu with a primary action opens it")
  func staticPage() throws {
    #expect(try rendered(Cart()).contains("popovertarget"))
  }
}
