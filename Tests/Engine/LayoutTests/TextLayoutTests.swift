import Browser
import Foundation
import Testing
import ViewTree

@Suite("Text in layouts")
@MainActor
struct TextLayoutTests {
  private let long = String(repeating: "many words ", count: 12)

  @Test("Text wraps in the room that a fixed view leaves")
  func wrapping() async throws {
    let page = try await RenderedView.of {
      HStack {
        Color.red.frame(width: 60, height: 60).accessibilityIdentifier("picture")
        Text(long).accessibilityIdentifier("text")
      }
      .padding()
    }
    #expect(page["picture"] == [16, 270, 60, 60])
    #expect(page.x("text") == 84)
    #expect(page.width("text") <= 290)
    #expect(page.height("text") % 22 == 0 && page.height("text") > 44)
    #expect(page.elementCount == 3)
  }

  @Test("A spacer pushes texts to the edges without an element")
  func spacer() async throws {
    let page = try await RenderedView.of {
      HStack {
        Text("One").accessibilityIdentifier("one")
        Spacer()
        Text("Two").accessibilityIdentifier("two")
      }
    }
    #expect(page.x("one") == 0)
    #expect(page.end("two") == 390)
    #expect(page.elementCount == 3)
  }

  @Test("Text in a frame that fills is one element")
  func frame() async throws {
    let page = try await RenderedView.of {
      Text("Hello").frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityIdentifier("text")
    }
    #expect(page["text"] == [0, 289, 390, 22])
    #expect(page.elementCount == 1)
  }

  @Test("A frame puts text at its alignment", arguments: [Alignment.leading, .center, .trailing])
  func frameAlignment(_ alignment: Alignment) async throws {
    let page = try await RenderedView.of(
      asking: """
        (() => {
          const range = document.createRange();
          range.selectNodeContents(document.querySelector('[data-testid=text]'));
          const box = range.getBoundingClientRect();
          return [Math.round(box.left), Math.round(box.right)];
        })()
        """
    ) {
      Text("Hello").frame(width: 200, alignment: alignment).accessibilityIdentifier("text")
    }
    let edges = (page.answer.array ?? []).compactMap(\.number)
    try #require(edges.count == 2)
    switch alignment {
    case .leading: #expect(edges[0] == 95)
    case .trailing: #expect(edges[1] == 295)
    default: #expect(abs(edges[0] + edges[1] - 390) <= 1)
    }
  }

  @Test("A line that is limited is cut in a narrow row, at any depth")
  func truncation() async throws {
    let page = try await RenderedView.of {
      HStack {
        Color.red.frame(width: 44, height: 44)
        VStack(alignment: .leading) {
          Text(long).lineLimit(1).accessibilityIdentifier("line")
          Text("below").accessibilityIdentifier("below")
        }
        Spacer()
        Text("12:30").accessibilityIdentifier("time")
      }
      .padding()
    }
    #expect(page.height("line") == 22)
    #expect(page.x("line") == 68)
    #expect(page.end("line") + 8 <= page.x("time"))
    #expect(page.end("time") == 374)
    #expect(page.x("below") == 68)
  }

  @Test("Two texts share a row; the shorter one keeps its line")
  func sharing() async throws {
    let page = try await RenderedView.of {
      HStack {
        Text("Short").accessibilityIdentifier("short")
        Text(long).accessibilityIdentifier("long")
      }
    }
    #expect(page.height("short") == 22)
    #expect(page.x("short") == 0)
    #expect(page.x("long") == page.end("short") + 8)
    #expect(page.height("long") > 44)
  }

  @Test("The text of higher priority keeps its line")
  func priority() async throws {
    let page = try await RenderedView.of {
      HStack {
        Text(long).lineLimit(1).accessibilityIdentifier("low")
        Text("important").lineLimit(1).layoutPriority(1).accessibilityIdentifier("high")
      }
      .frame(width: 200)
    }
    #expect(page.x("low") == 95)
    #expect(page.end("high") == 295)
    #expect(page.width("high") > 60)
    #expect(page.end("low") + 8 == page.x("high"))
  }

  @Test("A column of texts hugs them and is centred")
  func column() async throws {
    let page = try await RenderedView.of {
      VStack(alignment: .leading) {
        Text("A longer line").accessibilityIdentifier("long")
        Text("a").accessibilityIdentifier("short")
      }
      .accessibilityIdentifier("column")
    }
    #expect(page.width("column") == page.width("long"))
    #expect(page.x("short") == page.x("column"))
    #expect(abs(page.x("column") + page.end("column") - 390) <= 1)
    #expect(page.elementCount == 3)
  }

  @Test("A divider is a line across its stack")
  func divider() async throws {
    let page = try await RenderedView.of {
      VStack {
        Text("a")
        Divider().accessibilityIdentifier("level")
        HStack { Divider().accessibilityIdentifier("upright") }.frame(height: 20)
      }
    }
    #expect(page.width("level") == 390)
    #expect(page.height("level") == 1)
    #expect(page.width("upright") == 1)
    #expect(page.height("upright") == 20)
  }
}
