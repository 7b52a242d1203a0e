import HTMLParsing
import TestSupport
import Testing

@Suite("Parsed document")
struct ParsedDocumentTests {
  func parse(_ source: String, _ rules: ParsingRules = .page) throws -> ParsedDocument {
    try ParsedDocument(Array(source.utf8), file: "a.html", rules: rules)
  }

  func messages(_ source: String, _ rules: ParsingRules = .page) -> [String] {
    do {
      _ = try parse(source, rules)
      return []
    } catch let failure as ParsingFailure {
      return failure.errors.map(\.description)
    } catch {
      return ["another error"]
    }
  }

  @Test("Elements, attributes and text keep their order")
  func order() throws {
    let root = try parse("<p b=\"1\" a=\"2\">x<b>y</b>z</p>").root
    #expect(root.name == "p")
    #expect(root.attributes.map(\.name) == ["b", "a"])
    #expect(root["a"] == "2")
    #expect(root["c"] == nil)
    #expect(root.text == "xyz")
    #expect(root.children.count == 3)
  }

  @Test(
    "References are resolved",
    arguments: [
      ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("&#38;#38;", "&#38;"), ("&amp;amp;", "&amp;"),
      ("&#160;&#x1F600;", "\u{A0}\u{1F600}"), ("a &amp;&amp; b", "a && b"),
    ])
  func references(source: String, characters: String) throws {
    let root = try parse("<p t=\"\(source)\">\(source)</p>").root
    #expect(root["t"] == characters)
    #expect(root.text == characters)
  }

  @Test("A line feed written as a reference stays in an attribute, a bare one is a space")
  func lineFeeds() throws {
    #expect(try parse("<p t=\"a&#10;&#9;b\nc\"/>").root["t"] == "a\n\tb c")
  }

  @Test("Namespaces are resolved")
  func namespaces() throws {
    let html = "http://www.w3.org/1999/xhtml"
    let svg = "http://www.w3.org/2000/svg"
    let root = try parse("<html xmlns=\"\(html)\"><svg xmlns=\"\(svg)\"><path/></svg></html>").root
    #expect(root.namespace == html)
    #expect(root.elements.map(\.namespace) == [svg])
    #expect(root.elements[0].elements.map(\.namespace) == [svg])
    #expect(root.attributes.isEmpty)
  }

  @Test("Offsets name the start tag and the text")
  func offsets() throws {
    let document = try parse("<!DOCTYPE html>\n<p>\n  é<i  a=\"&gt;>\"/>t</p>")
    let inner = try #require(document.root.elements.first)
    #expect(document.position(ofByteAt: document.root.offset) == .init(line: 2, column: 1))
    #expect(document.position(ofByteAt: inner.offset) == .init(line: 3, column: 4))
    #expect(inner.isSelfClosing)
    #expect(!document.root.isSelfClosing)
    guard case .text(let text) = document.root.children[2] else {
      Issue.record("no text")
      return
    }
    #expect(document.source[text.offset] == UInt8(ascii: "t"))
    #expect(document.documentType == "html")
  }

  @Test("Equal trees are equal wherever they stand")
  func equality() throws {
    let first = try parse("<p><b>x</b></p>").root
    #expect(try parse("<!-- c --><p ><b >x</b ></p >").root == first)
    #expect(try parse("<p><b>y</b></p>").root != first)
  }

  @Test(
    "Errors name file, line and column",
    arguments: [
      ("<p>&nbsp;</p>", "a.html:1:10: error: Entity 'nbsp' not defined."),
      ("", "a.html:1:1: error: The file is empty. Write one root element."),
      ("<p a></p>", "a.html:1:5: error: Specification mandates value for attribute a."),
      ("<p>\u{0}</p>", "a.html:1:4: error: A NUL byte. Remove it."),
      (
        "<?xml version=\"1.0\"?><p/>",
        "a.html:1:1: error: An XML declaration. Remove it; HTML has none."
      ),
      (
        "<p><?php x?></p>",
        "a.html:1:4: error: A processing instruction \"php\". Remove it; HTML has none."
      ),
      (
        "<p><![CDATA[x]]></p>",
        "a.html:1:4: error: A CDATA section. Write the characters as text."
      ),
      (
        "<p>\n <a:b xmlns:a=\"u\"/></p>",
        "a.html:2:2: error: An element with the prefix \"a:\". "
          + "Use xmlns=\"…\" on the element instead."
      ),
    ])
  func errors(source: String, first: String) {
    #expect(messages(source).first == first)
  }

  @Test("A mismatched tag names both elements")
  func mismatch() {
    #expect(
      messages("<p>\n<b>x</p>\n").first
        == "a.html:2:9: error: Opening and ending tag mismatch: b line 2 and p.")
  }

  @Test("No entity is expanded, and no file is opened")
  func entities() {
    let bomb = """
      <!DOCTYPE html [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><p>&b;</p>
      """
    let files = [
      bomb, "<!DOCTYPE html [<!ENTITY x SYSTEM \"/etc/passwd\">]><p>&x;</p>",
      "<!DOCTYPE html SYSTEM \"/etc/passwd\"><p/>",
      "<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Strict//EN\" \"http://localhost/x.dtd\"><p/>",
    ]
    for file in files {
      #expect(
        messages(file, .xml).first?.hasSuffix(
          "A document type with declarations. Write <!DOCTYPE html> and nothing more.") == true)
      #expect(messages(file, .page).count >= 1)
    }
  }

  @Test("Size and depth have limits")
  func limits() throws {
    let rules = ParsingRules(maximumByteCount: 40, maximumDepth: 3, isPolyglot: true)
    #expect(throws: Never.self) { try parse("<a><b><c/></b></a>", rules) }
    #expect(
      messages("<a><b><c><d/></c></b></a>", rules) == [
        "a.html:1:12: error: Elements are nested deeper than 3. Flatten the document."
      ])
    #expect(
      messages(String(repeating: " ", count: 41), rules) == [
        "a.html:1:1: error: The file has 41 bytes. At most 40 are read."
      ])
    let deep = String(repeating: "<p>", count: 512) + String(repeating: "</p>", count: 512)
    #expect(throws: Never.self) { try parse(deep, .page) }
    #expect(messages("<p>\(deep)</p>", .page).count == 1)
    #expect(messages(deep, .shell).count == 1)
  }

  @Test("Bytes that are not UTF-8 are refused at their place")
  func encoding() {
    let errors = ParsedDocument.errors(in: [0x3C, 0x70, 0x3E, 0xC3, 0x28], file: "a.html")
    #expect(errors.map(\.code) == [.notText])
    #expect(errors.map(\.position) == [.init(line: 1, column: 4)])
    #expect(ParsedDocument.errors(in: [0xFF, 0xFE, 0x3C, 0], file: "a").count == 1)
  }

  @Test("Checking finds what building finds")
  func checking() {
    for source in ["<p>x</p>", "<p>", "<p/><p/>", "<p>&x;</p>", "x", "<p><![CDATA[x]]></p>"] {
      let errors = ParsedDocument.errors(in: Array(source.utf8), file: "a.html")
      #expect(errors.map(\.description) == messages(source), "\(source)")
    }
  }

  @Test("Random bytes never trap")
  func randomBytes() {
    let seed = PropertySeed.start
    var state = seed
    let pieces = [
      "<p>", "</p>", "<a b=\"", "\"", "/>", "&#38;", "&", "<!--", "-->", "<![CDATA[", "]]>",
      "<!DOCTYPE html", "[", ">", "<?", "?>", "x", "é", "\u{FFFF}", "{{", "<svg xmlns=\"u\">",
      "\r\n",
    ]
    for _ in 0..<500 {
      var source = ""
      for _ in 0..<Int(state % 12) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        source += pieces[Int(state >> 33) % pieces.count]
      }
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let errors = ParsedDocument.errors(in: Array(source.utf8), file: "a.html")
      #expect(errors.isEmpty == messages(source).isEmpty, "seed \(seed): \(source)")
    }
  }
}
