import Browser
import Foundation
import Testing
import ViewTree

@Suite("Text that gives way")
@MainActor
struct TextRoomTests {
  private let long = String(repeating: "many words ", count: 20)

  @Test("Text in a bounded height is cut at whole lines")
  func frame() async throws {
    let page = try await RenderedView.of(width: 400, height: 300) {
      Text(long).accessibilityIdentifier("text").frame(width: 150, height: 50)
    }
    #expect(page.height("text") == 44)
    #expect(page["text"][1] == 128)
  }

  @Test("Text in a column has the lines that its neighbours leave")
  func column() async throws {
    let page = try await RenderedView.of(width: 400, height: 300) {
      VStack {
        Text(long).accessibilityIdentifier("text")
        Color.blue.frame(height: 60).accessibilityIdentifier("fixed")
      }
      .frame(width: 150, height: 124)
    }
    #expect(page.height("text") == 44)
    #expect(page["fixed"] == [125, 146, 150, 60])
  }

  @Test("Each row of many cuts its own text")
  func rows() async throws {
    let texts = ["a", "b", "c", "d", long, "e"]
    let page = try await RenderedView.of(width: 400, height: 600) {
      VStack(spacing: 0) {
        ForEach(0..<6) { index in
          HStack {
            Text(texts[index]).accessibilityIdentifier("v\(index)").frame(width: 80, height: 50)
          }
        }
      }
    }
    #expect((0..<6).map { page.height("v\($0)") } == [22, 22, 22, 22, 44, 22])
  }

  @Test("A long word breaks where the room ends")
  func word() async throws {
    let page = try await RenderedView.of(width: 320, height: 300) {
      VStack(alignment: .leading) {
        Text(verbatim: "https://example.org/" + String(repeating: "abcdefgh", count: 12))
          .accessibilityIdentifier("text")
      }
      .padding()
    }
    #expect(page.end("text") <= 304)
    #expect(page.height("text") > 22)
  }

  @Test("A long name leaves the time beside it where it is")
  func row() async throws {
    let page = try await RenderedView.of(width: 320, height: 300) {
      HStack {
        Text(verbatim: String(repeating: "Wolfeschlegelsteinhausen", count: 3))
          .accessibilityIdentifier("name")
        Spacer()
        Text("12:30").accessibilityIdentifier("time")
      }
    }
    #expect(page.end("time") == 320)
    #expect(page.height("time") == 22)
  }

  @Test("Space between lines is between lines only")
  func lineSpacing() async throws {
    let page = try await RenderedView.of(width: 400, height: 300) {
      VStack {
        Text("one").lineSpacing(10).accessibilityIdentifier("one")
        Text("one\ntwo").lineSpacing(10).accessibilityIdentifier("two")
      }
    }
    #expect(page.height("one") == 22)
    #expect(page.height("two") == 54)
  }

  @Test("Texts in a column have no distance, other views 8 points")
  func spacing() async throws {
    let page = try await RenderedView.of(width: 400, height: 300) {
      VStack {
        Text("one").accessibilityIdentifier("one")
        Text("two").accessibilityIdentifier("two")
        Color.red.frame(height: 10).accessibilityIdentifier("area")
        Text("three").padding(.top, 4).accessibilityIdentifier("padded")
        HStack {
          Text("a").accessibilityIdentifier("a"); Text("b").accessibilityIdentifier("b")
        }
      }
    }
    #expect(page["two"][1] == page["one"][1] + 22)
    #expect(page["area"][1] == page["two"][1] + 30)
    #expect(page["padded"][1] == page["area"][1] + 18)
    #expect(page["a"][1] == page["padded"][1] + 26)
    #expect(abs(page.x("b") - page.end("a") - 8) <= 1)
  }

  @Test("Each text style has its own sizes")
  func dynamicType() async throws {
    let page = try await RenderedView.of(
      asking: """
        Object.fromEntries([...document.querySelectorAll('[data-testid]')].map(text =>
          [text.dataset.testid, getComputedStyle(text).fontSize]))
        """
    ) {
      ForEach(DynamicTypeSize.allCases, id: \.self) { size in
        ForEach(Font.TextStyle.allCases, id: \.self) { style in
          Text("text").font(.system(style)).dynamicTypeSize(size)
            .accessibilityIdentifier("\(size) \(style)")
        }
      }
    }
    for size in DynamicTypeSize.allCases {
      for style in Font.TextStyle.allCases {
        let expected = DynamicTypeTable.entry(style, at: size).size
        #expect(page.answer["\(size) \(style)"]?.string == "\(Int(expected))px")
      }
    }
    #expect(DynamicTypeTable.entry(.largeTitle, at: .accessibility5).size == 60)
    #expect(DynamicTypeTable.entry(.caption2, at: .accessibility5).size == 40)
    #expect(DynamicTypeTable.entry(.footnote, at: .small).size == 12)
  }
}
