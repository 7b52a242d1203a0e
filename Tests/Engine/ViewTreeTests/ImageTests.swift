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

  @Test("What is no plain colour is cut out along a symbol", arguments: [false, true])
  func paintedSymbol(_ isResizable: Bool) throws {
    let image = Image(systemName: "plus")
    let page = try render(
      (isResizable ? image.resizable() : image)
        .foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    )
    let path = try #require(SymbolSet.path(named: "plus"))
    #expect(page.css.contains("background-image:linear-gradient("))
    #expect(page.css.contains("fill:none;"))
    #expect(page.css.contains("mask:url(\"data:image/svg+xml,"))
    #expect(page.css.contains("d='\(path)'"))
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

  @Test(
    "A symbol alone in a control is called what VoiceOver calls it, or the words of its name",
    arguments: [
      ("trash.fill", "Delete"), ("plus.circle.fill", "Add"), ("square.and.arrow.up", "Share"),
      ("eye.slash", "Hide"), ("fork.knife", "fork knife"),
      ("person.crop.circle", "Profile"), ("person.badge.plus", "person badge plus"),
    ])
  func lonelySymbol(name: String, word: String) throws {
    for image in [Image(systemName: name), Image(systemName: name).resizable()] {
      for control in [
        AnyView(Button(action: {}) { image }),
        AnyView(
          Menu {
            Text("a")
          } label: {
            image
          }),
      ] {
        let html = try render(control).html
        #expect(html.contains("role=\"img\" aria-label=\"\(word)\""))
      }
    }
  }

  @Test("A symbol beside words, or with a label of its own, is not called anything else")
  func symbolWithWords() throws {
    let html = try render(
      VStack {
        Button(action: {}) {
          Image(systemName: "trash")
          Text("Throw away")
        }
        Button(action: {}) { Image(systemName: "trash").accessibilityLabel("Remove") }
      }
    ).html
    #expect(!html.contains("aria-label=\"Delete\""))
    #expect(html.contains("aria-label=\"Remove\""))
    // The name of a button comes before those of what is in it.
    let named = Button(action: {}) { Image(systemName: "trash") }.accessibilityLabel("Bin")
    let button = try #require(try render(named).html.split(separator: "<button").last)
    #expect(button.prefix { $0 != ">" }.contains("aria-label=\"Bin\""))
  }

  @Test("What symbols are called is said in the reader's language")
  func symbolInGerman() throws {
    let button = Button(action: {}) { Image(systemName: "plus") }
    let html = try render(button.environment(\.locale, Locale(identifier: "de"))).html
    #expect(html.contains("aria-label=\"Hinzufügen\""))
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
    #expect(there.html.contains("src=\"https://example.org/a.png\" alt=\"\"/>"))
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
