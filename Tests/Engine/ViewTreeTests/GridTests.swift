import Foundation
import Testing

@testable import ElementTree
@testable import ViewTree

@Suite("Grids")
@MainActor
struct GridTests {
  private func grid<V: View>(_ view: V) throws -> (box: Box, content: GridContent) {
    var context = LoweringContext(environment: EnvironmentValues(), graph: ViewGraph())
    V._lower(view, into: &context)
    let box = context.tree.boxes[Int(try #require(context.pending.first))]
    guard box.content >= 0, case .grid(let content) = context.tree.contents[Int(box.content)] else {
      throw CancellationError()
    }
    return (box, content)
  }

  private var cells: some View {
    ForEach(0..<3) { _ in Color.red.frame(width: 20, height: 30) }
  }

  @Test(
    "Items become tracks",
    arguments: [
      (GridItem(.fixed(80)), "80px"), (GridItem(), "minmax(10px,1fr)"),
      (GridItem(.flexible(minimum: 0)), "minmax(0px,1fr)"),
      (GridItem(.flexible(minimum: 40, maximum: 90)), "minmax(40px,90px)"),
      (GridItem(.flexible(minimum: 40, maximum: 9)), "minmax(40px,40px)"),
      (GridItem(.adaptive(minimum: 80)), "repeat(auto-fill,minmax(min(100%,80px),1fr))"),
      (GridItem(.fixed(-.infinity)), "0px"), (GridItem(.fixed(.nan)), "0px"),
    ])
  func tracks(_ item: GridItem, _ track: String) {
    #expect(item.track == track)
  }

  @Test("A lazy grid of fixed columns takes its proposal and has the height of its rows")
  func fixedColumns() throws {
    let (box, content) = try grid(
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(70))], spacing: 4) { cells })
    #expect(box.width.isGreedy)
    #expect(box.width.minimum == 128)
    #expect(box.height == .fixed(64))
    #expect(content.tracks == "50px 70px")
    #expect(content.trackSpacing == 8)
    #expect(content.lineSpacing == 4)
  }

  @Test("A lazy grid with a flexible column takes the width that it is proposed")
  func flexibleColumns() throws {
    let (box, content) = try grid(
      LazyVGrid(columns: [GridItem(.fixed(50), spacing: 3), GridItem()]) { cells })
    #expect(box.width.isGreedy)
    #expect(box.width.minimum == 63)
    #expect(content.trackSpacing == 3)
  }

  @Test("Columns with distances of their own get tracks for these")
  func ownDistances() throws {
    let items = [GridItem(spacing: 2), GridItem(spacing: 6), GridItem()]
    let (_, content) = try grid(LazyVGrid(columns: items) { cells })
    #expect(
      content.tracks == "minmax(10px,1fr) 2px minmax(10px,1fr) 6px minmax(10px,1fr)")
    #expect(content.trackSpacing == 0)
    let html = try rendered(LazyVGrid(columns: items) { cells })
    #expect(html.contains("grid-column:5"))
  }

  @Test("A lazy grid of rows is the same, turned")
  func rows() throws {
    let (box, content) = try grid(LazyHGrid(rows: [GridItem(.fixed(50))]) { cells })
    #expect(box.height.isGreedy)
    #expect(box.height.minimum == 50)
    #expect(box.width == .fixed(76))
    #expect(content.isHorizontal)
  }

  @Test("An item's alignment is that of its column")
  func itemAlignment() throws {
    let items = [GridItem(alignment: .topLeading), GridItem(alignment: .bottomTrailing)]
    let html = try rendered(LazyVGrid(columns: items) { cells })
    #expect(html.contains("justify-self:start"))
    #expect(html.contains("align-self:end"))
  }

  @Test("A grid's columns are counted by its longest row, and rows begin in the first")
  func contentColumns() throws {
    let view = Grid(alignment: .leading, horizontalSpacing: 5, verticalSpacing: 6) {
      GridRow { Color.red.frame(width: 20, height: 30) }
      Divider()
      GridRow {
        Color.red.frame(width: 10, height: 10).gridCellColumns(2)
        Color.red.frame(width: 30, height: 10)
      }
    }
    let (box, content) = try grid(view)
    #expect(content.tracks == "repeat(3,auto)")
    #expect(content.trackSpacing == 5)
    #expect(content.lineSpacing == 6)
    #expect(box.height == .fixed(53))
    #expect(box.width.isGreedy)
    let html = try rendered(view)
    #expect(html.contains("grid-column:1/-1"))
    #expect(html.contains("grid-column:1/span 2"))
  }

  @Test("A view of a grid that is unsized makes nothing wider")
  func unsized() throws {
    let (box, _) = try grid(
      Grid {
        GridRow { Color.red.frame(width: 20, height: 30) }
        Divider().gridCellUnsizedAxes(.horizontal)
      })
    #expect(box.width == .fixed(20))
  }

  @Test("A modifier of a row applies to each of its views, which stay in the row")
  func rowModifiers() throws {
    let (box, content) = try grid(
      Grid {
        GridRow {
          Color.red.frame(width: 20, height: 30)
          Color.red.frame(width: 20, height: 30)
        }.padding(5)
      })
    #expect(content.columnCount == 2)
    #expect(box.width == .fixed(68))
  }

  @Test("A column with a greedy view takes what the others leave")
  func greedyColumn() throws {
    let (box, content) = try grid(
      Grid {
        GridRow {
          Text("a")
          Color.red.frame(height: 10)
        }
      })
    #expect(content.tracks == "auto minmax(auto,1fr)")
    #expect(box.width.isGreedy)
  }

  @Test("Views that have to fit up and down alone are chosen by a page's height, with a warning")
  func viewThatFits() throws {
    let renderer = HTMLRenderer(
      content: ViewThatFits(in: .vertical) {
        Color.red.frame(width: 1, height: 900)
        Color.red.frame(width: 1, height: 300)
        Color.red.frame(width: 1, height: 100)
      })
    #expect(try renderer.tree.css.contains("height:300px"))
    #expect(try !renderer.tree.css.contains("height:900px"))
    #expect(try renderer.warnings.map(\.code) == [.sizeDependent])
  }
}
