public import Foundation

/// Views side by side.
///
/// - Note: As in SwiftUI.
nonisolated public struct HStack<Content: View>: _PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  @usableFromInline let content: Content

  /// Creates a row of the views in a block; `spacing` is in points, nil for the usual distance.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout LoweringContext) {
    let stack = context.openHorizontal()
    Content._lower(view.content, into: &context)
    view.close(stack, &context)
  }

  @usableFromInline @MainActor
  func close(_ stack: StackMark, _ context: inout LoweringContext) {
    context.closeHorizontal(stack, alignment.box, spacing)
  }
}

/// Views one below the other.
///
/// - Note: As in SwiftUI.
nonisolated public struct VStack<Content: View>: _PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  @usableFromInline let content: Content

  /// Creates a column of the views in a block; `spacing` is in points, nil for the usual distance.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout LoweringContext) {
    let stack = context.openVertical()
    Content._lower(view.content, into: &context)
    view.close(stack, &context)
  }

  @usableFromInline @MainActor
  func close(_ stack: StackMark, _ context: inout LoweringContext) {
    context.closeVertical(stack, alignment.box, spacing)
  }
}

/// Views one in front of the other.
///
/// - Note: As in SwiftUI.
nonisolated public struct ZStack<Content: View>: _PrimitiveView {
  let alignment: Alignment
  @usableFromInline let content: Content

  /// Creates a pile of the views in a block, the first at the back.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout LoweringContext) {
    let stack = context.openDepth()
    Content._lower(view.content, into: &context)
    view.close(stack, &context)
  }

  @usableFromInline @MainActor
  func close(_ stack: StackMark, _ context: inout LoweringContext) {
    context.closeDepth(stack, alignment.box)
  }
}

/// A row that SwiftUI makes view by view as it scrolls.
///
/// - Note: Differs from SwiftUI: all views are made; the browser skips those out of sight.
nonisolated public struct LazyHStack<Content: View>: _PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  @usableFromInline let content: Content

  /// Creates a row of the views in a block.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout LoweringContext) {
    let stack = context.openHorizontal()
    Content._lower(view.content, into: &context)
    view.close(stack, &context)
  }

  @usableFromInline @MainActor
  func close(_ stack: StackMark, _ context: inout LoweringContext) {
    context.closeHorizontal(stack, alignment.box, spacing, isLazy: true)
  }
}

/// A column that SwiftUI makes view by view as it scrolls.
///
/// - Note: Differs from SwiftUI: all views are made; the browser skips those out of sight.
nonisolated public struct LazyVStack<Content: View>: _PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  @usableFromInline let content: Content

  /// Creates a column of the views in a block.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout LoweringContext) {
    let stack = context.openVertical()
    Content._lower(view.content, into: &context)
    view.close(stack, &context)
  }

  @usableFromInline @MainActor
  func close(_ stack: StackMark, _ context: inout LoweringContext) {
    context.closeVertical(stack, alignment.box, spacing, isLazy: true)
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
