import Browser
import Foundation
import Testing
import ViewTree

/// Scroll bars that take room, as most desktops have them, where SwiftUI's float.
@Suite("Scroll bars beside content")
@MainActor
struct ScrollBarTests {
  /// Expects the same frames whether scroll bars take room or float.
  private func expectUnmoved(
    width: Int = 390, _ names: String..., sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: () -> some View
  ) async throws -> RenderedView {
    let floating = try await RenderedView.of(width: width, content)
    let barred = try await RenderedView.of(
      width: width, showsScrollBars: true, asking: Self.room, content)
    for name in names {
      #expect(barred[name] == floating[name], "\(name)", sourceLocation: sourceLocation)
    }
    return barred
  }

  /// What the first inner scroll view's bar takes, and how far its end is from the window's.
  private static let room = """
    (() => {
      const view = [...document.querySelectorAll('body *')]
        .find(one => /auto/.test(getComputedStyle(one).overflow));
      return [view.offsetWidth - view.clientWidth, innerWidth - view.getBoundingClientRect().right];
    })()
    """

  private func rows() -> some View {
    ForEach(0..<50, id: \.self) { number in
      Text("Row \(number)").id(as: "row\(number)")
    }
  }

  @Test("Hugged rows stay in the middle, and the bar stands at the window's edge")
  func hugged() async throws {
    let page = try await expectUnmoved("head", "row0", "row10") {
      VStack {
        Text("Header").id(as: "head")
        ScrollView { VStack { rows() } }
      }
    }
    let room = page.answer.array?.compactMap(\.number) ?? []
    #expect(room.first ?? 0 > 0)
    #expect(room.last == 0)
  }

  @Test("Hugged rows stay at the leading side of their stack")
  func leading() async throws {
    _ = try await expectUnmoved("head", "row0", "row10") {
      VStack(alignment: .leading) {
        Text("A header that is longer").id(as: "head")
        ScrollView { VStack(alignment: .leading) { rows() } }
      }
    }
  }

  @Test("Content in the middle of a frame stays there, without a bar across")
  func framed() async throws {
    let page = try await expectUnmoved("row") {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 190, height: 20).id(as: "row")
          ForEach(0..<50) { _ in Color.red.frame(width: 190, height: 20) }
        }
      }
      .frame(width: 200, height: 300)
    }
    #expect(page["row"] == [100, 150, 190, 20])
  }

  @Test("A row that scrolls sideways moves nothing below it")
  func sideways() async throws {
    _ = try await expectUnmoved("head", "cell", "below") {
      VStack(alignment: .leading) {
        Text("Title").id(as: "head")
        ScrollView(.horizontal) {
          HStack {
            Color.red.frame(width: 80, height: 60).id(as: "cell")
            ForEach(0..<20) { _ in Color.red.frame(width: 80, height: 60) }
          }
        }
        Text("below").id(as: "below")
      }
    }
  }

  @Test("Long text gives up a bar's width only where bars take room")
  func paragraphs() async throws {
    func page(showsScrollBars: Bool) async throws -> RenderedView {
      try await RenderedView.of(showsScrollBars: showsScrollBars, asking: Self.room) {
        VStack {
          Text("Header")
          ScrollView {
            Text(String(repeating: "Many words that wrap. ", count: 200)).id(as: "text")
          }
        }
        .padding()
      }
    }
    let floating = try await page(showsScrollBars: false)
    #expect(floating.x("text") == 16)
    #expect(floating.width("text") == 358)
    let barred = try await page(showsScrollBars: true)
    #expect(barred.x("text") == 16)
    #expect(barred.width("text") == 358 - Int(barred.answer[0]?.number ?? 0))
  }

  @Test("What fills a scroll view ends where its bar begins")
  func filling() async throws {
    let page = try await RenderedView.of(showsScrollBars: true, asking: Self.room) {
      VStack(spacing: 0) {
        Text("Header")
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<50) { _ in Color.red.frame(height: 20) } }
            .id(as: "rows")
        }
      }
    }
    let room = page.answer.array?.compactMap(\.number) ?? []
    #expect(page.width("rows") == 390 - Int(room.first ?? 0))
    #expect(room.last == 0)
  }
}
