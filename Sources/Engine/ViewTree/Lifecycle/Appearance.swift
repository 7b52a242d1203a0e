/// Runs actions when a view comes and goes.
nonisolated public struct _AppearanceActionModifier: _PrimitiveModifier {
  /// What is done when the view appears.
  public var appear: (() -> Void)?
  /// What is done when the view has gone.
  public var disappear: (() -> Void)?

  /// Creates a modifier of two actions.
  public init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.appear = appear
    self.disappear = disappear
  }

  @inlinable @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let row = context.beginLoneRow()
    let identity = context.identity
    context.identity = Identity.child(identity, Salt.Appearance.content)
    V._lower(content, into: &context)
    context.identity = identity
    modifier.note(in: &context)
    context.end(row)
  }

  @usableFromInline @MainActor
  func note(in context: inout LoweringContext) {
    guard context.isNear(), !context.waitsForSize() else { return }
    let place = Identity.child(context.identity, Salt.Appearance.memory)
    if context.isLive {
      let disappear = disappear
      context.graph.node(at: place).leave = { disappear?() }
    }
    guard let appear else { return }
    guard context.graph.appeared.insert(place).inserted else { return }
    context.graph.appearActions.append((place, appear))
  }
}

extension View {
  /// Runs an action before the view's first frame is shown.
  ///
  /// - Note: As in SwiftUI; the actions of views run before those of the views around them.
  @inlinable nonisolated public consuming func onAppear(
    perform action: (() -> Void)? = nil
  ) -> ModifiedContent<Self, _AppearanceActionModifier> {
    modifier(_AppearanceActionModifier(appear: action))
  }

  /// Runs an action once the view has gone.
  ///
  /// - Note: Differs from SwiftUI: on a static page nothing goes.
  @inlinable nonisolated public consuming func onDisappear(
    perform action: (() -> Void)? = nil
  ) -> ModifiedContent<Self, _AppearanceActionModifier> {
    modifier(_AppearanceActionModifier(disappear: action))
  }
}
