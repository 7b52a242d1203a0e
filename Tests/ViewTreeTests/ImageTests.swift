import Foundation
import Testing

@testable import ElementTree
@testable import ViewTree

@Suite("Images")
@MainActor
struct ImageTests {
  private func render<V: View>(_ view: V) throws -> (html: String, css: String, issues: [String]) {
    let renderer = HTMLRenderer(content: view)
    let tree = try renderer.tree
    return (tree.html, tree.css, try renderer.warnings.map(\.message))
  }

  @Test("A symbol is as large as text and has its colour")
  func symbol() throws {
    let page = try render(Image(systemName: "plus").foregroundColor(.red).font(.title))
    #expect(page.html.contains("viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\""))
    #expect(
      page.css.contains("{width:2.1rem;height:2.1rem;fill:light-dark(#ff3b30,#ff453a)}"))
    #expect(page.issues.isEmpty)
  }

  @Test("A resizable symbol is a drawing that takes its frame")
  func resizableSymbol() throws {
    let page = try render(
      Image(systemName: "plus").resizable().frame(width: 40, height: 30)
        .accessibilityLabel("Add"))
    #expect(page.html.contains("viewBox=\"0 0 24 24\" role=\"img\" aria-label=\"Add\">"))
    #expect(page.css.contains("width:40px;height:30px;"))
  }

  @Test("An unknown symbol shows the placeholder and is reported once")
  func unknownSymbol() throws {
    let page = try render(
      VStack {
        Image(systemName: "no.such.thing")
        Image(systemName: "no.such.thing")
      })
    #expect(page.html.components(separatedBy: SymbolSet.placeholderPath).count == 3)
    #expect(
      page.issues == [
        "There is no symbol named \"no.such.thing\"; a placeholder is shown. "
          + "Use a name of the set, or an asset."
      ])
  }

  @Test(
    "Variants are looked up under these names",
    arguments: [
      (SymbolVariants.none, "heart", ["heart"]),
      (.fill, "heart", ["heart.fill", "heart", "heart.fill", "heart", "heart"]),
      (
        .circle.fill, "heart",
        ["heart.circle.fill", "heart.circle", "heart.fill", "heart", "heart"]
      ),
      (
        .slash, "heart.fill",
        [
          "heart.slash.fill", "heart.slash", "heart.fill", "heart", "heart.slash.fill",
          "heart.slash", "heart.fill", "heart", "heart.fill",
        ]
      ),
    ])
  func variants(variant: SymbolVariants, name: String, names: [String]) {
    #expect(variant.names(of: name) == names)
  }

  @Test("A symbol alone in a control is named by the words of its name")
  func lonelySymbol() {
    func alternative<V: View>(_ view: V) -> [String?] {
      var context = LoweringContext(environment: EnvironmentValues(), graph: ViewGraph())
      let mark = context.mark()
      V._lower(view, into: &context)
      context.nameLonelySymbol(since: mark)
      return context.tree.contents.map { content in
        if case .symbol(let symbol) = content { symbol.alternative } else { nil }
      }
    }
    #expect(alternative(Image(systemName: "trash.fill")) == ["trash"])
    #expect(
      alternative(
        HStack {
          Image(systemName: "trash")
          Text("Delete")
        }) == [nil, nil])
    #expect(alternative(Image(systemName: "trash").accessibilityLabel("Remove")) == ["Remove"])
  }

  @Test("An address that pages must not have is refused and reported once")
  func refusedAddress() throws {
    let page = try render(
      VStack {
        AsyncImage(url: URL(string: "javascript:alert(1)"))
        AsyncImage(url: URL(string: "javascript:alert(1)"))
      })
    #expect(!page.html.contains("<img"))
    #expect(!page.html.contains("src"))
    #expect(page.issues.count == 1)
  }

  @Test("An asynchronous image is there in the first frame, without an address the placeholder is")
  func asynchronous() throws {
    let url = URL(string: "https://example.org/a.png")
    let there = try render(
      AsyncImage(url: url) {
        $0.resizable()
      } placeholder: {
        Text("wait")
      })
    #expect(there.html.contains("src=\"https://example.org/a.png\" alt=\"\" loading=\"lazy\"/>"))
    let missing = try render(
      AsyncImage(url: nil) {
        $0.resizable()
      } placeholder: {
        Text("wait")
      })
    #expect(missing.html.contains(">wait<"))
    let phases = try render(
      AsyncImage(url: url) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image
        case .failure: Text("failure")
        @unknown default: Text("unknown")
        }
      })
    #expect(phases.html.contains("<img"))
  }

  @Test("A scale becomes a density")
  func scale() throws {
    let page = try render(AsyncImage(url: URL(string: "a.png"), scale: 2))
    #expect(page.html.contains("src=\"a.png\" srcset=\"a.png 2x\""))
  }

  @Test("The label of an image is its text alternative, whatever frames are around it")
  func label() throws {
    let page = try render(
      AsyncImage(url: URL(string: "a.png")) {
        $0.resizable()
      } placeholder: {
        Text("")
      }
      .frame(width: 44, height: 44).padding().accessibilityLabel("Anna & Ben"))
    #expect(page.html.contains("alt=\"Anna &amp; Ben\""))
    #expect(!page.html.contains("aria-label"))
  }
}
