/// The label of a field that a style of the author's own shows.
///
/// - Note: As in SwiftUI.
nonisolated public struct _TextFieldStyleLabel: _PrimitiveView {
  let content: LoweredView

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    view.content.lower(&context)
  }
}

extension TextFieldStyle {
  /// What stands for the label of a field.
  public typealias _Label = _TextFieldStyleLabel

  /// The engine's own look that the style stands for; nil for a style of the author's own.
  nonisolated public static var _look: _FieldLook? { nil }
}

extension TextFieldStyle where _Body == TextField<_TextFieldStyleLabel> {
  /// A style of the engine's own shows the field as it is.
  @MainActor @preconcurrency
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body { configuration }
}

/// A field in the style of the surroundings.
struct StyledField: _ComposedView {
  let field: TextField<_TextFieldStyleLabel>

  func composition(in environment: EnvironmentValues) -> some View {
    if let style = environment.fieldOptions.custom {
      // The field in the style's view has the usual look.
      style.look(field).environment(\.fieldOptions.custom, nil)
    } else {
      Field(
        content: FieldContent(
          text: field.isSecure ? "" : field.text(), prompt: field.prompt, isSecure: field.isSecure,
          isMultiline: field.axis == .vertical, write: field.write,
          onEditingChanged: field.onEditingChanged, onCommit: field.onCommit),
        label: field.label.content)
    }
  }
}
