public import Foundation

/// Where a scroll view is.
///
/// - Note: Differs from SwiftUI: a page begins at its top, and only its reader moves it.
public struct ScrollPosition: Equatable, Sendable {
  private var edge: Edge?
  private var offset: CGPoint?

  public init(idType: (some Hashable & Sendable).Type = Int.self) {}
  public init(edge: Edge) { self.edge = edge }
  public init(point: CGPoint) { offset = point }
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}

  /// The edge that was scrolled to.
  public var edgeValue: Edge? { edge }
  /// The point that was scrolled to.
  public var point: CGPoint? { offset }
  /// Whether the reader moved the content.
  public var isPositionedByUser: Bool { false }

  public mutating func scrollTo(edge: Edge) { (self.edge, offset) = (edge, nil) }
  public mutating func scrollTo(point: CGPoint) { (edge, offset) = (nil, point) }
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    (edge, offset) = (nil, nil)
  }
  public mutating func scrollTo(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: 0)) }
  public mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: 0, y: y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
}

/// How a scroll view answers at its ends.
public struct ScrollBounceBehavior: Sendable {
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior() }
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior() }
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior() }
}

/// How a scroll view puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Sendable {
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode() }
}

/// What a scroll view moves for.
public struct ScrollAnchorRole: Sendable {
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole() }
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole() }
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole() }
}

/// The look of a scroll view's edge.
public struct ScrollEdgeEffectStyle: Sendable {
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle() }
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle() }
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle() }
}

extension View {
  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: a page begins at its top, and only its reader moves it.
  nonisolated public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: a page begins at its top, and only its reader moves it.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: a page begins at its top, and only its reader moves it.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: a page begins at its top, and only its reader moves it.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: the browser decides it.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: the browser decides it.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: without effect on a page.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: without effect on a page.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }
}
