/// A gesture with an action for its changes.
nonisolated public struct _ChangedGesture<Content: Gesture>: _PrimitiveGesture {
  public typealias Value = Content.Value
  package let content: Content
  package let action: (Content.Value) -> Void
}

/// A gesture with an action for its end.
nonisolated public struct _EndedGesture<Content: Gesture>: _PrimitiveGesture {
  public typealias Value = Content.Value
  package let content: Content
  package let action: (Content.Value) -> Void
}

/// A gesture with another value.
nonisolated public struct _MapGesture<Content: Gesture, Value>: _PrimitiveGesture {
  package let content: Content
  package let transform: (Content.Value) -> Value
}

/// A gesture that writes a state as long as it lasts.
///
/// - Note: As in SwiftUI.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
  public typealias Value = Base.Value
  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// Writes the state.
  package let update: (Base.Value, inout State, inout Transaction) -> Void
}

/// A gesture whose type is hidden.
///
/// - Note: As in SwiftUI.
nonisolated public struct AnyGesture<Value>: _PrimitiveGesture {
  package let gesture: any Gesture

  /// Hides the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value { self.gesture = gesture }
}

extension Gesture {
  /// Runs an action at each change of the gesture.
  nonisolated public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// Runs an action at the end of the gesture.
  nonisolated public func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _EndedGesture<Self> { _EndedGesture(content: self, action: action) }

  /// Gives the gesture another value.
  nonisolated public func map<T>(
    _ transform: @escaping (Value) -> T
  ) -> _MapGesture<Self, T> { _MapGesture(content: self, transform: transform) }

  /// Writes a state as long as the gesture lasts.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}
