import Browser
import Testing
import ViewTree

@Suite("Blending in a browser")
@MainActor
struct BlendingTests {
  /// The colour in the middle of a view that fills the window.
  private func color<V: View>(_ view: V) async throws -> RGB {
    let html = try HTMLRenderer(content: view).html
    return try await SiteBrowser.use(width: 100, height: 100) { page in
      try await page.setContent(html)
      return try await Picture(of: page, Rect(x: 50, y: 50, width: 1, height: 1))[0, 0]
    }
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test("A view is mixed with what is behind it in its stack")
  func stack() async throws {
    let view = ZStack {
      red
      blue.blendMode(.multiply)
    }
    #expect(try await color(view) == RGB(0x000000))
  }

  @Test("A colour or a gradient as a view takes the modifiers of views, not of styles")
  func styles() async throws {
    let gradient = LinearGradient(
      colors: [blue, blue], startPoint: .topLeading, endPoint: .bottomTrailing)
    let view = ZStack {
      red
      gradient.opacity(1).blendMode(.multiply)
      gradient.blendMode(.multiply)
    }
    #expect(try await color(view) == RGB(0x000000))
  }

  @Test("A compositing group is mixed as a whole")
  func group() async throws {
    let view = ZStack {
      red
      ZStack { blue.blendMode(.multiply) }.compositingGroup()
    }
    #expect(try await color(view) == RGB(0x0000FF))
  }

  @Test("A view in a stack is mixed with what is behind that stack")
  func nestedStack() async throws {
    let view = ZStack {
      red
      ZStack {
        Color.clear
        blue.blendMode(.multiply)
      }
    }
    #expect(try await color(view) == RGB(0x000000))
  }
}
