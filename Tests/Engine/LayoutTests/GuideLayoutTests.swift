import Foundation
import Testing
import ViewTree

@Suite("Alignment guides in stacks")
@MainActor
struct GuideLayoutTests {
  @Test("A centred stack is as high as its aligned views together")
  func centred() async throws {
    let page = try await RenderedView.of(width: 400, height: 300) {
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 80).accessibilityIdentifier("a")
          .alignmentGuide(VerticalAlignment.center) { _ in 20 }
        Color.blue.frame(width: 50, height: 30).accessibilityIdentifier("b")
      }
      .overlay { Color.clear.accessibilityIdentifier("stack") }
    }
    #expect(page["stack"] == [150, 110, 100, 80])
    #expect(page["a"] == [150, 110, 50, 80])
    #expect(page["b"] == [200, 115, 50, 30])
  }

  @Test("Only guides of the stack's own alignment count, the outermost first")
  func others() async throws {
    let page = try await RenderedView.of(width: 400, height: 300) {
      VStack(alignment: .trailing, spacing: 0) {
        Color.red.frame(width: 100, height: 30).accessibilityIdentifier("a")
        Color.blue.frame(width: 50, height: 30).accessibilityIdentifier("b")
          .alignmentGuide(.trailing) { _ in 0 }
          .alignmentGuide(.trailing) { $0.width + 10 }
          .alignmentGuide(.leading) { _ in 90 }
      }
    }
    #expect(page["a"] == [150, 120, 100, 30])
    #expect(page["b"] == [190, 150, 50, 30])
  }

  @Test("Equal heights come from the highest of a row that hugs its views")
  func equalHeights() async throws {
    let page = try await RenderedView.of(width: 400, height: 300) {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(height: 20).padding(8).frame(maxHeight: .infinity)
          .background(Color.gray.accessibilityIdentifier("low"))
        Color.blue.frame(height: 90).accessibilityIdentifier("high")
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(page["low"] == [0, 105, 200, 90])
    #expect(page["high"] == [200, 105, 200, 90])
  }
}
