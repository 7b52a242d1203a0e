import ElementTree

/// A look of buttons that the engine draws itself.
public enum _ButtonLook: Sendable {
  case automatic, plain, borderless, bordered, borderedProminent, link
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
  /// Lowers a button in the look of the surroundings.
  @usableFromInline @MainActor
  mutating func lowerButton(
    _ role: ButtonRole?, _ action: @escaping @MainActor () -> Void, label: LoweredView
  ) {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: PrimitiveButtonStyleConfiguration.Label(content: label), action: action)
    let styles = environment.buttonStyles
    guard let style = styles.last else {
      return lowerButton(configuration, look: .automatic)
    }
    // A style that shows a button of its own shows it in the look around.
    with(\.buttonStyles, Array(styles.dropLast())) { style.lower(configuration, &$0) }
  }

  /// Lowers a button in a look of the engine's own.
  @MainActor
  mutating func lowerButton(
    _ configuration: PrimitiveButtonStyleConfiguration, look: _ButtonLook
  ) {
    let kind = environment.containerKind
    if kind == .menu || kind == .actions, environment.linkTarget == nil {
      return lowerMenuItem(configuration)
    }
    if kind == .rowActions, environment.linkTarget == nil { return lowerRowAction(configuration) }
    let mark = mark()
    let style = environment.style
    let isDestructive = configuration.role == .destructive
    let color = isDestructive ? Color.red : Color.accentColor
    switch look {
    case .plain: break
    case .automatic, .borderless, .link, .bordered:
      if environment.style.foreground == nil || isDestructive {
        environment.style.foreground = AnyShapeStyle(color)
      }
    case .borderedProminent: environment.style.foreground = AnyShapeStyle(Color.white)
    }
    if look == .bordered || look == .borderedProminent, environment.style.font == nil {
      environment.style.font = environment.controlSize.font
    }
    lowerButtonLabel { configuration.label.content.lower(&$0) }
    environment.style = style
    if look == .bordered || look == .borderedProminent {
      addBezel(since: mark, look == .bordered ? color.opacity(0.15) : color)
    }
    closeButton(since: mark, configuration.action)
    if !environment.style.isEnabled { fade(since: mark, 0.35) }
  }

  /// Lowers a button as an action of a menu or an alert.
  @MainActor
  private mutating func lowerMenuItem(_ configuration: PrimitiveButtonStyleConfiguration) {
    let mark = mark()
    let style = environment.style
    let isAction = environment.containerKind == .actions
    if configuration.role == .destructive {
      environment.style.foreground = AnyShapeStyle(Color.red)
    } else if isAction {
      environment.style.foreground = AnyShapeStyle(Color.accentColor)
    }
    if isAction, configuration.role == .cancel { environment.style.weight = .semibold }
    lowerButtonLabel { configuration.label.content.lower(&$0) }
    environment.style = style
    let alignment = isAction ? BoxAlignment.center : BoxAlignment(.leading, .center)
    forEachBox(since: mark) { box, context in
      context.stretch(&box, minimumHeight: 22, alignment)
      context.pad(&box, vertical: 11, horizontal: 16)
    }
    closeButton(since: mark, configuration.action)
    if !environment.style.isEnabled { fade(since: mark, 0.35) }
  }

  /// Lowers a button in a look of its author's own.
  @MainActor
  mutating func lowerButton(
    _ configuration: PrimitiveButtonStyleConfiguration, style: AnyButtonStyle.Look
  ) {
    let mark = mark()
    let hold = isLive && !environment.isInsideControl ? buttonHold() : nil
    let press = ButtonPress(isOn: hold?.unreadValue ?? false)
    lowerButtonLabel { context in
      let inner = ButtonStyleConfiguration(
        role: configuration.role,
        label: ButtonStyleConfiguration.Label(content: configuration.label.content),
        press: press)
      style(inner, &context)
    }
    closeButton(since: mark, configuration.action)
    // A look that doesn't ask never hears of presses.
    guard let hold else { return }
    hold.wasRead = hold.wasRead || press.wasRead
    guard hold.wasRead else { return }
    _ = hold.cell.value
    listen(since: mark, answeringFlag(.hold) { hold.cell.set($0) })
  }

  /// Whether the button that is being lowered is held down.
  @MainActor
  private mutating func buttonHold() -> ButtonHold {
    let node = graph.node(at: Identity.child(identity, 0x6201))
    if let known = node.values[0] as? ButtonHold { return known }
    let new = ButtonHold(StateCell(false, in: graph))
    node.values[0] = new
    return new
  }

  /// Lowers a button in a look that decides when the button acts.
  @MainActor
  mutating func lowerButton(
    _ configuration: PrimitiveButtonStyleConfiguration, primitive style: AnyButtonStyle.Primitive
  ) {
    let mark = mark()
    let known = tree.semantics.count
    style(configuration, &self)
    let hasButton = tree.semantics[known...].contains { $0.name == .button }
    if !hasButton { closeButton(since: mark, configuration.action) }
  }

  /// Lowers what is inside a control.
  @MainActor
  mutating func lowerButtonLabel(_ lower: (inout LoweringContext) -> Void) {
    guard environment.linkTarget == nil else {
      // A link may have buttons in it: they stand in front of it.
      return with(\.linkTarget, nil, lower)
    }
    with(\.isInsideControl, true, lower)
  }

  /// Makes what came since a mark a button.
  @MainActor
  mutating func closeButton(since mark: Int, _ action: @escaping @MainActor () -> Void) {
    // A button in another control is a part of its look.
    guard !environment.isInsideControl else { return }
    if let target = environment.linkTarget {
      return nameBoxes(since: mark, .a, isPhrasing: true, [(.href, target)])
    }
    let attributes = [(AttributeName.type, "button")] + inertAttributes
    nameBoxes(since: mark, .button, isPhrasing: true, attributes)
    listen(since: mark, press(action))
  }

  /// What a press does where the surroundings let it.
  @MainActor
  func press(_ action: @escaping @MainActor () -> Void) -> ElementHandler {
    ElementHandler(.press, isEnabled: environment.style.isEnabled) { _ in action() }
  }

  /// Puts the usual shape behind a button's label.
  @MainActor
  mutating func addBezel(since mark: Int, _ color: Color) {
    let size = environment.controlSize
    let radius = environment.buttonBorderShape.radius(size)
    let fill = css(color)
    forEachBox(since: mark) { box, context in
      context.pad(&box, vertical: size.verticalPadding, horizontal: size.horizontalPadding)
      context.decorate(&box, .background) { list, styles in
        list = styles.extend(list, .backgroundColor, fill)
      }
      context.decorate(&box, .clip) { list, styles in
        list = styles.extend(list, .borderRadius, radius)
      }
    }
  }

  /// Makes boxes translucent, as controls are that are disabled.
  @MainActor
  mutating func fade(since mark: Int, _ opacity: Double) {
    forEachBox(since: mark) { box, context in
      context.decorate(&box, .opacity) { list, styles in
        list = styles.extend(list, .opacity, .number(opacity))
      }
    }
  }

  /// Puts space around a box.
  mutating func pad(
    _ box: inout BoxReference, top: Float, leading: Float, bottom: Float, trailing: Float
  ) {
    let child = tree.boxes[Int(box.index)]
    var outer = Box(
      kind: .padding, width: child.width.padded(leading + trailing),
      height: child.height.padded(top + bottom))
    outer.values[0] = top
    outer.values[1] = leading
    outer.values[2] = bottom
    outer.values[3] = trailing
    outer.priority = child.priority
    wrap(&box, in: outer)
  }

  /// Puts space around a box.
  mutating func pad(_ box: inout BoxReference, vertical: Float, horizontal: Float) {
    pad(&box, top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}
