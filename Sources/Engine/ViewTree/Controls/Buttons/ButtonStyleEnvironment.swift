/// A button style whose type is hidden behind closures, which are made where the type is known: so
/// the style's body is lowered by direct calls.
@usableFromInline
nonisolated enum AnyButtonStyle {
  /// The content of a button that behaves as usual.
  @usableFromInline
  typealias Look = @MainActor (ButtonStyleConfiguration) -> LoweredView
  /// A button whose style decides when it acts.
  @usableFromInline
  typealias Primitive = @MainActor (PrimitiveButtonStyleConfiguration) -> LoweredView

  case style(Look)
  case primitive(Primitive)
  /// A style of the engine's own.
  case system(Primitive)

  /// The style that buttons have where none is set.
  @MainActor static let automatic = AnyButtonStyle(DefaultButtonStyle())
  @MainActor static let plain = AnyButtonStyle(PlainButtonStyle())

  @inlinable
  init<S: ButtonStyle>(_ style: S) {
    // Used on the main actor alone, like all of a view.
    nonisolated(unsafe) let style = style
    self = .style { configuration in
      LoweredView {
        $0.lowerRow(
          StyleBody(style: style) { $0.makeBody(configuration: configuration) },
          at: Salt.Button.styleBody)
      }
    }
  }

  @inlinable
  init<S: PrimitiveButtonStyle>(_ style: S) {
    nonisolated(unsafe) let style = style
    if S._isSystem {
      self = .system { configuration in
        LoweredView { S.Body._lower(style.makeBody(configuration: configuration), into: &$0) }
      }
    } else {
      self = .primitive { configuration in
        LoweredView {
          $0.lowerRow(
            StyleBody(style: style) { $0.makeBody(configuration: configuration) },
            at: Salt.Button.styleBody)
        }
      }
    }
  }
}

extension _ControlEnvironmentModifier {
  @usableFromInline
  init(
    button style: AnyButtonStyle, outline: @escaping @MainActor (ViewOutline) -> Bool
  ) {
    self.init(\.buttonStyles, outline: .value(outline)) { $0.append(style) }
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
  @inlinable nonisolated public consuming func buttonStyle<S: ButtonStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    // Used on the main actor alone, like all of a view.
    nonisolated(unsafe) let style = style
    return modifier(
      _ControlEnvironmentModifier(
        button: AnyButtonStyle(style),
        outline: { outline in
          outline.add(S.self)
          return outline.add(all: style)
        }))
  }

  /// Gives the buttons of the view a look that decides when they act.
  @inlinable nonisolated public consuming func buttonStyle<S: PrimitiveButtonStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    // Used on the main actor alone, like all of a view.
    nonisolated(unsafe) let style = style
    return modifier(
      _ControlEnvironmentModifier(
        button: AnyButtonStyle(style),
        outline: { outline in
          outline.add(S.self)
          return outline.add(all: style)
        }))
  }
}
