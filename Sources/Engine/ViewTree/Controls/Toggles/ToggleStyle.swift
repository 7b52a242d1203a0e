/// A look for toggles.
///
/// - Note: As in SwiftUI. The result of `makeBody` is what a real checkbox looks like: a button in it
///   is a part of the look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the toggle's look.
  associatedtype Body: View
  /// What the look is made of.
  typealias Configuration = ToggleStyleConfiguration

  /// The toggle's look.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  /// Whether the style is one of the engine's own, which bring their checkbox.
  nonisolated static var _isSystem: Bool { get }
}

extension ToggleStyle {
  nonisolated public static var _isSystem: Bool { false }
}

/// What a toggle's look is made of.
///
/// - Note: As in SwiftUI.
nonisolated public struct ToggleStyleConfiguration {
  /// A toggle's label, whatever its type is.
  nonisolated public struct Label: _PrimitiveView {
    let content: LoweredView

    @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
      view.content.lower(&context)
    }
  }

  /// What the toggle is called.
  public let label: Label
  /// Whether the toggle is on; `$isOn` is a way to read and write it.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for values that differ.
  public var isMixed: Bool
}

/// The look that suits the place: a switch.
nonisolated public struct DefaultToggleStyle: ToggleStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, tint: nil)
  }
  public static var _isSystem: Bool { true }
}

/// A label and a switch.
///
/// - Note: As in SwiftUI.
nonisolated public struct SwitchToggleStyle: ToggleStyle, Sendable {
  let tint: Color?

  public init() { tint = nil }

  /// Creates a style with a colour for what is on.
  public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, tint: tint)
  }
  public static var _isSystem: Bool { true }
}

/// A checkbox and a label.
///
/// - Note: As in SwiftUI on a Mac.
nonisolated public struct CheckboxToggleStyle: ToggleStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    CheckboxToggle(configuration: configuration)
  }
  public static var _isSystem: Bool { true }
}

/// A button that stays down while it is on.
///
/// - Note: As in SwiftUI.
nonisolated public struct ButtonToggleStyle: ToggleStyle, Sendable {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ButtonToggle(configuration: configuration)
  }
  public static var _isSystem: Bool { true }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A style of toggles whose type is hidden behind closures, which are made where the type is known:
/// so the style's body is lowered by direct calls.
@usableFromInline
nonisolated struct AnyToggleStyle {
  @usableFromInline let look: @MainActor (ToggleStyleConfiguration) -> LoweredView
  @usableFromInline let isSystem: Bool
  /// Adds the style to an outline; false if it can't be compared.
  @usableFromInline let outline: @MainActor (ViewOutline) -> Bool

  /// The style that toggles have where none is set.
  @MainActor static let automatic = AnyToggleStyle(DefaultToggleStyle())

  @inlinable
  init<S: ToggleStyle>(_ style: S) {
    // Used on the main actor alone, like all of a view.
    nonisolated(unsafe) let style = style
    isSystem = S._isSystem
    outline = { outline in
      outline.add(S.self)
      return outline.add(all: style)
    }
    look = { configuration in
      LoweredView { context in
        guard !S._isSystem else {
          return S.Body._lower(style.makeBody(configuration: configuration), into: &context)
        }
        context.lowerRow(
          StyleBody(style: style) { $0.makeBody(configuration: configuration) },
          at: Salt.Toggle.styleBody)
      }
    }
  }
}

extension _ControlEnvironmentModifier {
  @usableFromInline
  init(toggle style: AnyToggleStyle) {
    self.init(\.toggleStyles, outline: .value(style.outline)) { $0.append(style) }
  }
}

private struct ToggleStylesKey: EnvironmentKey {
  static var defaultValue: [AnyToggleStyle] { [] }
}

extension EnvironmentValues {
  /// The looks of toggles, the innermost last.
  var toggleStyles: [AnyToggleStyle] {
    get { self[ToggleStylesKey.self] }
    set { self[ToggleStylesKey.self] = newValue }
  }
}

extension View {
  /// Gives the toggles of the view a look.
  @inlinable nonisolated public consuming func toggleStyle<S: ToggleStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(_ControlEnvironmentModifier(toggle: AnyToggleStyle(style)))
  }
}
