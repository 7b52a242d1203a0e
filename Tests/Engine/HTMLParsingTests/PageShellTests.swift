import ElementTree
import HTMLParsing
import Testing

@Suite("Page shell")
struct PageShellTests {
  enum Slot: String, ShellSlot {
    case title, link, body, note
    var kind: ShellSlotKind { self == .body ? .markup : .text }
    var isRequired: Bool { self != .note && self != .link }
  }

  let good = """
    <!DOCTYPE html>
    <html><head><title><slot name="title"/></title></head>
    <body><a title="{{title}}: {{note}}" href="{{link}}">a</a><slot name="body"/><br/></body></html>
    """

  func shell(_ source: String) throws -> PageShell<Slot> {
    try PageShell<Slot>(Array(source.utf8), file: "s.html")
  }

  func errors(_ source: String) -> [String] {
    do {
      _ = try shell(source)
      return []
    } catch let failure as ParsingFailure {
      return failure.errors.map(\.description)
    } catch {
      return ["another error"]
    }
  }

  func page(_ source: String, _ texts: [Slot: String] = [:], body: String = "") throws -> String {
    let bytes = try shell(source).filled { slot in
      slot == .body
        ? .markup(TrustedMarkup(renderedBytes: Array(body.utf8))) : .text(texts[slot] ?? "")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("A filled shell has each value escaped for its place")
  func filling() throws {
    let filled = try page(
      good, [.title: "a<b> \"c\" & d", .note: "x\ny", .link: "m/1.html?a=1&b=2"],
      body: "<p>x</p>")
    #expect(
      filled == """
        <!DOCTYPE html>
        <html xmlns="http://www.w3.org/1999/xhtml"><head><title>a&lt;b&gt; "c" &amp; d</title></head>
        <body><a title="a&lt;b&gt; &quot;c&quot; &amp; d: x&#10;y" href="m/1.html?a=1&amp;b=2">a</a>\
        <p>x</p><br/></body></html>

        """)
    let read = try ParsedDocument(Array(filled.utf8), file: "p.html").root
    #expect(read.elements[0].text == "a<b> \"c\" & d")
  }

  @Test("An address that would run a script becomes about:invalid")
  func addresses() throws {
    #expect(try page(good, [.link: " java\tscript:alert(1)"]).contains("href=\"about:invalid\""))
    let suffix = good.replacing("{{link}}", with: "m/{{link}}")
    #expect(try page(suffix, [.link: "javascript:1"]).contains("href=\"m/javascript:1\""))
  }

  @Test("Markup never reaches a place for text as elements")
  func misplacedMarkup() throws {
    let bytes = try shell(good).filled { _ in
      .markup(TrustedMarkup(renderedBytes: Array("<i a=\"b\"/>".utf8)))
    }
    let filled = String(decoding: bytes, as: UTF8.self)
    #expect(filled.contains("<title>&lt;i a=\"b\"/&gt;</title>"))
    #expect(filled.contains("href=\"&lt;i a=&quot;b&quot;/&gt;\""))
  }

  @Test("The output is polyglot")
  func polyglot() throws {
    let source = """
      <html lang="en"><head><title><slot name="title"/></title><meta charset="utf-8"></meta>
      <style>p > b { color: red }</style></head><body><!-- c --><p/><pre>&#10;x</pre>
      <svg xmlns="http://www.w3.org/2000/svg"><path d="M0"></path></svg><input disabled=""/>
      <slot name="body"></slot>&#160;&amp;</body></html>
      """
    #expect(
      try page(source) == """
        <!DOCTYPE html>
        <html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title></title>\
        <meta charset="utf-8"/>
        <style>p > b { color: red }</style></head><body><p></p><pre>

        x</pre>
        <svg xmlns="http://www.w3.org/2000/svg"><path d="M0"/></svg><input disabled=""/>
        \u{A0}&amp;</body></html>

        """)
  }

  @Test("An unknown slot is named with the known ones")
  func unknownSlot() {
    let source = """
      <html><head><title><slot name="title"/></title></head>
      <body><p></p><slot name="p"/><slot name="body"/></body></html>
      """
    #expect(
      errors(source) == [
        "s.html:2:14: error: An unknown slot \"p\". Known slots: body, link, note, title."
      ])
  }

  @Test(
    "What a shell may not contain is refused at its place",
    arguments: [
      ("<slot/>", "2:7: error: A slot without a name. Write <slot name=\"…\"/>."),
      (
        "<p>\n {{title}}</p>",
        "3:2: error: \"{{\" in text. Write <slot name=\"…\"/>; {{…}} is for attributes."
      ),
      (
        "<p title=\"{{body}}\"/>",
        "2:17: error: The slot \"body\" a second time. It can stand once."
      ),
      ("<p title=\"{{nope\"/>", "2:17: error: \"{{\" without \"}}\" in the attribute \"title\"."),
      (
        "<p title=\"x{{nope}}\"/>",
        "2:18: error: An unknown slot \"nope\". Known slots: body, link, note, title."
      ),
      (
        "<slot name=\"body\"/>", "2:7: error: The slot \"body\" a second time. It can stand once."
      ),
      (
        "<p onclick=\"x()\"/>",
        "2:7: error: The attribute \"onclick\". The page's policy blocks it; use a class or a link."
      ),
      (
        "<script>a &lt; b</script>",
        "2:15: error: \"<\" or \"&\" inside \"script\". Move the code into a file of its own."
      ),
      ("<P/>", "2:7: error: An element \"P\". Write HTML names in lower case."),
      ("<br>x</br>", "2:7: error: Something inside \"br\". Write <br/>."),
      (
        "<slot name=\"note\">x</slot>",
        "2:7: error: Something inside the slot \"note\". Leave it empty."
      ),
    ])
  func refused(body: String, message: String) {
    let source =
      "<html><head><title><slot name=\"title\"/></title><slot name=\"body\"/></head>\n"
      + "<body>\(body)</body></html>"
    #expect(errors(source).first == "s.html:" + message)
  }

  @Test("Every missing slot is named")
  func missing() {
    #expect(
      errors("<html/>") == [
        "s.html:1:1: error: No slot \"title\". "
          + "Add <slot name=\"title\"/> or {{title}} in an attribute.",
        "s.html:1:1: error: No slot \"body\". Add <slot name=\"body\"/>.",
      ])
    #expect(errors("<p/>") == ["s.html:1:1: error: A page shell with the root \"p\". Use <html>."])
  }

  @Test("Elements can't stand in a title")
  func titles() {
    let source = "<html><title><slot name=\"body\"/><b/></title><slot name=\"title\"/></html>"
    #expect(
      errors(source) == [
        "s.html:1:14: error: The slot \"body\" gives elements. Only a text slot can stand here.",
        "s.html:1:33: error: An element inside \"title\". Only text and text slots can stand there.",
      ])
  }
}
