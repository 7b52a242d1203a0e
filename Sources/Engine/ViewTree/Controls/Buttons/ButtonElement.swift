import ElementTree

/// What readers press: a `<button>` around what it shows.
///
/// In another control it is a part of that control's look, and in a link it is the link. Controls in what it
/// shows stand in front of it.
nonisolated struct ButtonElement<Content: View>: _PrimitiveView {
  let content: Content
  /// The class of the base style sheet that draws it, if any does.
  let look: String?
  /// What it says beside what every button does.
  let attributes: [AttributePair]
  /// What a press does; nil for a button that listens to something else.
  let action: (@MainActor () -> Void)?

  init(
    look: String? = nil, _ attributes: [AttributePair] = [], action: (@MainActor () -> Void)?,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.look = look
    self.attributes = attributes
    self.action = action
  }

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    let mark = context.mark()
    if context.environment.linkTarget != nil {
      // A link may have buttons in it: they stand in front of it.
      context.with(\.linkTarget, nil) { Content._lower(view.content, into: &$0) }
    } else if context.environment.openedMenu != nil {
      context.with(\.openedMenu, nil) { Content._lower(view.content, into: &$0) }
    } else {
      Content._lower(view.content, into: &context)
    }
    context.closeButton(since: mark, look: view.look, view.attributes, action: view.action)
  }
}

extension LoweringContext {
  /// Makes what came since a mark a button.
  @MainActor
  mutating func closeButton(
    since mark: Int, look: String? = nil, _ attributes: [AttributePair] = [],
    action: (@MainActor () -> Void)?
  ) {
    guard !environment.isInsideControl else { return }
    if let target = environment.linkTarget {
      return nameBoxes(since: mark, .a, isPhrasing: true, [(.href, target)])
    }
    let classes: [AttributePair] = look.map { [(.class, $0)] } ?? []
    let common = classes + [(.type, "button")] + attributes
    if let menu = environment.openedMenu {
      // Browsers open menus without a program.
      let disabled: [AttributePair] = environment.isEnabled ? [] : [(.disabled, "")]
      return nameBoxes(
        since: mark, .button, isPhrasing: true, common + [(.popovertarget, menu)] + disabled)
    }
    nameBoxes(since: mark, .button, isPhrasing: true, common + inertAttributes)
    if let action { listen(since: mark, ElementHandler(.press) { _ in action() }) }
  }
}
