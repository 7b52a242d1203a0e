/// A field for a secret.
///
/// - Note: As in SwiftUI. What is in it is never written into a page.
nonisolated public struct SecureField<Label: View>: _PrimitiveView {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  var onCommit: () -> Void = {}

  /// Creates a field with a prompt and a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let text = view.text
    var field = TextField(
      read: { "" }, write: { text.wrappedValue = $0 }, prompt: view.prompt, label: view.label)
    field.isSecure = true
    field.onCommit = view.onCommit
    TextField._lower(field, into: &context)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title that is looked up in a table of strings.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field that tells when a line ends.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
    self.onCommit = onCommit
  }

  /// Creates a field that tells when a line ends.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    self.onCommit = onCommit
  }
}
