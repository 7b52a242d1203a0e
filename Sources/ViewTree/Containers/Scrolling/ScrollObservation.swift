public import Foundation

/// What is known of a scroll view's content and place.
///
/// - Note: As in SwiftUI.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is in sight.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The container with its insets.
  public var bounds: CGRect { visibleRect }
}

/// What moves a scroll view.
///
/// - Note: As in SwiftUI.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// Whether something moves it.
  public var isScrolling: Bool { self != .idle }
}

/// What is known while a scroll view's phase changes.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  public let velocity: CGVector?
}

/// Keeps an action for what a scroll view does.
public struct _ScrollHandler {
  package let action: Any
}

extension View {
  /// Runs an action when something of a scroll view's geometry changes.
  ///
  /// - Note: Differs from SwiftUI: pages do not run it.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> ModifiedContent<Self, _HandlerModifier<_ScrollHandler>> {
    modifier(_HandlerModifier(_ScrollHandler(action: (transform, action))))
  }

  /// Runs an action when scrolling begins or ends.
  ///
  /// - Note: Differs from SwiftUI: pages do not run it.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> ModifiedContent<Self, _HandlerModifier<_ScrollHandler>> {
    modifier(_HandlerModifier(_ScrollHandler(action: action)))
  }

  /// Runs an action when scrolling begins or ends.
  ///
  /// - Note: Differs from SwiftUI: pages do not run it.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> ModifiedContent<Self, _HandlerModifier<_ScrollHandler>> {
    modifier(_HandlerModifier(_ScrollHandler(action: action)))
  }

  /// Runs an action when the view comes into sight or leaves it.
  ///
  /// - Note: Differs from SwiftUI: pages do not run it.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> ModifiedContent<Self, _HandlerModifier<_ScrollHandler>> {
    modifier(_HandlerModifier(_ScrollHandler(action: action)))
  }

  /// Runs an action when other scroll targets come into sight.
  ///
  /// - Note: Differs from SwiftUI: pages do not run it.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> ModifiedContent<Self, _HandlerModifier<_ScrollHandler>> {
    modifier(_HandlerModifier(_ScrollHandler(action: action)))
  }
}
