public import Foundation

/// An `HStack` as a layout.
///
/// - Note: As in SwiftUI.
public struct HStackLayout: Layout {
  /// Where views stand across the row.
  public var alignment: VerticalAlignment
  /// The distance between views in points, nil for the usual one.
  public var spacing: CGFloat?

  /// Creates a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  @MainActor public static func _lower<V: View>(
    _ layout: Self, _ content: V, into context: inout _LoweringContext
  ) {
    HStack<V>._lower(
      HStack(alignment: layout.alignment, spacing: layout.spacing) { content }, into: &context)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    LinearStack(axis: .horizontal, spacing: spacing ?? 8).size(proposal, subviews)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    LinearStack(axis: .horizontal, spacing: spacing ?? 8).place(
      bounds, proposal, subviews, alignment.box.place.fraction)
  }
}

/// A `VStack` as a layout.
///
/// - Note: As in SwiftUI.
public struct VStackLayout: Layout {
  /// Where views stand across the column.
  public var alignment: HorizontalAlignment
  /// The distance between views in points, nil for the usual one.
  public var spacing: CGFloat?

  /// Creates a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  @MainActor public static func _lower<V: View>(
    _ layout: Self, _ content: V, into context: inout _LoweringContext
  ) {
    VStack<V>._lower(
      VStack(alignment: layout.alignment, spacing: layout.spacing) { content }, into: &context)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    LinearStack(axis: .vertical, spacing: spacing ?? 8).size(proposal, subviews)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    LinearStack(axis: .vertical, spacing: spacing ?? 8).place(
      bounds, proposal, subviews, alignment.box.place.fraction)
  }
}

/// A `ZStack` as a layout.
///
/// - Note: As in SwiftUI.
public struct ZStackLayout: Layout {
  /// Where views stand in the z-stack.
  public var alignment: Alignment

  /// Creates a z-stack.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  @MainActor public static func _lower<V: View>(
    _ layout: Self, _ content: V, into context: inout _LoweringContext
  ) {
    ZStack<V>._lower(ZStack(alignment: layout.alignment) { content }, into: &context)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let x = CGFloat(alignment.horizontal.box.place.fraction)
    let y = CGFloat(alignment.vertical.box.place.fraction)
    for view in subviews {
      view.place(
        at: CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y),
        anchor: UnitPoint(x: x, y: y), proposal: proposal)
    }
  }
}

/// A `Grid` as a layout.
///
/// - Note: Differs from SwiftUI: asked for its size by another layout, it answers as a column does.
public struct GridLayout: Layout {
  /// Where views stand in their cells.
  public var alignment: Alignment
  /// The distance between columns in points, nil for the usual one.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points, nil for the usual one.
  public var verticalSpacing: CGFloat?

  /// Creates a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  @MainActor public static func _lower<V: View>(
    _ layout: Self, _ content: V, into context: inout _LoweringContext
  ) {
    Grid<V>._lower(
      Grid(
        alignment: layout.alignment, horizontalSpacing: layout.horizontalSpacing,
        verticalSpacing: layout.verticalSpacing
      ) { content }, into: &context)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    LinearStack(axis: .vertical, spacing: verticalSpacing ?? 8).size(proposal, subviews)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    LinearStack(axis: .vertical, spacing: verticalSpacing ?? 8).place(
      bounds, proposal, subviews, alignment.horizontal.box.place.fraction)
  }
}

/// A layout whose type is hidden.
///
/// - Note: As in SwiftUI; views keep their state when it changes.
public struct AnyLayout: Layout {
  private let layout: any Layout

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) { self.layout = layout }

  @MainActor public static func _lower<V: View>(
    _ layout: Self, _ content: V, into context: inout _LoweringContext
  ) {
    func open<L: Layout>(_ layout: L, _ context: inout LoweringContext) {
      L._lower(layout, content, into: &context)
    }
    open(layout.layout, &context)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    func open<L: Layout>(_ layout: L) -> CGSize {
      var cache = layout.makeCache(subviews: subviews)
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    return open(layout)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    func open<L: Layout>(_ layout: L) {
      var cache = layout.makeCache(subviews: subviews)
      _ = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    open(layout)
  }
}
