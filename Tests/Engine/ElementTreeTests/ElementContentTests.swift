import ElementTree
import Testing

@Suite("Trees by hand")
struct ElementContentTests {
  @Test("Elements have their attributes, texts and children in order")
  func html() {
    let list = ElementTree([
      .element(
        .ul, [.class: "tea", .id: "list"],
        [.element(.li, key: 1, ["Assam & milk"]), .element(.li, key: 2, ["<b>"]), "end"])
    ])
    #expect(
      list.html == """
        <ul id="list" class="tea"><li>Assam &amp; milk</li><li>&lt;b&gt;</li>end</ul>
        """)
  }

  @Test(
    "An address that a page must not have is refused",
    arguments: ["javascript:alert(1)", " java\tscript:1", "vbscript:1"])
  func addresses(address: String) {
    let link = ElementTree([.element(.a, [.href: address], ["x"])])
    #expect(link.html == "<a href=\"about:invalid\">x</a>")
  }

  @Test("The same content makes the same tree, another key another one")
  func equality() {
    func row(_ key: UInt64) -> ElementTree { ElementTree([.element(.li, key: key, ["a"])]) }
    #expect(row(1) == row(1))
    #expect(row(1) != row(2))
  }
}
