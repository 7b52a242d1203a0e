import Foundation
import MarkdownPages
import Testing
import ViewTree

@Suite("Views of Markdown")
@MainActor
struct MarkdownViewTests {
  @Test("A text can be shown without a folder")
  func text() throws {
    let fragment = try HTMLRenderer(content: MarkdownView("Tea & **biscuits**")).fragment
    #expect(fragment.contains("Tea &amp; <strong"))
  }

  @Test("Routes of a text without a folder are those of the site")
  func routes() throws {
    let renderer = HTMLRenderer(content: MarkdownView("[a](/feed.atom) [b](/about/#c) [d](e.html)"))
    renderer.addressPrefix = "../"
    let fragment = try renderer.fragment
    let addresses = fragment.components(separatedBy: "href=\"").dropFirst().map { rest in
      String(rest.prefix { $0 != "\"" })
    }
    #expect(addresses == ["../feed.atom", "../about/index.html#c", "../e.html"])
  }

  @Test("An address that pages may not have leads nowhere")
  func refused() throws {
    let renderer = HTMLRenderer(
      content: MarkdownView("[a](javascript:alert(1)) ![b](data:text/html,x)"))
    #expect(!(try renderer.html.contains("javascript:")))
    #expect(!(try renderer.html.contains("text/html,x")))
    #expect(try !renderer.warnings.isEmpty)
  }
}
