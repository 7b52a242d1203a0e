/// A view whose type is hidden.
///
/// - Note: As in SwiftUI: another type in its place is another identity.
nonisolated public struct AnyView: _PrimitiveView {
  private let holder: ViewHolder

  /// Hides the type of a view.
  public init<V: View>(_ view: V) {
    if V.self == AnyView.self, let known = view as? AnyView {
      self = known
    } else {
      holder = TypedViewHolder(view)
    }
  }

  /// Hides the type of a view whose type is hidden already.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// Hides the type of a value if it is a view.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  /// The view whose type is hidden.
  var erased: (any View)? { holder.erased }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    view.holder.lower(into: &context)
  }

  @MainActor public static func _outline(
    _ view: Self, into outline: _ViewOutline, in context: inout _LoweringContext
  ) -> Bool {
    view.holder.add(to: outline, in: &context)
  }
}

/// A view in an object, which lets go of it however deep views are nested.
nonisolated private class ViewHolder {
  var erased: (any View)? { nil }

  @MainActor func lower(into context: inout LoweringContext) {}

  /// Adds the view to an outline; false if it can't be compared.
  @MainActor
  func add(to outline: ViewOutline, in context: inout LoweringContext) -> Bool { true }
}

nonisolated private final class TypedViewHolder<Content: View>: ViewHolder {
  @exclusivity(unchecked) private var view: Content?

  init(_ view: Content) { self.view = view }

  deinit { Teardown.letGo(&view) }

  override var erased: (any View)? { view }

  @MainActor override func lower(into context: inout LoweringContext) {
    guard let view else { return }
    context.lower(any: view, at: Identity.type(Content.self))
  }

  @MainActor
  override func add(to outline: ViewOutline, in context: inout LoweringContext) -> Bool {
    guard let view else { return true }
    guard context.enter(Content.self) else { return false }
    outline.add(Content.self)
    let saved = context.identity
    context.identity = Identity.child(saved, Identity.type(Content.self))
    let isWhole = outline.add(view: view, in: &context)
    context.identity = saved
    context.leave()
    return isWhole
  }
}
