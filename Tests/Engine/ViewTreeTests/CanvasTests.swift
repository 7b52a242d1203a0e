import Foundation
import Testing

@testable import ElementTree
@testable import ViewTree

@Suite("Canvas")
@MainActor
struct CanvasTests {
  /// The elements of a page's first `svg`, as source.
  private func drawing<V: View>(_ view: V) throws -> String {
    let html = try HTMLRenderer(content: view).html
    let start = try #require(html.range(of: "<svg"))
    let end = try #require(html.range(of: "</svg>", range: start.upperBound..<html.endIndex))
    let svg = html[start.lowerBound..<end.lowerBound]
    let inner = try #require(svg.firstIndex(of: ">"))
    return String(svg[svg.index(after: inner)...])
  }

  @Test("A canvas is drawn for the size that frames give")
  func size() throws {
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(white: 0)))
    }
    #expect(
      try drawing(canvas.frame(width: 40, height: 30))
        == "<path d=\"M0 0H40V30H0Z\" fill=\"#000000\"/>")
    #expect(
      try drawing(VStack { canvas.padding(5) }.frame(width: 40, height: 30))
        == "<path d=\"M0 0H30V20H0Z\" fill=\"#000000\"/>")
    #expect(issues(canvas.frame(width: 40, height: 30)).isEmpty)
    #expect(issues(canvas.frame(height: 30)) == [.sizeDependent])
    #expect(try HTMLRenderer(content: canvas.frame(height: 30)).html.contains("\"0 0 390 30\""))
  }

  @Test("Copies of a context have their own map, opacity and cut")
  func copies() throws {
    let canvas = Canvas { context, size in
      var copy = context
      copy.translateBy(x: 10, y: 0)
      copy.scaleBy(x: 2, y: 2)
      copy.opacity = 0.5
      copy.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(Color(white: 0)))
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 4, height: 4)))
      context.stroke(
        Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: 9, y: 0))
        }, with: .color(Color(white: 1)), lineWidth: 3)
    }
    let text = try drawing(canvas.frame(width: 40, height: 30))
    let name = String(text.split(separator: "\"", maxSplits: 2)[1])
    #expect(
      text == """
        <defs><clipPath id="\(name)"><path d="M0 0H4V4H0Z"/></clipPath></defs>\
        <g opacity=".5"><path d="M10 0H20V10H10Z" fill="#000000"/></g>\
        <g clip-path="url(#\(name))">\
        <path d="M0 0H9" stroke="#ffffff" stroke-width="3" stroke-miterlimit="10"/></g>
        """)
  }

  @Test("Texts and symbols stand with a part of them at a point")
  func texts() throws {
    let canvas = Canvas { context, size in
      context.draw(Text("Noon"), at: CGPoint(x: 20, y: 3), anchor: .top)
      if let dot = context.resolveSymbol(id: 7) { context.draw(dot, at: .zero) }
    } symbols: {
      Text("dot").tag(7)
    }
    #expect(
      try drawing(canvas.frame(width: 40, height: 30)) == """
        <text x="20" y="3" text-anchor="middle" dominant-baseline="text-before-edge" \
        fill="currentColor">Noon</text>\
        <text x="0" y="0" text-anchor="middle" dominant-baseline="central" \
        fill="currentColor">dot</text>
        """)
  }

  @Test("A text of a symbol is drawn as the symbol, in the size of its letters")
  func symbolText() throws {
    let canvas = Canvas { context, size in
      context.draw(
        Text(Image(systemName: "circle")).font(.system(size: 20)), at: CGPoint(x: 30, y: 20))
    }
    let html = try drawing(canvas.frame(width: 40, height: 30))
    #expect(html.hasPrefix("<path d=\"M"))
    #expect(html.contains("transform=\"matrix(1 0 0 1 18 8)\""))
  }

  @Test("A view that is neither text nor image is reported")
  func unsupported() {
    let canvas = Canvas { context, _ in
      if let box = context.resolveSymbol(id: 1) { context.draw(box, at: .zero) }
    } symbols: {
      Rectangle().tag(1)
    }
    #expect(issues(canvas.frame(width: 4, height: 3)) == [.unsupported])
  }
}
