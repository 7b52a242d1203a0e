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
    guard context.isLive else {
      if let appear { context.graph.appear(place, appear) }
      return
    }
    let (graph, disappear) = (context.graph, disappear)
    let scope = context.environment.pageScope.scope
    graph.node(at: place).leave = {
      scope?.forget(place)
      // Who has covered it has told it already.
      if scope?.isCovered != true { disappear?() }
    }
    scope?.tell(
      place,
      PageScope.Listener(
        cover: { [weak graph] in graph?.disappear(place, disappear) },
        show: { [weak graph] in if let appear { graph?.appear(place, appear) } }))
    if let appear, scope?.isCovered != true { graph.appear(place, appear) }
  }
}

extension ViewGraph {
  /// Runs an action once the page stands, unless the view has appeared before.
  fileprivate func appear(_ place: UInt64, _ action: @escaping () -> Void) {
    guard appeared.insert(place).inserted else { return }
    guard let live else { return appearActions.append((place, action)) }
    appearActions.append(
      (
        place,
        { [weak live] in
          live?.isAppearing = true
          action()
          live?.isAppearing = false
        }
      ))
  }

  /// Runs an action once the page stands, unless the view was not seen.
  fileprivate func disappear(_ place: UInt64, _ action: (() -> Void)?) {
    appeared.remove(place)
    if let first = appearActions.firstIndex(where: { $0.identity == place }) {
      appearActions.remove(at: first)
    } else if let action {
      appearActions.append((place, action))
    }
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
