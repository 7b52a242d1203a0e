import Browser
import Foundation
import Testing
import ViewTree

@Suite("Scroll views in layouts")
@MainActor
struct ScrollLayoutTests {
  @Test("A scroll view that is the page scrolls with the document")
  func document() async throws {
    let page = try await RenderedView.of(asking: "document.documentElement.scrollHeight") {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<3) { _ in Color.red.frame(height: 300) }
          Text("end").frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityIdentifier("end")
        }
        .padding()
      }
    }
    #expect(page.answer.number == 954)
    #expect(page["end"] == [16, 916, 358, 22])
  }

  @Test("A scroll view of a fixed height is not the document's scroll")
  func limited() async throws {
    let page = try await RenderedView.of {
      ScrollView { Color.red.frame(height: 300) }.frame(height: 50)
        .accessibilityIdentifier("view")
    }
    #expect(page["view"] == [0, 275, 390, 50])
  }

  @Test("A scroll view inside a page shows a part of its content")
  func inner() async throws {
    let page = try await RenderedView.of(
      asking: """
        (() => {
          const view = document.querySelector('[data-testid=view]');
          return [view.scrollHeight, document.documentElement.scrollHeight];
        })()
        """
    ) {
      VStack(spacing: 0) {
        Text("head").accessibilityIdentifier("head")
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<30) { _ in Color.red.frame(height: 30) } }
        }
        .accessibilityIdentifier("view")
        Text("foot").accessibilityIdentifier("foot")
      }
    }
    #expect(page["view"] == [0, 22, 390, 556])
    #expect(page["foot"][1] == 578)
    #expect(page.answer.array?.map(\.number) == [900, 600])
  }

  @Test("A horizontal one has its content's height")
  func horizontal() async throws {
    let page = try await RenderedView.of(
      asking: "document.querySelector('[data-testid=view]').scrollWidth"
    ) {
      ScrollView {
        ScrollView(.horizontal) {
          HStack { ForEach(0..<9) { _ in Color.red.frame(width: 100, height: 80) } }
        }
        .accessibilityIdentifier("view")
      }
    }
    #expect(page["view"] == [0, 0, 390, 80])
    #expect(page.answer.number == 964)
  }
}
