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

extension LoweringContext {
  /// Lowers a field; its label is its name, and its prompt where there is no other.
  @MainActor
  mutating func lowerField<L: View>(_ content: FieldContent, label: L) {
    let options = environment.fieldOptions
    let name = plainText(of: label, at: 0x6001)
    let prompt = content.prompt.map { plainText(of: $0, at: 0x6002) } ?? name
    var attributes: [AttributePair] = []
    if !prompt.isEmpty { attributes.append((.placeholder, prompt)) }
    if !name.isEmpty { attributes.append((.ariaLabel, name)) }
    attributes += options.attributes
    attributes += inertAttributes
    let style = extend(textStyle(), with: accentStyle())
    let look: ControlLook = options.style == .rounded ? .roundedField : .field
    let mark = mark()
    let handlers = fieldHandlers(content)
    if content.isMultiline {
      let lines = max(environment.style.minimumLines ?? 1, 1)
      attributes.append((.rows, String(lines)))
      addControl(
        .textarea, look, attributes, text: content.text, width: .filling(ideal: 100),
        style: style, handlers: handlers)
    } else {
      let type =
        content.isSecure ? "password" : options.keyboard == .emailAddress ? "email" : "text"
      attributes.insert((.type, type), at: 0)
      if !content.isSecure { attributes.append((.value, content.text)) }
      addControl(
        .input, look, attributes, width: .filling(ideal: 100), style: style,
        handlers: handlers)
    }
    if !environment.style.isEnabled { fade(since: mark, 0.4) }
  }

  /// What a field does when the reader types.
  @MainActor
  func fieldHandlers(_ content: FieldContent) -> [ElementHandler] {
    guard isLive else { return [] }
    let submit = environment.submitActions
    let focus = environment.focusTargets
    if !focus.isEmpty { graph.live?.hasFocusTargets = true }
    return [
      answeringText(
        .input,
        { content.write(FieldLimits.taken(of: $0, isMultiline: content.isMultiline)) }),
      answering(.submit) { _ in
        content.onCommit()
        for action in submit { action() }
      },
      answering(.focus) { _ in
        content.onEditingChanged(true)
        for target in focus { target.write(true) }
      },
      answering(.blur) { _ in
        content.onEditingChanged(false)
        for target in focus { target.write(false) }
      },
    ].map { handler in
      var handler = handler
      if handler.slot == .focus { handler.focusTargets = focus }
      return handler
    }
  }

  /// The declarations of two lists.
  mutating func extend(
    _ list: StyleTable.List, with other: StyleTable.List
  ) -> StyleTable.List { tree.styles.extend(list, with: other) }
}
