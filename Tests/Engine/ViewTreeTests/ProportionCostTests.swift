import ElementTree
import Foundation
import Testing
import ViewTree

@Suite("What proportions cost")
@MainActor
struct ProportionCostTests {
  private struct Nested: View {
    let depth: Int
    let isRow: Bool

    private var inner: AnyView {
      depth == 0
        ? AnyView(Color.red.aspectRatio(2, contentMode: .fit))
        : AnyView(Nested(depth: depth - 1, isRow: !isRow))
    }

    var body: some View {
      if isRow {
        HStack {
          Color.blue.aspectRatio(1.5, contentMode: .fit)
          inner
        }
      } else {
        VStack {
          Color.blue.aspectRatio(0.5, contentMode: .fit)
          inner
        }
      }
    }
  }

  @Test("Rules grow with the views, however many share a row", arguments: [3, 4, 8, 16, 40])
  func siblings(count: Int) throws {
    let row = HStack {
      ForEach(0..<count, id: \.self) { number in
        Color.red.aspectRatio(0.5 + Double(number) / 10, contentMode: .fit)
          .frame(minWidth: number % 2 == 0 ? 4 : nil)
      }
    }
    let tree = try HTMLRenderer(content: row).tree
    #expect(tree.css.utf8.count < 40_000 * count)
  }

  @Test("Rules grow with the views, however deep they are", arguments: [2, 6, 12])
  func depth(_ depth: Int) throws {
    let tree = try HTMLRenderer(content: Nested(depth: depth, isRow: true)).tree
    #expect(tree.css.utf8.count < 40_000 * depth)
  }
}
