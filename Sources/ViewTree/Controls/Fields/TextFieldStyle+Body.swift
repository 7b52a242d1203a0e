/// The label of a field that a style of the author's own shows.
///
/// - Note: As in SwiftUI.
nonisolated public struct _TextFieldStyleLabel: _PrimitiveView {
  let content: LoweredView

  @MainActor public static func _lower(_ view: Self, into context: inout LoweringContext) {
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

extension LoweringContext {
  /// Lowers a field as the style of the author's own around it shows it; false if there is none.
  @MainActor
  mutating func lowerStyledField<L: View>(_ field: TextField<L>) -> Bool {
    guard let style = environment.fieldOptions.custom else { return false }
    let label = field.label
    var configuration = TextField(
      read: field.text, write: field.write, prompt: field.prompt, axis: field.axis,
      label: _TextFieldStyleLabel(content: LoweredView { $0.lowerRow(label, at: 0x6001) }))
    configuration.isSecure = field.isSecure
    configuration.onEditingChanged = field.onEditingChanged
    configuration.onCommit = field.onCommit
    func open<S: TextFieldStyle>(_ style: S, _ context: inout LoweringContext) {
      context.lower(
        StyleBody(style: style) { $0._body(configuration: configuration) }, at: 0x6003)
    }
    // The field in the style's view has the usual look.
    with(\.fieldOptions.custom, nil) { open(style, &$0) }
    return true
  }
}
