/// A look for fields.
///
/// - Note: As in SwiftUI.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the look.
  associatedtype _Body: View = TextField<_TextFieldStyleLabel>
  /// The look of a field.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body
  /// The engine's own look that the style stands for; nil for a style of the author's own.
  nonisolated static var _look: _FieldLook? { get }
}

/// A look of fields.
public enum _FieldLook: Sendable { case plain, rounded }

/// The look that suits the place: no border.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  public init() {}
  public static var _look: _FieldLook? { .plain }
}

/// A field without decoration.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  public init() {}
  public static var _look: _FieldLook? { .plain }
}

/// A field in a rounded border.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  public init() {}
  public static var _look: _FieldLook? { .rounded }
}

/// A field in a border.
///
/// - Note: As in SwiftUI on a Mac.
nonisolated public struct SquareBorderTextFieldStyle: TextFieldStyle, Sendable {
  public init() {}
  public static var _look: _FieldLook? { .rounded }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle {
    SquareBorderTextFieldStyle()
  }
}

/// A look for areas of text.
///
/// - Note: As in SwiftUI, where authors make none of their own.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

/// The look that suits the place.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle, Sendable {
  public init() {}
}

/// An area without decoration.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle, Sendable {
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
