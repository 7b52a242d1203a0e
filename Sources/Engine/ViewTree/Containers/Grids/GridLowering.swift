import ElementTree
import Foundation

/// Where a grid's content began, and what held before.
public struct _GridMark {
  let stack: StackMark
  let wasInGrid: Bool
}

private enum GridContextKey: EnvironmentKey {
  static let defaultValue = false
}

/// A view of a grid and where it stands.
private struct GridCell {
  var index: Int32
  var row: Int
  var column: Int
  var span: Int
  var isWholeRow: Bool
  var traits: LayoutTraits
}

extension LoweringContext {
  /// Whether rows are a grid's.
  @usableFromInline var isInGrid: Bool { environment[GridContextKey.self] }

  @usableFromInline @MainActor
  mutating func openGrid() -> _GridMark {
    let mark = _GridMark(stack: openZStack(), wasInGrid: environment[GridContextKey.self])
    environment[GridContextKey.self] = true
    return mark
  }

  /// Notes which views are a row.
  @MainActor
  mutating func closeGridRow(since mark: Int, _ alignment: BoxAlignment.Vertical?) {
    guard pending.count > mark else { return }
    tree.layout.rowCount += 1
    // On a live page rows are copied from one evaluation to the next, so numbers are never used anew.
    let number = isLive ? graph.live?.nextNumber() ?? 0 : tree.layout.rowCount
    for index in pending[mark...] {
      setTraits(of: index) { traits in
        traits.gridRow = number
        traits.gridRowAlignment = alignment
      }
    }
  }

  mutating func closeGrid(
    _ mark: _GridMark, _ alignment: BoxAlignment, _ horizontal: CGFloat?, _ vertical: CGFloat?
  ) {
    stackAxis = mark.stack.axis
    environment[GridContextKey.self] = mark.wasInGrid
    let start = mark.stack.pending
    let cells = gridCells(since: start)
    let columns = cells.map { $0.column + $0.span }.max() ?? 1
    func distance(_ value: CGFloat?) -> Double {
      value.map { $0.isFinite ? Double(max(0, $0)) : 8 } ?? 8
    }
    let gaps = (x: distance(horizontal), y: distance(vertical))
    place(cells, columns, alignment)
    let widths = gridWidths(cells, columns)
    var box = Box(
      kind: .grid, width: gridWidth(cells, widths, Float(gaps.x)),
      height: gridHeight(cells, Float(gaps.y)))
    box.alignment = alignment
    let tracks = widths.map { $0.isGreedy ? "minmax(auto,1fr)" : "auto" }
    box.style = rowTracks(cells)
    box.content = Int32(truncatingIfNeeded: tree.contents.count)
    tree.contents.append(
      .grid(
        GridContent(
          tracks: GridTracks.joined(tracks), isHorizontal: false, trackSpacing: gaps.x,
          lineSpacing: gaps.y, columnCount: columns)))
    close(box, since: start)
  }

  /// The grid's views, row by row; a view that is in no row is one.
  private func gridCells(since start: Int) -> [GridCell] {
    var cells: [GridCell] = []
    var current: Int?
    var (row, column) = (-1, 0)
    for index in pending[start...] {
      let traits = layoutTraits(of: index)
      if traits.gridRow == nil || traits.gridRow != current { (row, column) = (row + 1, 0) }
      current = traits.gridRow
      cells.append(
        GridCell(
          index: index, row: row, column: column,
          span: traits.gridRow == nil ? 1 : traits.gridColumns,
          isWholeRow: traits.gridRow == nil, traits: traits))
      column += traits.gridColumns
    }
    return cells
  }

  /// Puts views into their columns and aligns them there.
  ///
  /// Only the first view of a row says so: the others follow it.
  private mutating func place(_ cells: [GridCell], _ columns: Int, _ alignment: BoxAlignment) {
    var aligned: [Int: BoxAlignment.Horizontal] = [:]
    for cell in cells where aligned[cell.column] == nil {
      aligned[cell.column] = cell.isWholeRow ? nil : cell.traits.gridColumnAlignment
    }
    for cell in cells {
      let box = tree.boxes[Int(cell.index)]
      var style = box.style
      if cell.isWholeRow {
        if columns > 1 { style = extend(style, .gridColumn, .text(CSSText("1/-1"))) }
      } else if cell.column == 0 || cell.span > 1 {
        let first = cell.column == 0 ? "1" : ""
        let span = cell.span > 1 ? "span \(cell.span)" : ""
        let text = [first, span].filter { !$0.isEmpty }.joined(separator: "/")
        if columns > 1 { style = extend(style, .gridColumn, .text(CSSText(text))) }
      }
      let anchor = cell.traits.gridCellAnchor
      let x =
        anchor.map { GridTracks.place($0.x) }
        ?? Place(
          cell.isWholeRow ? alignment.horizontal : aligned[cell.column] ?? alignment.horizontal)
      let y =
        anchor.map { GridTracks.place($0.y) }
        ?? Place(cell.traits.gridRowAlignment ?? alignment.vertical)
      if x != Place(alignment.horizontal), !box.width.isGreedy {
        style = extend(style, .justifySelf, Keyword.text(x))
      }
      if box.height.isGreedy {
        // The row's height counts, not the ideal one.
        style = extend(style, .height, Keyword.auto)
        style = extend(style, .alignSelf, Keyword.stretch)
      } else if y != Place(alignment.vertical) {
        style = extend(style, .alignSelf, Keyword.place(y))
      }
      tree.boxes[Int(cell.index)].style = style
    }
  }

  /// What each column does: as its widest view.
  private func gridWidths(_ cells: [GridCell], _ columns: Int) -> [AxisRange] {
    var widths = [AxisRange](repeating: .fixed(0), count: columns)
    for cell in cells where !cell.isWholeRow {
      let isSized = !cell.traits.gridUnsizedAxes.contains(.horizontal)
      guard isSized else { continue }
      let range = tree.boxes[Int(cell.index)].width
      for column in cell.column..<(cell.column + cell.span) {
        if cell.span > 1 {
          widths[column].isGreedy = widths[column].isGreedy || range.isGreedy
        } else {
          widths[column] = GridTracks.wider(widths[column], range)
        }
      }
    }
    return widths
  }

  private func gridWidth(
    _ cells: [GridCell], _ widths: [AxisRange], _ gap: Float
  ) -> AxisRange {
    var total = AxisRange.fixed(gap * Float(max(0, widths.count - 1)))
    for range in widths { total = GridTracks.beside(total, range) }
    for cell in cells where cell.isWholeRow || cell.span > 1 {
      guard !cell.traits.gridUnsizedAxes.contains(.horizontal) else { continue }
      total = GridTracks.wider(total, tree.boxes[Int(cell.index)].width)
    }
    return total
  }

  private func gridHeight(_ cells: [GridCell], _ gap: Float) -> AxisRange {
    var total = AxisRange.fixed(0)
    for (row, range) in rowHeights(cells).enumerated() {
      total = GridTracks.beside(total, row == 0 ? range : range.padded(gap))
    }
    return total
  }

  /// What each row does: as its highest view.
  private func rowHeights(_ cells: [GridCell]) -> [AxisRange] {
    var heights = [AxisRange](repeating: .fixed(0), count: (cells.last?.row ?? -1) + 1)
    for cell in cells where !cell.traits.gridUnsizedAxes.contains(.vertical) {
      heights[cell.row] = GridTracks.wider(heights[cell.row], tree.boxes[Int(cell.index)].height)
    }
    return heights
  }

  /// The rows that take what others leave, if any does.
  private mutating func rowTracks(_ cells: [GridCell]) -> StyleTable.List {
    let heights = rowHeights(cells)
    guard heights.contains(where: \.isGreedy) else { return 0 }
    let tracks = heights.map { $0.isGreedy ? "minmax(auto,1fr)" : "auto" }
    return extend(0, .gridTemplateRows, .text(CSSText(GridTracks.joined(tracks))))
  }
}

/// Columns and rows of a grid.
enum GridTracks {
  /// The tracks as CSS writes them, equal neighbours together.
  static func joined(_ tracks: [String]) -> String {
    var parts: [(track: String, count: Int)] = []
    for track in tracks {
      if parts.last?.track == track {
        parts[parts.count - 1].count += 1
      } else {
        parts.append((track, 1))
      }
    }
    return parts.map { $0.count == 1 ? $0.track : "repeat(\($0.count),\($0.track))" }
      .joined(separator: " ")
  }

  /// The place that is nearest to a part of the way.
  static func place(_ part: CGFloat) -> Place {
    part < 0.25 ? .start : part > 0.75 ? .end : .center
  }

  /// The range of two boxes one over the other.
  static func wider(_ first: AxisRange, _ second: AxisRange) -> AxisRange {
    AxisRange(
      isGreedy: first.isGreedy || second.isGreedy,
      isShrinkable: first.isShrinkable || second.isShrinkable,
      minimum: AxisRange.larger(first.minimum, second.minimum),
      ideal: AxisRange.larger(first.ideal, second.ideal),
      maximum: AxisRange.larger(first.maximum, second.maximum))
  }

  /// The range of two boxes side by side.
  static func beside(_ first: AxisRange, _ second: AxisRange) -> AxisRange {
    AxisRange(
      isGreedy: first.isGreedy || second.isGreedy,
      isShrinkable: first.isShrinkable || second.isShrinkable,
      minimum: AxisRange.sum(first.minimum, second.minimum),
      ideal: AxisRange.sum(first.ideal, second.ideal),
      maximum: AxisRange.sum(first.maximum, second.maximum))
  }
}
