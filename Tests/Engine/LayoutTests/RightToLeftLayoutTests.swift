import Foundation
import Testing
import ViewTree

@Suite("Layouts from right to left")
@MainActor
struct RightToLeftLayoutTests {
  @ViewBuilder
  private var row: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("first")
        Spacer()
        Color.red.frame(width: 30, height: 20).accessibilityIdentifier("last")
      }
      .padding(.leading, 20)
      Color.red.frame(width: 50, height: 20).accessibilityIdentifier("leading")
      Color.red.frame(width: 60, height: 20)
        .overlay(alignment: .bottomTrailing) {
          Color.blue.frame(width: 6, height: 6).accessibilityIdentifier("badge")
        }
        .frame(maxWidth: .infinity, alignment: .trailing)
    }
  }

  @Test("Leading and trailing change sides")
  func mirrored() async throws {
    let left = try await RenderedView.of { row }
    #expect(left["first"] == [20, 270, 40, 20])
    #expect(left["last"] == [360, 270, 30, 20])
    #expect(left["leading"] == [0, 290, 50, 20])
    #expect(left["badge"] == [384, 324, 6, 6])
    let right = try await RenderedView.of(language: "ar") { row }
    for (name, rect) in left.rects {
      #expect(right[name] == [390 - rect[0] - rect[2], rect[1], rect[2], rect[3]])
    }
  }

  @Test("Text that runs against the page stands where the page wants it")
  func text() async throws {
    let page = try await RenderedView.of(language: "ar") {
      VStack {
        HStack {
          Text("One").accessibilityIdentifier("one")
          Spacer()
          Text("Two").accessibilityIdentifier("two")
        }
        Text("Three").accessibilityIdentifier("three")
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    #expect(page.end("one") == 390)
    #expect(page.x("two") == 0)
    #expect(page.end("three") == 390)
  }

  @Test("Content that outgrows a centred stack sticks out on the other side")
  func overflow() async throws {
    @ViewBuilder var content: some View {
      VStack(alignment: .leading) {
        Color.red.frame(width: 500, height: 20).accessibilityIdentifier("wide")
        Color.red.frame(height: 20).accessibilityIdentifier("area")
      }
    }
    let left = try await RenderedView.of { content }
    #expect(left["wide"] == [-55, 276, 500, 20])
    #expect(left["area"] == [-55, 304, 390, 20])
    let right = try await RenderedView.of(language: "ar") { content }
    #expect(right["wide"] == [-55, 276, 500, 20])
    #expect(right["area"] == [55, 304, 390, 20])
  }
}
