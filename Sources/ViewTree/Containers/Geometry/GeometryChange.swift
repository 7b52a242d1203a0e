/// Keeps an action for changes of a view's size or place.
public struct _GeometryHandler {
  package let action: Any
}

extension View {
  /// Runs an action when something of the view's size or place changes.
  ///
  /// - Note: Differs from SwiftUI: pages do not run it.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> ModifiedContent<Self, _HandlerModifier<_GeometryHandler>> {
    modifier(_HandlerModifier(_GeometryHandler(action: (transform, action))))
  }

  /// Runs an action when something of the view's size or place changes.
  ///
  /// - Note: Differs from SwiftUI: pages do not run it.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> ModifiedContent<Self, _HandlerModifier<_GeometryHandler>> {
    modifier(_HandlerModifier(_GeometryHandler(action: (transform, action))))
  }
}
