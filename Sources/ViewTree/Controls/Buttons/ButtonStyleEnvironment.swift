/// A button style whose type is hidden behind closures, which are made where the type is known: so
/// the style's body is lowered by direct calls.
@usableFromInline
nonisolated enum AnyButtonStyle {
  /// What makes the look of a button.
  @usableFromInline
  typealias Look = @MainActor (ButtonStyleConfiguration, inout LoweringContext) -> Void
  /// What makes the look of a button and decides when it acts.
  @usableFromInline
  typealias Primitive =
    @MainActor (
      PrimitiveButtonStyleConfiguration, inout LoweringContext
    ) -> Void

  case style(Look)
  case primitive(known: @MainActor () -> _ButtonLook?, Primitive)

  @inlinable
  init<S: ButtonStyle>(_ style: S) {
    // Used on the main actor alone, like all of a view.
    nonisolated(unsafe) let style = style
    self = .style { configuration, context in
      context.lowerRow(
        StyleBody(style: style) { $0.makeBody(configuration: configuration) }, at: 0x6002)
    }
  }

  @inlinable
  init<S: PrimitiveButtonStyle>(_ style: S) {
    nonisolated(unsafe) let style = style
    self = .primitive(known: { S._look(style) }) { configuration, context in
      context.lowerRow(
        StyleBody(style: style) { $0.makeBody(configuration: configuration) }, at: 0x6002)
    }
  }

  @MainActor
  func lower(
    _ configuration: PrimitiveButtonStyleConfiguration, _ context: inout LoweringContext
  ) {
    switch self {
    case .style(let look): context.lowerButton(configuration, style: look)
    case .primitive(let known, let lower):
      if let look = known() {
        context.lowerButton(configuration, look: look)
      } else {
        context.lowerButton(configuration, primitive: lower)
      }
    }
  }
}

extension _ControlEnvironmentModifier {
  @usableFromInline
  init(button style: AnyButtonStyle) { self.init(\.buttonStyles) { $0.append(style) } }
}

private struct ButtonStylesKey: EnvironmentKey {
  static var defaultValue: [AnyButtonStyle] { [] }
}

private struct InsideControlKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct LinkTargetKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  /// The address of the link that a button's look is wanted for.
  var linkTarget: String? {
    get { self[LinkTargetKey.self] }
    set { self[LinkTargetKey.self] = newValue }
  }

  /// The looks of buttons, the innermost last.
  var buttonStyles: [AnyButtonStyle] {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }

  /// Whether a control is around, in which no other may be.
  var isInsideControl: Bool {
    get { self[InsideControlKey.self] }
    set { self[InsideControlKey.self] = newValue }
  }
}

extension View {
  /// Gives the buttons of the view a look.
  @inlinable nonisolated public consuming func buttonStyle<S: ButtonStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(_ControlEnvironmentModifier(button: AnyButtonStyle(style)))
  }

  /// Gives the buttons of the view a look that decides when they act.
  @inlinable nonisolated public consuming func buttonStyle<S: PrimitiveButtonStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(_ControlEnvironmentModifier(button: AnyButtonStyle(style)))
  }
}
