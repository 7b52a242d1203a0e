import Browser
import Foundation
import Testing
import ViewTree

@Suite("Proportions beside siblings")
@MainActor
struct ProportionLayoutTests {
  @Test("A square in a row is as high as the row, and the room is shared with what it leaves")
  func row() async throws {
    let page = try await RenderedView.of(width: 400, height: 300) {
      HStack {
        Color.red.aspectRatio(1, contentMode: .fit).accessibilityIdentifier("square")
          .frame(maxWidth: .infinity)
        Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("fixed")
      }
      .frame(width: 200, height: 80)
    }
    #expect(page["square"] == [146, 110, 80, 80])
    #expect(page["fixed"] == [280, 140, 20, 20])
  }

  @Test("A symbol of a height leaves a spacer the room to the edge")
  func symbol() async throws {
    let page = try await RenderedView.of(width: 400, height: 300) {
      HStack {
        Image(systemName: "star.fill").resizable().scaledToFit().frame(height: 40)
          .accessibilityIdentifier("symbol")
        Text("Row")
        Spacer()
        Text("End").accessibilityIdentifier("end")
      }
    }
    #expect(page.end("end") == 400)
    #expect(page.height("symbol") == 40)
    #expect(page.x("symbol") == 0)
  }

  @Test("Layers have the rectangle of the proportions")
  func overlay() async throws {
    let page = try await RenderedView.of(width: 400, height: 300) {
      Color.red.aspectRatio(1, contentMode: .fit).accessibilityIdentifier("square").padding(10)
        .overlay(alignment: .bottomTrailing) {
          Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("badge")
        }
        .frame(width: 200, height: 100)
    }
    #expect(page["square"] == [160, 110, 80, 80])
    #expect(page["badge"] == [230, 180, 20, 20])
  }

  @Test("A side that a frame leaves free follows from the other, in both modes")
  func oneSide() async throws {
    let page = try await RenderedView.of(width: 400, height: 300) {
      VStack(spacing: 0) {
        Color.red.aspectRatio(2, contentMode: .fit).accessibilityIdentifier("fits")
          .frame(width: 90)
        Color.red.aspectRatio(2, contentMode: .fill).accessibilityIdentifier("fills")
          .frame(height: 30)
      }
    }
    #expect(page.width("fits") == 90)
    #expect(page.height("fits") == 45)
    #expect(page.width("fills") == 400)
    #expect(page.height("fills") == 200)
  }

  @Test("The height that a width follows from is a length, without which not all browsers have it")
  func followedHeight() throws {
    let css = try HTMLRenderer(
      content: ZStack(alignment: .top) {
        Color.red.frame(width: 75, height: 15)
        Color.red.frame(width: 85)
        Color.red.aspectRatio(1.5, contentMode: .fit)
      }
      .padding(8).fixedSize(horizontal: true, vertical: false)
    ).css
    #expect(css.contains("{grid-area:1/1;height:100%;aspect-ratio:1.5;"))
  }

  @Test("Pictures above text have what the text leaves")
  func text() async throws {
    let page = try await RenderedView.of(width: 400, height: 300) {
      VStack(spacing: 0) {
        Color.red.aspectRatio(1, contentMode: .fit).accessibilityIdentifier("square")
        Text("below").accessibilityIdentifier("text")
      }
      .frame(width: 200, height: 122)
    }
    #expect(page["square"] == [150, 89, 100, 100])
    #expect(page["text"][1] == 189)
  }

  @Test("Squares of a row in a scroll view share its width")
  func scroll() async throws {
    let page = try await RenderedView.of(width: 400, height: 300) {
      ScrollView {
        HStack(spacing: 10) {
          ForEach(0..<3) { index in
            Color.red.aspectRatio(1, contentMode: .fit).accessibilityIdentifier("v\(index)")
          }
        }
        .padding(10)
      }
    }
    #expect(page["v0"] == [10, 10, 120, 120])
    #expect(page["v1"] == [140, 10, 120, 120])
    #expect(page["v2"] == [270, 10, 120, 120])
  }

  @Test("A picture of a width is as high as its proportions beside text in a scroll view")
  func avatar() async throws {
    let page = try await RenderedView.of(width: 400, height: 300) {
      ScrollView {
        HStack {
          Color.red.aspectRatio(1, contentMode: .fit).accessibilityIdentifier("area")
            .frame(width: 72)
          Image(systemName: "star").resizable().scaledToFit()
            .accessibilityIdentifier("symbol").frame(width: 30)
          Text("Name")
          Spacer()
        }
      }
    }
    #expect(page["area"] == [0, 0, 72, 72])
    #expect(page["symbol"] == [80, 21, 30, 30])
  }

  @Test("A row of a list is as high as its proportions")
  func list() async throws {
    let page = try await RenderedView.of(width: 390, height: 600) {
      List {
        Color.red.aspectRatio(1.5, contentMode: .fit).accessibilityIdentifier("area")
      }
    }
    #expect(page.width("area") > 300)
    #expect(abs(page.height("area") * 3 - page.width("area") * 2) <= 3)
  }

  @Test("A drawing in a square gets what its neighbours leave, though its lines have a ratio")
  func drawing() async throws {
    let page = try await RenderedView.of {
      VStack(alignment: .leading, spacing: 8) {
        Text("Label").accessibilityIdentifier("label")
        ZStack {
          Circle().trim(from: 0, to: 0.7).stroke(.red, lineWidth: 8)
          Text("70 %")
        }
        .frame(maxWidth: .infinity)
        .accessibilityElement().accessibilityIdentifier("dial")
        Spacer(minLength: 0)
      }
      .padding(12)
      .aspectRatio(1, contentMode: .fit)
      .accessibilityElement(children: .contain).accessibilityIdentifier("tile")
      .frame(width: 180)
    }
    let tile = page["tile"]
    try #require(tile.count == 4)
    #expect(tile[3] == 180)
    #expect(page["label"].dropFirst().first == tile[1] + 12)
    #expect(page.height("dial") == 180 - 24 - 22 - 8 - 8)
  }
}
