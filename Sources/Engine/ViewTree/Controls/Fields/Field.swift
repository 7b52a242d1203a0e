import ElementTree

/// A field for text before it is an element.
struct FieldContent {
  /// The text in the field.
  var text: String
  /// What stands in the field while it is empty.
  var prompt: Text?
  var isSecure = false
  /// Whether the field has as many lines as its text.
  var isMultiline = false
  /// Takes the text that the reader typed.
  var write: (String) -> Void
  /// Learns when the reader begins and ends.
  var onEditingChanged: (Bool) -> Void = { _ in }
  /// Learns that the reader is done.
  var onCommit: () -> Void = {}
}

/// A field of the browser's own; its label is its name, and its prompt where there is no other.
struct Field: _ComposedView {
  let content: FieldContent
  let label: LoweredView

  func composition(in environment: EnvironmentValues) -> some View {
    Naming(by: label) { name in
      Naming(by: content.prompt) { prompt in
        FieldInput(content: content, name: name, prompt: content.prompt == nil ? name : prompt)
      }
    }
    .opacity(environment.isEnabled ? 1 : 0.4)
    .modifier(DialogFieldModifier(isInDialog: environment.containerKind == .actions))
  }
}

/// Tells an alert around a field that it is one.
nonisolated private struct DialogFieldModifier: _BoxModifier {
  let isInDialog: Bool

  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    if modifier.isInDialog { context.setTraits(of: box) { $0.dialogPart = .field } }
  }
}

/// The input of a field.
private struct FieldInput: _ComposedView {
  let content: FieldContent
  let name: String
  let prompt: String

  func composition(in environment: EnvironmentValues) -> BrowserControl {
    let options = environment.fieldOptions
    var control = BrowserControl(
      name: .input, look: options.style == .rounded ? .roundedField : .field,
      width: .filling(ideal: 100), height: .unknown, ink: .accentedText, field: content)
    if !prompt.isEmpty { control.attributes.append((.placeholder, prompt)) }
    let name = environment.controlName(name)
    if !name.isEmpty { control.attributes.append((.ariaLabel, name)) }
    control.attributes += options.attributes
    if content.isMultiline {
      control.name = .textarea
      control.text = content.text
      let lines = max(environment.style.minimumLines ?? 1, 1)
      control.contentAttributes = [(.rows, String(lines))]
    } else {
      let type =
        content.isSecure ? "password" : options.keyboard == .emailAddress ? "email" : "text"
      control.attributes.insert((.type, type), at: 0)
      if !content.isSecure { control.contentAttributes = [(.value, content.text)] }
    }
    return control
  }
}

extension LoweringContext {
  /// What a field does when the reader types.
  @MainActor
  func fieldHandlers(_ content: FieldContent) -> [ElementHandler] {
    guard isLive else { return [] }
    let submit = environment.submitActions
    // In a field of several lines Return begins a new one, unless somebody wants to know.
    let submits = !content.isMultiline || !submit.isEmpty
    let entry = [
      answeringText(
        .input,
        { content.write(FieldLimits.taken(of: $0, isMultiline: content.isMultiline)) }),
      answering(.submit) { _ in
        content.onCommit()
        for action in submit { action() }
      },
    ].filter { submits || $0.slot != .submit }
    return entry + focusHandlers { content.onEditingChanged($0) }
  }

  /// The declarations of two lists.
  mutating func extend(
    _ list: StyleTable.List, with other: StyleTable.List
  ) -> StyleTable.List { tree.styles.extend(list, with: other) }
}
