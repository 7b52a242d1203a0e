import ElementTree

/// Has a live page do something when something happens to a view.
nonisolated struct HandlerModifier: _BoxModifier {
  let slot: LiveSlot
  var parameter: Int?
  /// Nil where nothing is listened to after all.
  let action: (@MainActor (LiveEvent.Payload) -> Void)?

  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    guard context.graph.live != nil, let action = modifier.action else { return }
    context.listen(
      &box,
      ElementHandler(
        modifier.slot, parameter: modifier.parameter,
        isEnabled: context.environment.style.isEnabled, action: { action($0) }))
  }
}

/// Makes a view a `<button>` of the engine's own, which doesn't answer where it is disabled or the page
/// is static.
nonisolated struct ButtonModifier: _BoxModifier {
  let attributes: [AttributePair]
  let action: (@MainActor () -> Void)?

  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    let inert: [AttributePair] =
      modifier.action == nil ? [(.disabled, "")] : context.inertAttributes
    context.nameElement(
      &box, .button, isPhrasing: true, modifier.attributes + inert)
    guard let action = modifier.action else { return }
    context.listen(&box, ElementHandler(.press) { _ in action() })
  }
}

/// Says that readers can't reach what is in a view for now.
nonisolated struct ConcealModifier: _BoxModifier {
  let isConcealed: Bool

  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    if modifier.isConcealed { context.listen(&box, .conceals) }
  }
}

extension View {
  /// Does something when something happens to the view on a live page, unless it is disabled.
  nonisolated func listening(
    _ slot: LiveSlot, parameter: Int? = nil,
    _ action: (@MainActor (LiveEvent.Payload) -> Void)?
  ) -> ModifiedContent<Self, HandlerModifier> {
    modifier(HandlerModifier(slot: slot, parameter: parameter, action: action))
  }

  /// Does something when the view is pressed on a live page, unless it is disabled.
  nonisolated func onPress(
    _ action: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, HandlerModifier> {
    listening(.press) { _ in action() }
  }

  /// Makes the view a button; without an action it is disabled.
  nonisolated func button(
    _ attributes: [AttributePair], action: (@MainActor () -> Void)?
  ) -> ModifiedContent<Self, ButtonModifier> {
    modifier(ButtonModifier(attributes: attributes, action: action))
  }

  /// Says whether readers can't reach what is in the view for now, such as a tab that isn't shown.
  nonisolated func concealed(_ isConcealed: Bool) -> ModifiedContent<Self, ConcealModifier> {
    modifier(ConcealModifier(isConcealed: isConcealed))
  }
}
