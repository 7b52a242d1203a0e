/// A field for a line of text.
///
/// - Note: As in SwiftUI.
nonisolated public struct TextField<Label: View>: _PrimitiveView {
  let text: () -> String
  let write: (String) -> Void
  let prompt: Text?
  let axis: Axis
  let label: Label
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
  var isSecure = false

  init(
    read: @escaping () -> String, write: @escaping (String) -> Void, prompt: Text? = nil,
    axis: Axis = .horizontal, label: Label
  ) {
    text = read
    self.write = write
    self.prompt = prompt
    self.axis = axis
    self.label = label
  }

  /// Creates a field with a prompt and a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: label)
  }

  /// Creates a field that grows along an axis.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(
      read: { text.wrappedValue }, write: { text.wrappedValue = $0 }, prompt: prompt, axis: axis,
      label: label())
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let label = view.label
    var field = TextField<_TextFieldStyleLabel>(
      read: view.text, write: view.write, prompt: view.prompt, axis: view.axis,
      label: _TextFieldStyleLabel(content: LoweredView { $0.lowerRow(label, at: Salt.Field.label) })
    )
    field.isSecure = view.isSecure
    field.onEditingChanged = view.onEditingChanged
    field.onCommit = view.onCommit
    StyledField._lower(StyledField(field: field), into: &context)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title that is looked up in a table of strings.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a field with a title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field with a title that grows along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleKey) }
  }

  /// Creates a field with a title that grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(title) }
  }

  /// Creates a field with a title and a prompt that grows along an axis.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field with a title and a prompt that grows along an axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Creates a field with a title, whose chosen part is kept.
  ///
  /// - Note: Differs from SwiftUI: fields don't tell what readers choose.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(text: text, prompt: prompt, axis: axis ?? .horizontal) { Text(titleKey) } }

  /// Creates a field with a title, whose chosen part is kept.
  ///
  /// - Note: Differs from SwiftUI: fields don't tell what readers choose.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(text: text, prompt: prompt, axis: axis ?? .horizontal) { Text(title) } }

  /// Creates a field that tells when editing begins and ends.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(titleKey, text: text)
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// Creates a field that tells when editing begins and ends.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, text: text)
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
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
