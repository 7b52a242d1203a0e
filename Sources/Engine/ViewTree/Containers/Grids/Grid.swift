public import Foundation

/// Views in rows and columns, each column as wide as its widest view.
///
/// - Note: As in SwiftUI.
nonisolated public struct Grid<Content: View>: _PrimitiveView {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  @usableFromInline let content: Content

  /// Creates a grid of rows; distances are in points, nil for the usual 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let mark = context.openGrid()
    Content._lower(view.content, into: &context)
    view.close(mark, &context)
  }

  @usableFromInline @MainActor
  func close(_ mark: _GridMark, _ context: inout LoweringContext) {
    context.closeGrid(mark, alignment.box, horizontalSpacing, verticalSpacing)
  }
}

/// A row of a grid.
///
/// - Note: As in SwiftUI: modifiers apply to each view of it, and outside of a grid it is an
///   `HStack`.
nonisolated public struct GridRow<Content: View>: _PrimitiveView {
  let alignment: VerticalAlignment?
  @usableFromInline let content: Content

  /// Creates a row; its alignment is nil for the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    if context.isInGrid {
      let mark = context.mark()
      Content._lower(view.content, into: &context)
      view.close(mark, &context)
    } else {
      HStack<Content>._lower(view.stack, into: &context)
    }
  }

  @usableFromInline var stack: HStack<Content> {
    HStack(alignment: alignment ?? .center) { content }
  }

  @usableFromInline @MainActor
  func close(_ mark: Int, _ context: inout LoweringContext) {
    context.closeGridRow(since: mark, alignment?.box)
  }
}

extension View {
  /// Lets the view take several columns of its grid.
  nonisolated public func gridCellColumns(
    _ count: Int
  ) -> ModifiedContent<Self, _GridCellModifier> {
    modifier(_GridCellModifier { $0.gridColumns = min(max(1, count), 1000) })
  }

  /// Keeps the view from widening its column or heightening its row.
  nonisolated public func gridCellUnsizedAxes(
    _ axes: Axis.Set
  ) -> ModifiedContent<Self, _GridCellModifier> {
    modifier(_GridCellModifier { $0.gridUnsizedAxes = axes })
  }

  /// Aligns all views of the view's column.
  nonisolated public func gridColumnAlignment(
    _ guide: HorizontalAlignment
  ) -> ModifiedContent<Self, _GridCellModifier> {
    modifier(_GridCellModifier { $0.gridColumnAlignment = guide.box })
  }

  /// Puts the view at a point of its cell.
  ///
  /// - Note: Differs from SwiftUI: the nearest edge, corner or middle.
  nonisolated public func gridCellAnchor(
    _ anchor: UnitPoint
  ) -> ModifiedContent<Self, _GridCellModifier> {
    modifier(_GridCellModifier { $0.gridCellAnchor = anchor })
  }
}

/// Changes what a view tells the grid around it.
nonisolated public struct _GridCellModifier: _BoxModifier {
  let change: (inout LayoutTraits) -> Void

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    context.setTraits(of: box.index, modifier.change)
  }
}
