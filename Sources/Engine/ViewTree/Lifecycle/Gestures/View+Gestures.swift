public import Foundation

/// Which gestures of a view and of those in it count.
///
/// - Note: As in SwiftUI.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture of a view.
public struct _GestureHandler<G: Gesture> {
  package let gesture: G
  package let order: GestureRank.Order
  package let mask: GestureMask
}

/// Taps on a view.
public struct _TapHandler {
  package let count: Int
  package let space: CoordinateSpace
  package let action: (CGPoint) -> Void
}

/// Long presses on a view.
public struct _LongPressHandler {
  package let minimumDuration: Double
  package let maximumDistance: CGFloat
  package let action: () -> Void
  package let change: ((Bool) -> Void)?
}

extension View {
  nonisolated private func handling<G: Gesture>(
    _ gesture: G, _ order: GestureRank.Order, _ mask: GestureMask
  ) -> ModifiedContent<Self, _HandlerModifier<_GestureHandler<G>>> {
    modifier(_HandlerModifier(_GestureHandler(gesture: gesture, order: order, mask: mask)))
  }

  /// Runs a gesture's actions; those of views in this one come first.
  ///
  /// - Note: Differs from SwiftUI: a static page tells no gestures.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { handling(gesture, .usual, mask) }

  /// Runs a gesture's actions if a condition holds.
  ///
  /// - Note: Differs from SwiftUI: a static page tells no gestures.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    handling(gesture, .usual, isEnabled ? .all : .subviews)
  }

  /// Runs a gesture's actions before those of views in this one.
  ///
  /// - Note: Differs from SwiftUI: a static page tells no gestures.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { handling(gesture, .first, mask) }

  /// Runs a gesture's actions before those of views in this one if a condition holds.
  ///
  /// - Note: Differs from SwiftUI: a static page tells no gestures.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View { handling(gesture, .first, isEnabled ? .all : .subviews) }

  /// Runs a gesture's actions beside those of views in this one if a condition holds.
  ///
  /// - Note: Differs from SwiftUI: a static page tells no gestures.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View { handling(gesture, .together, isEnabled ? .all : .subviews) }

  /// Runs a gesture's actions beside those of views in this one.
  ///
  /// - Note: Differs from SwiftUI: a static page tells no gestures.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { handling(gesture, .together, mask) }

  /// Runs an action at a number of taps.
  ///
  /// - Note: Differs from SwiftUI: a static page tells no gestures.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(
      _HandlerModifier(_TapHandler(count: count, space: .local) { _ in action() }))
  }

  /// Runs an action with the place of a number of taps.
  ///
  /// - Note: Differs from SwiftUI: a static page tells no gestures.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      _HandlerModifier(
        _TapHandler(
          count: count, space: coordinateSpace.coordinateSpace, action: action)))
  }

  /// Runs an action at a press that lasts.
  ///
  /// - Note: Differs from SwiftUI: a static page tells no gestures.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      _HandlerModifier(
        _LongPressHandler(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance, action: action,
          change: onPressingChanged)))
  }

  /// Runs an action at a press that lasts.
  ///
  /// - Note: Differs from SwiftUI: a static page tells no gestures.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Lets the view's gestures come before those of the screen's edges.
  ///
  /// - Note: Differs from SwiftUI: pages have no say in that.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
}
