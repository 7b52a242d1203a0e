import Browser
import Foundation
import Testing
import ViewTree

@Suite("Lines that give way")
@MainActor
struct FittedLineTests {
  private static let long = "The quick brown fox jumps over the lazy dog"

  /// The size of the letters and the widths of the text and its room, for each of the texts.
  private let sizes = """
    (() => [...document.querySelectorAll('[data-testid]')].flatMap(node => {
      const shown = [...node.querySelectorAll('*')].at(-1) ?? node;
      const text = document.createRange();
      text.selectNodeContents(shown);
      return [Math.round(parseFloat(getComputedStyle(shown).fontSize) * 10) / 10,
        Math.round(text.getBoundingClientRect().width),
        Math.round(node.getBoundingClientRect().width)];
    }))()
    """

  @Test("A line with too little room is as much smaller as fills it, down to its least size")
  func scale() async throws {
    let page = try await RenderedView.of(asking: sizes) {
      VStack {
        Text(Self.long).lineLimit(1).minimumScaleFactor(0.3).frame(width: 200)
          .accessibilityIdentifier("fits")
        Text(Self.long).lineLimit(1).minimumScaleFactor(0.9).frame(width: 200)
          .accessibilityIdentifier("least")
        Text("Short").lineLimit(1).minimumScaleFactor(0.3).accessibilityIdentifier("short")
        Text("Short").accessibilityIdentifier("plain")
      }
    }
    let numbers = page.answer.array?.compactMap(\.number) ?? []
    try #require(numbers.count == 12)
    // 17 points are the size of the body; a line that gets smaller ends where its room does.
    #expect(numbers[0] < 12 && numbers[0] > 17 * 0.3)
    #expect(abs(numbers[1] - 200) <= 2)
    #expect(numbers[3] == 15.3)
    #expect(numbers[4] > 200)
    #expect(numbers[6] == 17)
    // What has room is as wide as any text.
    #expect(numbers[8] == numbers[11])
    #expect(page.height("short") == page.height("plain"))
  }

  @Test("A line beside others takes the room that they leave", arguments: ["en", "ar"])
  func neighbours(_ language: String) async throws {
    let page = try await RenderedView.of(language: language, asking: sizes) {
      HStack {
        Text("Total")
        Spacer()
        Text("1,234,567,890.12").font(.system(size: 60)).lineLimit(1).minimumScaleFactor(0.1)
          .accessibilityIdentifier("amount")
      }
    }
    let numbers = page.answer.array?.compactMap(\.number) ?? []
    try #require(numbers.count == 3)
    #expect(numbers[0] < 60)
    #expect(abs(numbers[1] - numbers[2]) <= 2)
    #expect(page.width("amount") > 250 && page.width("amount") < 350)
  }

  /// Which of the characters are seen whole.
  private let seen = """
    (() => {
      const node = document.querySelector('[data-testid=text]'), box = node.getBoundingClientRect();
      let result = '';
      const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT), range = document.createRange();
      while (walk.nextNode()) {
        const text = walk.currentNode, part = text.parentElement.getBoundingClientRect();
        const room = text.parentElement.localName == 'bdi'
          ? text.parentElement.parentElement.getBoundingClientRect() : part;
        for (let index = 0; index < text.length; index++) {
          range.setStart(text, index); range.setEnd(text, index + 1);
          const place = range.getBoundingClientRect();
          if (place.left >= Math.max(box.left, room.left) - 1
            && place.right <= Math.min(box.right, room.right) + 1) result += text.data[index];
        }
      }
      return result;
    })()
    """

  @Test(
    "Where there is too little room the head or the middle is left out",
    arguments: [Text.TruncationMode.head, .middle], ["en", "ar"])
  func truncation(_ mode: Text.TruncationMode, _ language: String) async throws {
    let page = try await RenderedView.of(language: language, asking: seen) {
      Text(Self.long).lineLimit(1).truncationMode(mode).frame(width: 200)
        .accessibilityIdentifier("text")
    }
    let text = page.answer.string ?? ""
    #expect(text.hasSuffix("lazy dog"))
    #expect(text.hasPrefix("The quick") == (mode == .middle))
    #expect(text.count < Self.long.count - 10)
    #expect(page.height("text") == 22)
  }

  @Test(
    "A line with room is seen whole, and read whole",
    arguments: [Text.TruncationMode.head, .middle])
  func whole(_ mode: Text.TruncationMode) async throws {
    let page = try await RenderedView.of(
      asking: "[\(seen), document.querySelector('[data-testid=text]').textContent]"
    ) {
      Text("Two words").lineLimit(1).truncationMode(mode).accessibilityIdentifier("text")
    }
    #expect(page.answer.array?.compactMap(\.string) == ["Two words", "Two words"])
  }
}
