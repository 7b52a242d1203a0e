import Browser
import Foundation
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

  @Test("What is behind a view is mixed with what is behind both, and the view with neither")
  func background() async throws {
    let behind = ZStack {
      red
      Color.clear.background {
        ZStack {
          blue.blendMode(.multiply)
          Color.clear
        }
      }
    }
    #expect(try await color(behind) == RGB(0x000000))
    let alone = ZStack {
      red
      Color.clear.padding(10).background { blue.blendMode(.multiply) }
    }
    #expect(try await color(alone) == RGB(0x000000))
    let inFront = ZStack {
      red
      Text("").frame(width: 60, height: 60).background(.green.opacity(1)).background {
        blue.blendMode(.multiply)
      }
    }
    #expect(try await color(inFront) == RGB(0x34C759))
    let group = ZStack {
      red
      Color.clear.background { ZStack { blue.blendMode(.multiply) }.compositingGroup() }
    }
    #expect(try await color(group) == RGB(0x0000FF))
  }

  @Test("A text stands in front of what is mixed behind it, whose size is the text's")
  func text() async throws {
    let words = Text(verbatim: "\u{2588}").font(.system(size: 60)).foregroundStyle(.white)
    let view = ZStack {
      red
      words.background(alignment: .topLeading) {
        blue.frame(width: 200, height: 200).blendMode(.multiply)
      }
    }
    #expect(try await color(view) == RGB(0xFFFFFF))
  }
}
