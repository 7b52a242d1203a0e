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

  @Test("An address that pages may not have leads nowhere")
  func refused() throws {
    let renderer = HTMLRenderer(
      content: MarkdownView("[a](javascript:alert(1)) ![b](data:text/html,x)"))
    #expect(!(try renderer.html.contains("javascript:")))
    #expect(!(try renderer.html.contains("text/html,x")))
    #expect(try !renderer.warnings.isEmpty)
  }
}
