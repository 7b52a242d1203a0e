/// A look for buttons that behave as usual.
///
/// - Note: As in SwiftUI. The result of `makeBody` is the content of a real `<button>`.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the button's look.
  associatedtype Body: View
  /// What the look is made of.
  typealias Configuration = ButtonStyleConfiguration

  /// The button's look.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// Whether a button is held down, and whether anybody asked.
final class ButtonPress {
  let isOn: Bool
  var wasRead = false

  init(isOn: Bool) { self.isOn = isOn }
}

/// What a button's look is made of.
///
/// - Note: As in SwiftUI. On a static page no button is pressed.
nonisolated public struct ButtonStyleConfiguration {
  /// A button's label, whatever its type is.
  nonisolated public struct Label: _PrimitiveView {
    let content: LoweredView

    @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
      view.content.lower(&context)
    }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  /// Whether the button is being pressed.
  ///
  /// - Note: Differs from SwiftUI: on a static page always false.
  public var isPressed: Bool {
    press.wasRead = true
    return press.isOn
  }
  let press: ButtonPress
}

/// A look for buttons that decides when they act.
///
/// - Note: As in SwiftUI. What shows no `Button` of its own becomes a real `<button>` as a whole.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the button's look.
  associatedtype Body: View
  /// What the look is made of.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The button's look.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body

  /// Whether the style is one of the engine's own: its buttons look otherwise in menus and dialogs.
  nonisolated static var _isSystem: Bool { get }
}

extension PrimitiveButtonStyle {
  nonisolated public static var _isSystem: Bool { false }
}

/// What a button's look is made of where the look decides when the button acts.
///
/// - Note: As in SwiftUI.
nonisolated public struct PrimitiveButtonStyleConfiguration {
  /// A button's label, whatever its type is.
  nonisolated public struct Label: _PrimitiveView {
    let content: LoweredView

    @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
      view.content.lower(&context)
    }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  let action: @MainActor () -> Void
  /// Whether the button is a link to another view.
  var isLink = false

  /// Does what the button does.
  @MainActor public func trigger() { action() }
}
