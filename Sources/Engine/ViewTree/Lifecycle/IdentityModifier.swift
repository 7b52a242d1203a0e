/// Gives a view an identity of its own: another one is another view, with fresh state.
nonisolated public struct _IdentityModifier<ID: Hashable>: _PrimitiveModifier {
  /// The identity.
  public var id: ID

  @inlinable
  init(id: ID) {
    self.id = id
  }

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let identity = context.identity
    let key = Identity.key(modifier.id)
    let mark = context.mark()
    context.identity = Identity.child(identity, key)
    V._lower(content, into: &context)
    context.identity = identity
    context.setKey(key, since: mark)
    guard context.collectsIDs, !context.environment.scrollScopes.isEmpty else { return }
    let id = AnyHashable(modifier.id)
    context.forEachBox(since: mark) { box, context in context.markForScrolling(&box, id) }
  }
}

/// A view that is read again only when it is no longer equal to what it was.
///
/// - Note: As in SwiftUI. A static page reads each view anyway.
nonisolated public struct EquatableView<Content: View & Equatable>: _PrimitiveView {
  /// The view.
  public var content: Content

  /// Creates a view that is compared.
  public init(content: Content) { self.content = content }

  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    Content._lower(view.content, into: &context)
  }
}

extension View {
  /// Binds the view's identity to a value: when the value changes, the view's state starts anew.
  @inlinable nonisolated public consuming func id<ID: Hashable>(
    _ id: ID
  ) -> ModifiedContent<Self, _IdentityModifier<ID>> {
    modifier(_IdentityModifier(id: id))
  }
}

extension View where Self: Equatable {
  /// Has the view read again only when it is no longer equal to what it was.
  @inlinable
  nonisolated public consuming func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
