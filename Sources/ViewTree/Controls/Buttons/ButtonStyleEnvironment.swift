/// A button style whose type is hidden.
enum AnyButtonStyle {
  case style(any ButtonStyle)
  case primitive(any PrimitiveButtonStyle)

  @MainActor
  func lower(
    _ configuration: PrimitiveButtonStyleConfiguration, _ context: inout LoweringContext
  ) {
    func open<S: ButtonStyle>(_ style: S, _ context: inout LoweringContext) {
      context.lowerButton(configuration, style: style)
    }
    func openPrimitive<S: PrimitiveButtonStyle>(_ style: S, _ context: inout LoweringContext) {
      if let look = S._look(style) {
        context.lowerButton(configuration, look: look)
      } else {
        context.lowerButton(configuration, primitive: style)
      }
    }
    switch self {
    case .style(let style): open(style, &context)
    case .primitive(let style): openPrimitive(style, &context)
    }
  }
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
  nonisolated public func buttonStyle<S: ButtonStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(_ControlEnvironmentModifier(\.buttonStyles) { $0.append(.style(style)) })
  }

  /// Gives the buttons of the view a look that decides when they act.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(_ControlEnvironmentModifier(\.buttonStyles) { $0.append(.primitive(style)) })
  }
}
