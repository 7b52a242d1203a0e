public import Foundation

/// Where a scroll view is.
///
/// - Note: Differs from SwiftUI: on a static page nothing is read or written.
public struct ScrollPosition: Equatable, Sendable {
  /// Ids that were handed over as `Sendable`, or come from rows, which are the main actor's.
  private struct ViewID: Equatable, @unchecked Sendable {
    let id: AnyHashable
  }

  private var edge: Edge?
  private var offset: CGPoint?
  private var view: ViewID?
  private var anchor: UnitPoint?
  /// Whether the reader moved the content.
  public private(set) var isPositionedByUser = false
  /// How often something was asked for, since the same may be asked for again.
  private var count = 0

  public init(idType: (some Hashable & Sendable).Type = Int.self) {}
  public init(edge: Edge) { self.edge = edge }
  public init(point: CGPoint) { offset = point }
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    view = ViewID(id: AnyHashable(id))
    self.anchor = anchor
  }

  /// The edge that was scrolled to.
  public var edgeValue: Edge? { edge }
  /// The point that was scrolled to.
  public var point: CGPoint? { offset }

  /// The id of the view that was scrolled to, by the program or the reader.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { view?.id.base as? T }

  private mutating func move() {
    (edge, offset, view, anchor) = (nil, nil, nil, nil)
    isPositionedByUser = false
    count &+= 1
  }

  public mutating func scrollTo(edge: Edge) {
    move()
    self.edge = edge
  }
  public mutating func scrollTo(point: CGPoint) {
    move()
    offset = point
  }
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    move()
    view = ViewID(id: AnyHashable(id))
    self.anchor = anchor
  }
  public mutating func scrollTo(x: CGFloat) { scrollTo(point: CGPoint(x: x, y: 0)) }
  public mutating func scrollTo(y: CGFloat) { scrollTo(point: CGPoint(x: 0, y: y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }

  /// The same, moved by the reader to a view.
  func moved(to id: AnyHashable) -> ScrollPosition {
    var result = ScrollPosition()
    result.view = ViewID(id: id)
    result.isPositionedByUser = true
    result.count = count
    return result
  }

  /// What a scroll view is to show; nil if the reader has moved it, or nothing was asked for.
  func place(_ given: UnitPoint?) -> ScrollWish.Place? {
    guard !isPositionedByUser else { return nil }
    if let view { return .id(view.id, anchor ?? given ?? .top) }
    if let offset { return .point(x: offset.x, y: offset.y) }
    // Browsers stop at the end.
    let far = 1e7
    switch edge {
    case .top: return .point(x: nil, y: 0)
    case .bottom: return .point(x: nil, y: far)
    case .leading: return .point(x: 0, y: nil)
    case .trailing: return .point(x: far, y: nil)
    case nil: return nil
    }
  }

  /// How often something was asked for.
  var requests: Int { count }
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
public struct ScrollAnchorRole: Hashable, Sendable {
  private let value: Int
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(value: 0) }
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(value: 1) }
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(value: 2) }
}

/// The look of a scroll view's edge.
public struct ScrollEdgeEffectStyle: Sendable {
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle() }
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle() }
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle() }
}

extension View {
  /// Ties a binding to the view that the scroll views here have come to.
  ///
  /// - Note: Differs from SwiftUI: the views are the rows of `ForEach` and those with an `id`, in targets of
  ///   scrolling or not. A static page begins at its top.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> ModifiedContent<Self, _ScrollPositionModifier> {
    modifier(
      _ScrollPositionModifier(
        anchor: anchor,
        wanted: {
          id.wrappedValue.map { (.id(AnyHashable($0), anchor ?? .top), 0) }
        }, tell: { if let value = $0.base as? ID { id.wrappedValue = value } }))
  }

  /// Ties a binding to where the scroll views here are.
  ///
  /// - Note: Differs from SwiftUI: what the reader does is told as views that were come to, not as points. A
  ///   static page begins at its top.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> ModifiedContent<Self, _ScrollPositionModifier> {
    modifier(
      _ScrollPositionModifier(
        anchor: anchor,
        wanted: {
          let value = position.wrappedValue
          return value.place(anchor).map { ($0, value.requests) }
        }, tell: { position.wrappedValue = position.wrappedValue.moved(to: $0) }))
  }

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
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: without effect on a page.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }
}
