public import Foundation

/// Views side by side.
///
/// - Note: As in SwiftUI.
nonisolated public struct HStack<Content: View>: _PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// Creates a row of the views in a block; `spacing` is in points, nil for the usual distance.
  @inlinable public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let stack = context.openHorizontal()
    Content._lower(view.content, into: &context)
    context.closeRow(stack, view.alignment, view.spacing, of: Content.self)
  }

  @MainActor
  public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    planner.add(value: \Self.alignment, of: offset)
    planner.add(value: \Self.spacing, of: offset)
    planner.add(\Self.content, of: offset)
  }
}

/// Views one below the other.
///
/// - Note: As in SwiftUI.
nonisolated public struct VStack<Content: View>: _PrimitiveView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// Creates a column of the views in a block; `spacing` is in points, nil for the usual distance.
  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let stack = context.openVertical()
    Content._lower(view.content, into: &context)
    context.closeColumn(stack, view.alignment, view.spacing, of: Content.self)
  }

  @MainActor
  public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    planner.add(value: \Self.alignment, of: offset)
    planner.add(value: \Self.spacing, of: offset)
    planner.add(\Self.content, of: offset)
  }
}

/// Views one in front of the other.
///
/// - Note: As in SwiftUI.
nonisolated public struct ZStack<Content: View>: _PrimitiveView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  /// Creates a z-stack of the views in a block, the first at the back.
  @inlinable public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let stack = context.openZStack()
    Content._lower(view.content, into: &context)
    context.closeZStack(stack, alignment: view.alignment, of: Content.self)
  }

  @MainActor
  public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    planner.add(value: \Self.alignment, of: offset)
    planner.add(\Self.content, of: offset)
  }
}

/// A row that SwiftUI makes view by view as it scrolls.
///
/// - Note: As in SwiftUI on a live page, but that of fewer than 500 rows of a ``ForEach`` all are made, and
///   only what is done when they come waits until they are near. A static page has all rows.
nonisolated public struct LazyHStack<Content: View>: _PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let pinnedViews: PinnedScrollableViews
  @usableFromInline let content: Content

  /// Creates a row of the views in a block.
  @inlinable public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let stack = context.openHorizontal()
    let sections = context.openSections(pinned: view.pinnedViews, isHorizontal: true)
    Content._lower(view.content, into: &context)
    context.closeSections(sections)
    context.closeRow(stack, view.alignment, view.spacing, isLazy: true, of: Content.self)
  }
}

/// A column that SwiftUI makes view by view as it scrolls.
///
/// - Note: As in SwiftUI on a live page, but that of fewer than 500 rows of a ``ForEach`` all are made, and
///   only what is done when they come waits until they are near. A static page has all rows.
nonisolated public struct LazyVStack<Content: View>: _PrimitiveView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let pinnedViews: PinnedScrollableViews
  @usableFromInline let content: Content

  /// Creates a column of the views in a block.
  @inlinable public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let stack = context.openVertical()
    let sections = context.openSections(pinned: view.pinnedViews, isHorizontal: false)
    Content._lower(view.content, into: &context)
    context.closeSections(sections)
    context.closeColumn(stack, view.alignment, view.spacing, isLazy: true, of: Content.self)
  }
}

/// Views of a lazy stack that stay in sight while their section scrolls.
///
/// - Note: As in SwiftUI.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
