public import Foundation

/// Views in columns, row by row.
///
/// - Note: As in SwiftUI on a live page, but that of fewer than 500 cells of a ``ForEach`` all are made, and
///   only what is done when they come waits until they are near. A static page has all cells.
nonisolated public struct LazyVGrid<Content: View>: _PrimitiveView {
  @usableFromInline let layout: _LazyGridLayout
  @usableFromInline let pinnedViews: PinnedScrollableViews
  @usableFromInline let content: Content

  /// Creates a grid; `spacing` is the distance between rows in points, nil for the usual 8.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = _LazyGridLayout(
      items: columns, isHorizontal: false, alignment: alignment.box.place, spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let mark = context.openZStack()
    let sections = context.openSections(
      pinned: view.pinnedViews, isHorizontal: false, isGrid: true)
    Content._lower(view.content, into: &context)
    context.closeSections(sections)
    context.closeGrid(mark, view.layout)
  }
}

/// Views in rows, column by column.
///
/// - Note: As in SwiftUI on a live page, but that of fewer than 500 cells of a ``ForEach`` all are made, and
///   only what is done when they come waits until they are near. A static page has all cells.
nonisolated public struct LazyHGrid<Content: View>: _PrimitiveView {
  @usableFromInline let layout: _LazyGridLayout
  @usableFromInline let pinnedViews: PinnedScrollableViews
  @usableFromInline let content: Content

  /// Creates a grid; `spacing` is the distance between columns in points, nil for the usual 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = _LazyGridLayout(
      items: rows, isHorizontal: true, alignment: alignment.box.place, spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let mark = context.openZStack()
    let sections = context.openSections(
      pinned: view.pinnedViews, isHorizontal: true, isGrid: true)
    Content._lower(view.content, into: &context)
    context.closeSections(sections)
    context.closeGrid(mark, view.layout)
  }
}

/// The tracks of a lazy grid and how they stand in it.
public struct _LazyGridLayout: Sendable {
  let items: [GridItem]
  let isHorizontal: Bool
  let alignment: Place
  let spacing: Float

  init(items: [GridItem], isHorizontal: Bool, alignment: Place, spacing: CGFloat?) {
    self.items = items.isEmpty ? [GridItem()] : items
    self.isHorizontal = isHorizontal
    self.alignment = alignment
    self.spacing = spacing.map { $0.isFinite ? Float(max(0, $0)) : 8 } ?? 8
  }
}

extension BoxAlignment.Horizontal {
  var place: Place { Place(self) }
}

extension BoxAlignment.Vertical {
  var place: Place { Place(self) }
}
