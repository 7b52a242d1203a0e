public import Foundation

/// Views in columns, row by row.
///
/// - Note: Differs from SwiftUI: all views are made; distances between columns are those of the
///   first column.
nonisolated public struct LazyVGrid<Content: View>: _PrimitiveView {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid; `spacing` is the distance between rows in points, nil for the usual 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _lower(_ view: Self, into context: inout LoweringContext) {
    let content = view.content
    let alignment = Alignment(horizontal: view.alignment, vertical: .center)
    context.lowerGrid(
      view.columns, isHorizontal: false, alignment: alignment, spacing: view.spacing
    ) { Content._lower(content, into: &$0) }
  }
}

/// Views in rows, column by column.
///
/// - Note: Differs from SwiftUI: all views are made; distances between rows are those of the first
///   row.
nonisolated public struct LazyHGrid<Content: View>: _PrimitiveView {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a grid; `spacing` is the distance between columns in points, nil for the usual 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _lower(_ view: Self, into context: inout LoweringContext) {
    let content = view.content
    let alignment = Alignment(horizontal: .center, vertical: view.alignment)
    context.lowerGrid(
      view.rows, isHorizontal: true, alignment: alignment, spacing: view.spacing
    ) { Content._lower(content, into: &$0) }
  }
}

extension LoweringContext {
  /// Lowers a grid of tracks; views flow from one to the next.
  @MainActor
  fileprivate mutating func lowerGrid(
    _ tracks: [GridItem], isHorizontal: Bool, alignment: Alignment, spacing: CGFloat?,
    _ lower: (inout LoweringContext) -> Void
  ) {
    let mark = mark()
    let axis = stackAxis
    stackAxis = .none
    lower(&self)
    stackAxis = axis
    let tracks = tracks.isEmpty ? [GridItem()] : tracks
    let isFixed = tracks.allSatisfy { if case .fixed = $0.size { true } else { false } }
    let gap = Double(tracks[0].spacing ?? 8)
    var along = AxisRange.filling(ideal: 100)
    if isFixed {
      let sum = tracks.reduce(CGFloat(0)) { sum, item in
        if case .fixed(let size) = item.size { sum + max(0, size) } else { sum }
      }
      along = .fixed(Float(sum) + Float(gap) * Float(tracks.count - 1))
    }
    var box = Box(
      kind: .grid, width: isHorizontal ? .unknown : along,
      height: isHorizontal ? along : .unknown)
    // An item's own alignment counts where all items agree.
    let own = tracks[0].alignment
    let agrees = tracks.allSatisfy { $0.alignment == own }
    box.alignment = (agrees ? own ?? alignment : alignment).box
    box.content = Int32(truncatingIfNeeded: tree.contents.count)
    tree.contents.append(
      .grid(
        GridContent(
          tracks: tracks.map(\.track).joined(separator: " "), isHorizontal: isHorizontal,
          trackSpacing: gap, lineSpacing: Double(spacing ?? 8), columnCount: tracks.count)))
    close(box, since: mark)
  }
}
