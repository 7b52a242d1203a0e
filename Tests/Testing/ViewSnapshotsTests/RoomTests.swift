import ElementTree
import Foundation
import TestSupport
import Testing
import ViewTree

@testable import ViewSnapshots

@Suite("Widths of trees")
@MainActor
struct RoomTests {
  private func text(_ view: some View, _ variant: SnapshotVariant) throws -> String {
    let page = try SnapshotPage.take(view, in: variant).format
    return String(decoding: page.tree.text, as: UTF8.self)
  }

  private struct Classes: View {
    @Environment(\.horizontalSizeClass) private var horizontal

    var body: some View { Text(horizontal == .regular ? "regular" : "compact") }
  }

  @Test(
    "Views are told how much room there is",
    arguments: [(nil, "compact"), (320, "compact"), (599, "compact"), (600, "regular")])
  func sizeClass(width: Int?, expected: String) throws {
    #expect(try text(Classes(), SnapshotVariant(width: width)) == expected)
  }

  @Test("A view that fits is one that fits the variant's width")
  func fitting() throws {
    let view = ViewThatFits {
      Text("wide").frame(width: 700, height: 10)
      Text("usual").frame(width: 380, height: 10)
      Text("narrow")
    }
    #expect(try text(view, .standard) == "usual")
    #expect(try text(view, SnapshotVariant(width: 320)) == "narrow")
    #expect(try text(view, SnapshotVariant(width: 800)) == "wide")
    #expect(try text(view, SnapshotVariant(width: 800, height: 5)) == "narrow")
  }

  @Test("Content of a geometry reader that is not in proportion is made for the variant's size")
  func geometry() throws {
    let view = GeometryReader { proxy in Text(proxy.size.width > 500 ? "wide" : "narrow") }
    #expect(try text(view, .standard) == "narrow")
    #expect(try text(view, SnapshotVariant(width: 800)) == "wide")
    let size = GeometryReader { proxy in Text("\(Int(proxy.size.width))×\(Int(proxy.size.height))")
    }
    #expect(try text(size, SnapshotVariant(width: 320, height: 500)) == "320×500")
    #expect(try text(size, SnapshotVariant(width: 320)) == "320×844")
  }

  @Test("A size that no screen has does no harm")
  func extremes() throws {
    let view = GeometryReader { proxy in Text(proxy.size.width > 500 ? "wide" : "narrow") }
    #expect(try text(view, SnapshotVariant(width: .max, height: .max)) == "wide")
    #expect(try text(view, SnapshotVariant(width: .min, height: 0)) == "narrow")
  }

  @Test("A live page without a browser begins with the variant's size")
  func live() throws {
    let view = GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
    let rendered = try view.render(variant: SnapshotVariant(width: 700))
    #expect(try rendered.find(text: "700").text == "700")
  }
}
