import ElementTree

/// A button in the style of the surroundings.
@usableFromInline
struct StyledButton: _ComposedView {
  let configuration: PrimitiveButtonStyleConfiguration
  /// The style where the surroundings have none; nil for the usual one.
  let fallback: AnyButtonStyle?

  init(_ configuration: PrimitiveButtonStyleConfiguration, fallback: AnyButtonStyle?) {
    self.configuration = configuration
    self.fallback = fallback
  }

  @usableFromInline
  init(_ role: ButtonRole?, label: LoweredView, action: @escaping @MainActor () -> Void) {
    configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: PrimitiveButtonStyleConfiguration.Label(content: label), action: action)
    fallback = nil
  }

  @usableFromInline
  func composition(in environment: EnvironmentValues) -> some View {
    let styles = environment.buttonStyles
    if environment.linkTarget == nil, environment.containerKind.hasOwnButtons {
      SystemButton(configuration) { $0 }
    } else if let style = styles.last {
      // A style that shows a button of its own shows it in the style around.
      button(style).environment(\.buttonStyles, Array(styles.dropLast()))
    } else {
      button(fallback ?? .automatic)
    }
  }

  @MainActor
  private func button(_ style: AnyButtonStyle) -> LoweredView {
    switch style {
    case .style(let look):
      LoweredView { PressableButton._lower(PressableButton(configuration, look), into: &$0) }
    case .primitive(let look):
      LoweredView { TriggerButton._lower(TriggerButton(configuration, look), into: &$0) }
    case .system(let button): button(configuration)
    }
  }
}

/// A button whose style knows when it is held down.
nonisolated private struct PressableButton: _PrimitiveView {
  let configuration: PrimitiveButtonStyleConfiguration
  let look: AnyButtonStyle.Look

  init(_ configuration: PrimitiveButtonStyleConfiguration, _ look: @escaping AnyButtonStyle.Look) {
    self.configuration = configuration
    self.look = look
  }

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    let isListened = context.isLive && !context.environment.isInsideControl
    let hold = isListened ? context.buttonHold() : nil
    let press = ButtonPress(isOn: hold?.unreadValue ?? false)
    let label = ButtonStyleConfiguration.Label(content: view.configuration.label.content)
    let look = view.look(
      ButtonStyleConfiguration(role: view.configuration.role, label: label, press: press))
    let mark = context.mark()
    typealias Element = ButtonElement<LoweredView>
    let isInRow = context.environment.containerKind == .list && !view.configuration.isLink
    Element._lower(
      Element(look: isInRow ? ButtonElementLook.own : nil, action: view.configuration.action) {
        look
      }, into: &context)
    // A look that doesn't ask never hears of presses.
    guard let hold else { return }
    hold.wasRead = hold.wasRead || press.wasRead
    guard hold.wasRead else { return }
    _ = hold.cell.value
    context.listen(since: mark, context.answeringFlag(.hold) { hold.cell.set($0) })
  }
}

/// A button whose style decides when it acts; what shows no button of its own is one as a whole.
nonisolated private struct TriggerButton: _PrimitiveView {
  let configuration: PrimitiveButtonStyleConfiguration
  let look: AnyButtonStyle.Primitive

  init(
    _ configuration: PrimitiveButtonStyleConfiguration, _ look: @escaping AnyButtonStyle.Primitive
  ) {
    self.configuration = configuration
    self.look = look
  }

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    let mark = context.mark()
    let known = context.tree.semantics.count
    view.look(view.configuration).lower(&context)
    if !context.tree.semantics[known...].contains(where: { $0.name == .button }) {
      context.closeButton(since: mark, action: view.configuration.action)
    }
  }
}

/// Whether a button of a live page is held down.
private final class ButtonHold {
  let cell: StateCell<Bool>
  /// Whether the look has asked at any time: it may be copied from then.
  var wasRead = false

  init(_ cell: StateCell<Bool>) { self.cell = cell }

  var unreadValue: Bool { cell.unreadValue }
}

extension LoweringContext {
  /// Whether the button that is being lowered is held down.
  @MainActor
  fileprivate mutating func buttonHold() -> ButtonHold {
    let node = graph.node(at: Identity.child(identity, Salt.Button.hold))
    if let known = node.values[0] as? ButtonHold { return known }
    let new = ButtonHold(StateCell(false, in: graph))
    node.values[0] = new
    return new
  }
}
