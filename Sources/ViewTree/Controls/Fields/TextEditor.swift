import ElementTree

/// An area for text of many lines.
///
/// - Note: As in SwiftUI.
nonisolated public struct TextEditor: _PrimitiveView {
  let text: Binding<String>

  /// Creates an area for a text.
  public init(text: Binding<String>) { self.text = text }

  @MainActor public static func _lower(_ view: Self, into context: inout LoweringContext) {
    let attributes = context.environment.fieldOptions.attributes + context.inertAttributes
    let style = context.extend(context.textStyle(), with: context.accentStyle())
    let mark = context.mark()
    context.addControl(
      .textarea, .editor, attributes + [(.ariaLabel, "Text")], text: view.text.wrappedValue,
      width: .filling(ideal: 100), height: .filling(ideal: 100), style: style,
      handlers: context.fieldHandlers(
        FieldContent(text: "", isMultiline: true, write: { view.text.wrappedValue = $0 })))
    if !context.environment.style.isEnabled { context.fade(since: mark, 0.4) }
  }
}
