import Browser
import Foundation
import Testing
import ViewTree

@Suite("Directions and guides in layouts")
@MainActor
struct DirectionLayoutTests {
  @Test("A view's direction mirrors its rows, its padding and its texts")
  func direction() async throws {
    let page = try await RenderedView.of(width: 400, height: 300) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: 50, height: 20).padding(.leading, 30)
            .accessibilityIdentifier("first")
          Spacer()
          Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("last")
        }
        .environment(\.layoutDirection, .rightToLeft)
        HStack(spacing: 0) {
          Color.red.frame(width: 50, height: 20).accessibilityIdentifier("plain")
          Spacer()
        }
      }
    }
    #expect(page.end("first") == 370 || page.end("first") == 400)
    #expect(page.x("last") == 0)
    #expect(page.x("plain") == 0)
  }

  @Test("A view's language is its element's")
  func language() async throws {
    let page = try await RenderedView.of(
      asking: "document.querySelector('[lang=ar]')?.textContent ?? ''"
    ) {
      Text("1").environment(\.locale, Locale(identifier: "ar"))
    }
    #expect(page.answer.string == "1")
  }

  @Test("A guide that puts a view beyond the others makes the stack larger")
  func guide() async throws {
    let page = try await RenderedView.of(width: 400, height: 300) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
        Color.blue.frame(width: 50, height: 20).alignmentGuide(.leading) { $0[.trailing] }
          .accessibilityIdentifier("b")
      }
    }
    #expect(page["a"] == [200, 130, 50, 20])
    #expect(page["b"] == [150, 150, 50, 20])
  }

  @Test("A z-stack has the size of its views of the highest priority")
  func priority() async throws {
    let page = try await RenderedView.of(width: 400, height: 300) {
      HStack(spacing: 0) {
        ZStack {
          Color.green.frame(width: 120, height: 60).accessibilityIdentifier("low")
          Color.blue.frame(width: 40, height: 30).layoutPriority(1)
            .accessibilityIdentifier("high")
        }
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("beside")
      }
    }
    #expect(page["high"] == [175, 135, 40, 30])
    #expect(page["low"] == [135, 120, 120, 60])
    #expect(page["beside"] == [215, 145, 10, 10])
  }

  @Test("A grid of fixed columns takes its proposal and centres them")
  func grid() async throws {
    let page = try await RenderedView.of(width: 400, height: 300) {
      LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))]) {
        Color.red.frame(height: 20).accessibilityIdentifier("a")
        Color.red.frame(height: 20).accessibilityIdentifier("b")
      }
      .accessibilityIdentifier("grid")
    }
    #expect(page.x("a") == 96)
    #expect(page.x("b") == 204)
    #expect(page.width("grid") == 400)
  }
}
