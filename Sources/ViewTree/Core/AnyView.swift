/// A view whose type is hidden.
///
/// - Note: As in SwiftUI: another type in its place is another identity.
nonisolated public struct AnyView: _PrimitiveView {
  let view: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }

  /// Hides the type of a view whose type is hidden already.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// Hides the type of a value if it is a view.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.view = view
  }

  @MainActor public static func _lower(_ view: Self, into context: inout LoweringContext) {
    context.lower(
      any: view.view, at: Identity.type(type(of: view.view)))
  }
}
