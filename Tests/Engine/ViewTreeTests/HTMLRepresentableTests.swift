import Testing

@testable import ViewTree

@Suite("HTML elements")
@MainActor
struct HTMLRepresentableTests {
  private struct Element: HTMLRepresentable {
    let element: HTMLElement
    func makeElement(context: Context) -> HTMLElement { element }
  }

  private func render(_ element: HTMLElement) throws -> (html: String, issues: Int) {
    let renderer = HTMLRenderer(content: Element(element: element))
    return (
      try renderer.fragment.replacing(#/ class="[^"]*"/#, with: ""), try renderer.warnings.count
    )
  }

  @Test("An element is written with its attributes, text and children, escaped")
  func written() throws {
    let page = try render(
      HTMLElement(
        "figure", ["title": "a \"b\"", "id": "x"],
        children: [HTMLElement("figcaption", text: "<c> & d")]))
    #expect(
      page.html
        == "<figure id=\"x\" title=\"a &#34;b&#34;\"><figcaption>&lt;c> &amp; d</figcaption></figure>"
        || page.html
          == "<figure id=\"x\" title=\"a &quot;b&quot;\"><figcaption>&lt;c&gt; &amp; d</figcaption></figure>"
    )
    #expect(page.issues == 0)
  }

  @Test(
    "Attributes that pages must not have are left out and reported",
    arguments: [
      ["onclick": "alert(1)"], ["style": "color:red"], ["href": "javascript:alert(1)"],
      ["src": "data:text/html,x"], ["srcset": "a 1x"],
    ])
  func refusedAttributes(attributes: [String: String]) throws {
    let page = try render(HTMLElement("span", attributes, text: "t"))
    #expect(page.html == "<span>t</span>")
    #expect(page.issues == 1)
  }

  @Test(
    "Elements that pages must not have are errors",
    arguments: ["script", "style", "iframe", "base", "meta", "html", "x-custom", "SPAN", ""])
  func refusedElements(name: String) throws {
    #expect(throws: RenderingError.self) { try render(HTMLElement(name)) }
  }
}

@Suite("Events of HTML elements")
@MainActor
struct HTMLEventTests {
  @MainActor
  final class Log {
    var made = 0
    var ended = 0
  }

  private struct Field: HTMLRepresentable {
    @Binding var text: String
    let log: Log

    final class Coordinator {
      var changes = 0
    }

    func makeCoordinator() -> Coordinator {
      log.made += 1
      return Coordinator()
    }

    func makeElement(context: Context) -> HTMLElement {
      var element = HTMLElement(
        "input", ["value": text, "title": "changed \(context.coordinator.changes)"])
      element.events = [.change]
      return element
    }

    func handle(_ event: HTMLEvent, context: Context) {
      context.coordinator.changes += 1
      text = event.text
    }

    static func dismantleElement(coordinator: Coordinator) { coordinator.changes = -1 }
  }

  private struct Page: View {
    let log: Log
    @State private var text = "a"
    var body: some View {
      VStack {
        Text("text \(text).")
        Field(text: $text, log: log)
      }
    }
  }

  @Test("An event reaches the view, whose coordinator stays")
  func events() throws {
    let log = Log()
    var page = try LivePage(Page(log: log))
    let node = try #require(page.nodes(.change).first)
    try page.send(.change, .text("b"), to: node)
    #expect(page.html.contains("text b.") && page.html.contains("value=\"b\""))
    #expect(page.html.contains("title=\"changed 1\""))
    #expect(log.made == 1)
  }
}
