import Browser
import Foundation
import Testing
import ViewTree

@Suite("Bars and controls in layouts")
@MainActor
struct BarLayoutTests {
  /// Whether words stand in one line, and where; by the words.
  private static let words = """
    Object.fromEntries([...document.querySelectorAll('h1,header p,header span,label p,label span')]
      .filter(e => e.childElementCount == 0 && e.textContent)
      .map(e => { const r = e.getBoundingClientRect();
        return [e.textContent, [r.x, r.y, r.width, r.height].map(Math.round).join(' ')] }))
    """

  private func rects(_ page: RenderedView) -> [String: [Int]] {
    var result: [String: [Int]] = [:]
    for (name, value) in page.answer.object ?? [:] {
      result[name] = value.string?.split(separator: " ").compactMap { Int($0) }
    }
    return result
  }

  @Test("A title in a bar stands in the middle where it has room", arguments: [320, 390, 1280])
  func title(width: Int) async throws {
    let page = try await RenderedView.of(width: width, asking: Self.words) {
      NavigationStack {
        Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Color.blue.frame(width: 60, height: 20).id(as: "item")
            }
          }
      }
    }
    let title = try #require(rects(page)["Title"])
    #expect(abs(title[0] * 2 + title[2] - width) <= 2)
    #expect(page.end("item") == width - 16)
  }

  @Test(
    "A long title keeps to one line and away from what stands beside it", arguments: [320, 390])
  func longTitle(width: Int) async throws {
    let words = "A title of rather many words that goes on"
    let page = try await RenderedView.of(width: width, asking: Self.words) {
      NavigationStack {
        Color.red.navigationTitle(words).navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Color.blue.frame(width: 90, height: 20).id(as: "leading")
            }
            ToolbarItem(placement: .topBarTrailing) {
              Color.blue.frame(width: 30, height: 20).id(as: "trailing")
            }
          }
      }
    }
    let title = try #require(rects(page)[words])
    #expect(title[3] == 22)
    #expect(title[0] >= page.end("leading") + 6)
    #expect(title[0] + title[2] <= page.x("trailing") - 6)
  }

  @Test("Segments are alike and keep to one line each", arguments: [200, 320, 390])
  func segments(width: Int) async throws {
    let page = try await RenderedView.of(width: width, asking: Self.words) {
      Picker("Range", selection: .constant(0)) {
        Text("Day").tag(0); Text("Yesterday afternoon").tag(1); Text("Donaudampfschifffahrt").tag(2)
        Label("Starred", systemImage: "star").tag(3)
      }
      .pickerStyle(.segmented).id(as: "picker").padding(.horizontal, 16)
    }
    #expect(page["picker"][0] == 16)
    #expect(page.width("picker") == width - 32)
    let share = (width - 36) / 4
    let rects = rects(page)
    for (position, name) in ["Day", "Yesterday afternoon", "Donaudampfschifffahrt"].enumerated() {
      let rect = try #require(rects[name])
      #expect(rect[3] <= 22, "\(name)")
      #expect(abs(rect[0] * 2 + rect[2] - 36 - share * (2 * position + 1)) <= 6, "\(name)")
      #expect(rect[2] <= share - 12 + 1, "\(name)")
    }
    #expect(page.height("picker") <= 34)
  }

  /// Where the part of a wheel stands that scrolls, and how high it is.
  private static let wheels = """
    [...document.querySelectorAll('[role=radiogroup], [role=radiogroup] *')]
      .filter(e => getComputedStyle(e).overflowY == 'auto')
      .map(e => e.getBoundingClientRect()).map(r => r.y + ' ' + r.height).join()
    """

  @Test("A wheel in a lower frame is as high as the frame")
  func wheel() async throws {
    let page = try await RenderedView.of(height: 600, asking: Self.wheels) {
      Picker("Size", selection: .constant(3)) {
        ForEach(0..<9) { Text("Size \($0)").tag($0).id(as: "choice\($0)") }
      }
      .pickerStyle(.wheel)
      .frame(height: 120)
      .id(as: "frame")
      .overlay { Color.clear.id(as: "rect") }
    }
    #expect(page.height("rect") == 120)
    #expect(page.answer.string == "240 120")
  }

  @Test("A label of several texts has them one below the other, beside its icon")
  func label() async throws {
    let page = try await RenderedView.of {
      Label {
        Text("Title").id(as: "title")
        Text("More of it").id(as: "subtitle")
      } icon: {
        Color.blue.frame(width: 24, height: 24).id(as: "icon")
      }
    }
    #expect(page["subtitle"][0] == page["title"][0])
    #expect(page["subtitle"][1] == page["title"][1] + 22)
    #expect(page["title"][0] == page.end("icon") + 8)
  }
}
