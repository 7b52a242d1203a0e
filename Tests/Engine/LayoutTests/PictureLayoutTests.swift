import Browser
import Foundation
import Testing
import ViewTree

@Suite("Pictures in layouts")
@MainActor
struct PictureLayoutTests {
  /// 120 by 80 points.
  private let picture = Image(
    source: .data(
      .init(
        bytes: Array(
          """
          <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" viewBox="0 0 120 80">\
          <rect width="120" height="80"/></svg>
          """.utf8), scale: 1)),
    label: .decoration)

  @Test("A round picture of a fixed size is one element")
  func avatar() async throws {
    let page = try await RenderedView.of(asking: "document.images.length") {
      picture.resizable().frame(width: 44, height: 44).clipShape(Circle())
        .accessibilityIdentifier("picture")
    }
    #expect(page["picture"] == [173, 278, 44, 44])
    #expect(page.answer.number == 1)
    #expect(page.elementCount == 1)
  }

  @Test("A picture has its own size")
  func naturalSize() async throws {
    let page = try await RenderedView.of { picture.accessibilityIdentifier("picture") }
    #expect(page["picture"] == [135, 260, 120, 80])
  }

  @Test("A picture that fits is one element where a frame gives both sides")
  func frame() async throws {
    let page = try await RenderedView.of(
      asking: "[...document.images].map(image => getComputedStyle(image).objectFit).join()"
    ) {
      HStack {
        picture.resizable().scaledToFit().frame(width: 90, height: 90)
          .accessibilityIdentifier("fits")
        picture.resizable().scaledToFill().frame(width: 90, height: 90).clipped()
          .accessibilityIdentifier("fills")
      }
    }
    #expect(page["fits"] == [101, 255, 90, 90])
    #expect(page["fills"] == [199, 255, 90, 90])
    #expect(page.answer.string == "contain,cover")
    #expect(page.elementCount == 3)
  }

  @Test("A picture keeps its proportions above a text, and in a page that scrolls")
  func column() async throws {
    let page = try await RenderedView.of {
      VStack {
        picture.resizable().scaledToFit().accessibilityIdentifier("picture")
        Text("below").accessibilityIdentifier("text")
      }
    }
    #expect(page["picture"] == [0, 155, 390, 260])
    #expect(page["text"][1] == 423)
    let scrolling = try await RenderedView.of {
      ScrollView {
        picture.resizable().scaledToFit().accessibilityIdentifier("picture")
        Color.red.aspectRatio(2, contentMode: .fit).accessibilityIdentifier("area")
        picture.resizable().scaledToFit().frame(width: 90).accessibilityIdentifier("narrow")
      }
    }
    #expect(scrolling["picture"] == [0, 0, 390, 260])
    #expect(scrolling.width("area") == 390)
    #expect(scrolling.height("area") == 195)
    #expect(scrolling.width("narrow") == 90)
    #expect(scrolling.height("narrow") == 60)
  }

  @Test("Layers on a view with proportions have its rectangle")
  func marks() async throws {
    let page = try await RenderedView.of(
      asking: "getComputedStyle(document.querySelector('[data-testid=area]')).borderRadius"
    ) {
      Color.red.aspectRatio(2, contentMode: .fit).cornerRadius(8).accessibilityIdentifier("area")
    }
    #expect(page["area"] == [0, 203, 390, 195])
    #expect(page.answer.string == "8px")
  }
}
