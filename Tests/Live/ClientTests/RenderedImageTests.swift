import Browser
import BrowserPool
import Foundation
import PlatformGaps
import SwiftUI
import Testing

@Suite("Pictures of views", .serialized, .timeLimit(.minutes(3)))
@MainActor
struct RenderedImageTests {
  private struct Flag: View {
    var body: some View {
      HStack(spacing: 0) {
        Color.red
        VStack(spacing: 0) {
          Color.blue
          Text(verbatim: "a & <b> \"c\"").frame(height: 0).clipped()
          Color.green
        }
      }
    }
  }

  private struct Both: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Flag().frame(width: 60, height: 40)
        if let image = Self.renderer.uiImage { Image(uiImage: image) }
        if let image = Self.renderer.cgImage {
          Image(image, scale: 2, label: Text("Flag")).resizable().frame(width: 30, height: 20)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    static var renderer: ImageRenderer<Flag> {
      let renderer = ImageRenderer(content: Flag())
      renderer.proposedSize = ProposedViewSize(width: 60, height: 40)
      return renderer
    }
  }

  @Test("A picture of a view looks as the view does")
  func same() async throws {
    try await ServedView.with({ Both() }, width: 390, height: 400) { served in
      #expect(
        try await served.wait(
          "[...document.images].length == 2 && [...document.images].every(i => i.complete && i.naturalWidth == 60 && i.naturalHeight == 40)"
        ))
      let places = try await served.evaluate(
        "[...document.images].map(i => { const b = i.getBoundingClientRect(); return [b.x, b.y, b.width, b.height].join() })"
      )
      let view = try await served.evaluate(
        "(b => [b.x, b.y].join())(document.images[0].parentNode.firstChild.getBoundingClientRect())"
      )
      let origin = try #require(view.string).split(separator: ",").compactMap { Double($0) }
      #expect(
        places.array?.compactMap(\.string) == [
          "\(Int(origin[0])),\(Int(origin[1]) + 40),60,40",
          "\(Int(origin[0])),\(Int(origin[1]) + 80),30,20",
        ])
      var shots: [[UInt8]] = []
      for offset in [0.0, 40] {
        shots.append(
          try await served.page.screenshot(
            clip: Rect(x: origin[0], y: origin[1] + offset, width: 60, height: 40)))
      }
      #expect(shots[0] == shots[1])
    }
  }

  @Test("A view whose frames say how large it is needs no proposal; of others there is no picture")
  func sizes() throws {
    let framed = ImageRenderer(content: Text("Hello").frame(width: 80, height: 30))
    let image = try #require(framed.uiImage)
    #expect(image.size == CGSize(width: 80, height: 30))
    let padded = ImageRenderer(content: Color.red.frame(width: 80, height: 30).padding(10))
    #expect(padded.uiImage?.size == CGSize(width: 100, height: 50))
    #expect(ImageRenderer(content: Text("Hello")).uiImage == nil)
    let half = ImageRenderer(content: Color.red.frame(height: 30))
    #expect(half.cgImage == nil)
    half.proposedSize.width = 40
    #expect(half.cgImage?.width == 40)
    var drawn: CGSize?
    half.render { size, draw in drawn = size }
    #expect(drawn == CGSize(width: 40, height: 30))
  }
}
