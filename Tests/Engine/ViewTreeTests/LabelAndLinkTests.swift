import ElementTree
import Foundation
import Testing

@testable import ViewTree

@Suite("Labels and links")
@MainActor
struct LabelAndLinkTests {
  private struct ReversedStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 2) {
        configuration.title
        configuration.icon
      }
    }
  }

  private var label: Label<Text, Text> {
    Label {
      Text("title")
    } icon: {
      Text("icon")
    }
  }

  private func texts<V: View>(_ view: V) -> [String] {
    var context = LoweringContext(environment: EnvironmentValues(), graph: ViewGraph())
    V._lower(view, into: &context)
    return context.pending.flatMap { index in
      let box = context.tree.boxes[Int(index)]
      let places = box.childCount == 0 ? [index] : Array(context.tree.children(of: box))
      return places.map { place in
        guard
          case .text(let text) = context.tree.contents[Int(context.tree.boxes[Int(place)].content)]
        else { return "?" }
        return text
      }
    }
  }

  @Test("A label shows what its style says")
  func styles() {
    #expect(texts(label) == ["icon", "title"])
    #expect(texts(label.labelStyle(.titleAndIcon)) == ["icon", "title"])
    #expect(texts(label.labelStyle(.titleOnly)) == ["title"])
    #expect(texts(label.labelStyle(.iconOnly)) == ["icon"])
    #expect(texts(label.labelStyle(ReversedStyle())) == ["title", "icon"])
    #expect(texts(Group { label.labelStyle(.titleOnly) }.labelStyle(.iconOnly)) == ["title"])
  }

  @Test("An icon alone has the title as its name")
  func iconName() throws {
    let html = try rendered(label.labelStyle(.iconOnly))
    #expect(html.contains("aria-label=\"title\""))
    #expect(html.contains(">icon<"))
  }

  @Test("A link is a real one")
  func links() throws {
    let url = try #require(URL(string: "https://a.b/c"))
    let html = try rendered(Link("go", destination: url))
    #expect(html.contains("<a "))
    #expect(html.contains("href=\"https://a.b/c\""))
    #expect(html.contains("rel=\"noopener\""))
    #expect(html.contains(">go<"))
    let local = try #require(URL(string: "/about"))
    let inner = try rendered(Link(destination: local) { Text("x") })
    #expect(inner.contains("href=\"/about\""))
    #expect(inner.contains("rel=") == false)
    let bad = try #require(URL(string: "javascript:alert(1)"))
    let renderer = HTMLRenderer(content: Link("go", destination: bad))
    #expect(try renderer.fragment.contains("href=\"about:invalid\""))
    #expect(try renderer.warnings.map(\.code) == [.refusedURL])
  }

  @Test("A share link is a button")
  func share() throws {
    let html = try rendered(ShareLink(item: "text") { Text("Share") })
    #expect(html.contains("<button"))
    #expect(html.contains("type=\"button\""))
    #expect(html.contains("disabled=\"\""))
  }
}

@Suite("Standard environment values")
@MainActor
struct StandardValuesTests {
  private struct Reader: View {
    @Environment(\.locale) var locale
    @Environment(\.layoutDirection) var direction
    @Environment(\.colorScheme) var scheme
    @Environment(\.dismiss) var dismiss
    @Environment(\.presentationMode) var mode
    @Environment(\.openURL) var openURL
    @Environment(\.scenePhase) var phase
    @Environment(\.horizontalSizeClass) var width
    @Environment(\.dynamicTypeSize) var size
    @Environment(\.redactionReasons) var reasons
    @Environment(\.isEnabled) var isEnabled

    var body: some View {
      Text(verbatim: "\(locale.identifier) \(direction) \(scheme) \(phase) \(size) \(isEnabled)")
    }
  }

  @Test("Views read what holds around them")
  func read() {
    #expect(runs(Reader()) == ["en leftToRight light active large true"])
    #expect(
      runs(
        Reader().environment(\.locale, Locale(identifier: "he"))
          .environment(\.layoutDirection, .rightToLeft).environment(\.colorScheme, .dark)
          .dynamicTypeSize(.xLarge)) == ["he rightToLeft dark active xLarge true"])
  }

  @Test("Actions can be called where nobody answers, and handlers are asked")
  func actions() throws {
    let values = EnvironmentValues()
    values.dismiss()
    values.presentationMode.wrappedValue.dismiss()
    let url = try #require(URL(string: "a"))
    values.openURL(url)
    var opened: [URL] = []
    var accepted: Bool?
    let action = OpenURLAction { url in
      opened.append(url)
      return .handled
    }
    action(url) { accepted = $0 }
    #expect(opened == [url])
    #expect(accepted == true)
  }
}

@Suite("Links in links") @MainActor
struct NestedLinkTests {
  /// Browsers would close the first where the second begins.
  @Test("A text's link inside of a link stands beside it")
  func nested() throws {
    let address = try #require(URL(string: "/there"))
    let tree = try HTMLRenderer(
      content: Link(destination: address) { Text("a [link](https://example.com/) b") }
    ).tree
    for (index, node) in tree.nodes.enumerated() where node.name == .a {
      let inside = tree.nodes[(index + 1)..<(index + Int(node.span))]
      #expect(!inside.contains { $0.name == .a }, "\(tree.html)")
    }
  }

  @Test("A named view of several is a link where it leads somewhere")
  func namedLink() throws {
    let view = VStack {
      Text("a")
      Color.red
    }
    .accessibilityLabel("Both").webLink("a.html")
    let html = try HTMLRenderer(content: view).fragment
    #expect(html.contains("aria-label=\"Both\""))
    #expect(!html.contains("role=\"group\""))
  }
}
