import Browser
import Foundation
import Testing
import ViewTree

/// Views that take no more than so much, or come before others, beside text, whose size only the browser knows.
@Suite("Limits and priorities beside text")
@MainActor
struct LimitLayoutTests {
  @Test(
    "A column is as wide as its widest view may be, and no wider than its space",
    arguments: [390, 250])
  func column(width: Int) async throws {
    let page = try await RenderedView.of(width: width) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Sign in").id(as: "text")
        Color.blue.padding(10).frame(maxWidth: 300, maxHeight: 40).id(as: "button")
      }
    }
    let inner = min(300, width)
    #expect(page["button"] == [(width - inner) / 2, 291, inner, 40])
    #expect(page.x("text") == (width - inner) / 2)
  }

  @Test("A row is as long as its text and what stands beside it at most", arguments: [390, 200])
  func row(width: Int) async throws {
    let page = try await RenderedView.of(width: width) {
      HStack(spacing: 10) {
        Text("Rate").id(as: "text")
        Color.blue.frame(maxWidth: 240, maxHeight: 8).id(as: "bar")
      }
      .background { Color.yellow.id(as: "row") }
    }
    let text = page.width("text")
    let bar = min(240, width - 10 - text)
    #expect(abs(page.width("bar") - bar) <= 1)
    #expect(abs(page.width("row") - text - 10 - bar) <= 1)
  }

  @Test("A z-stack is as wide as what is in it may be")
  func layered() async throws {
    let page = try await RenderedView.of {
      ZStack(alignment: .leading) {
        Text("Rate").id(as: "text")
        Color.blue.frame(maxWidth: 240).id(as: "area")
      }
    }
    #expect(page["area"] == [75, 0, 240, 600])
    #expect(page.x("text") == 75)
  }

  @Test("What comes first takes the room that text leaves")
  func priorities() async throws {
    let page = try await RenderedView.of {
      HStack(spacing: 0) {
        Color.red.layoutPriority(-1).id(as: "last")
        Text("Name").padding(10).id(as: "text")
        Color.blue.id(as: "first")
      }
    }
    #expect(page.width("last") == 0)
    #expect(abs(page.width("first") + page.width("text") - 390) <= 1)
  }

  @Test("A view with space around it is placed by its middle")
  func position() async throws {
    let page = try await RenderedView.of {
      Color.red.id(as: "leaf").padding(.leading, 20).position(x: 100, y: 50)
    }
    #expect(page["leaf"] == [-75, -250, 370, 600])
  }

  @Test("A scroll view keeps no room for a bar at the side where its content stands")
  func scroll() async throws {
    let page = try await RenderedView.of {
      VStack(spacing: 0) {
        ScrollView { Color.red.frame(width: 70, height: 20).id(as: "end") }
          .frame(width: 200, alignment: .trailing)
        ScrollView { Color.red.frame(width: 70, height: 20).id(as: "middle") }
          .overlay { Color.blue.id(as: "over") }
      }
    }
    #expect(page["end"] == [225, 0, 70, 20])
    #expect(page["middle"] == [160, 300, 70, 20])
    #expect(page["over"] == [160, 300, 70, 300])
  }
}
