import ElementTree
import Testing

@Suite("Element tree")
struct ElementTreeTests {
  private func card(_ title: String) -> ElementTree {
    var builder = ElementBuilder()
    let article = builder.open(.article)
    builder.attribute(.id, "a&b")
    let heading = builder.open(.h2)
    builder.text(title)
    builder.close(heading)
    let image = builder.open(.img)
    builder.attribute(.src, "x.png")
    builder.attribute(.alt, "")
    builder.close(image)
    let svg = builder.open(.svg)
    let path = builder.open(.path)
    builder.attribute(.d, "M0 0")
    builder.close(path)
    builder.close(svg)
    builder.textNode("tail")
    builder.close(article)
    return builder.finish()
  }

  @Test("Elements are written as polyglot HTML")
  func writing() {
    #expect(
      card("A < B").html
        == "<article id=\"a&amp;b\"><h2>A &lt; B</h2><img src=\"x.png\" alt=\"\"/>"
        + "<svg xmlns=\"http://www.w3.org/2000/svg\"><path d=\"M0 0\"/></svg>tail</article>")
  }

  @Test("Elements and depth are counted")
  func counting() {
    #expect(card("x").elementCount == 5)
    #expect(card("x").depth == 3)
  }

  @Test("Trees of equal content are equal and hash alike")
  func equality() {
    #expect(card("x") == card("x"))
    #expect(card("x").hash == card("x").hash)
    #expect(card("x") != card("y"))
    #expect(card("x").hash != card("y").hash)
  }

  @Test("A line feed that comes first in preformatted text is kept")
  func leadingLineFeed() {
    var builder = ElementBuilder()
    let pre = builder.open(.pre)
    builder.text("\nx")
    builder.close(pre)
    #expect(builder.finish().html == "<pre>\n\nx</pre>")
  }

  @Test("A class of the author's stands beside the style's")
  func classes() {
    var builder = ElementBuilder()
    let style = builder.tree.styles.extend(0, .width, .points(4 as Double))
    let div = builder.open(.div, style: style)
    builder.attribute(.class, "h-entry")
    builder.attribute(.id, "x")
    builder.close(div)
    let tree = builder.finish()
    var styles = tree.styles
    let name = styles.rule(for: style).name
    #expect(tree.html == "<div class=\"\(name) h-entry\" id=\"x\"></div>")
    #expect(tree.css == ".\(name){width:4px}\n")
  }
}
