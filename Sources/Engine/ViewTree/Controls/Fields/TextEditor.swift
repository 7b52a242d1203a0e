import ElementTree

/// An area for text of many lines.
///
/// - Note: As in SwiftUI.
nonisolated public struct TextEditor: _PrimitiveView {
  let text: Binding<String>

  /// Creates an area for a text.
  public init(text: Binding<String>) { self.text = text }

  /// Creates a field for a text whose chosen part is kept.
  ///
  /// - Note: Differs from SwiftUI: fields don't tell what readers choose.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.text = text }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let editor = BrowserControl(
      name: .textarea, look: .editor, attributes: context.environment.fieldOptions.attributes,
      label: "Text", text: view.text.wrappedValue, width: .filling(ideal: 100),
      height: .filling(ideal: 100), ink: .accentedText,
      field: FieldContent(text: "", isMultiline: true, write: { view.text.wrappedValue = $0 })
    )
    context.lower(composed: editor.opacity(context.environment.isEnabled ? 1 : 0.4))
  }
}
