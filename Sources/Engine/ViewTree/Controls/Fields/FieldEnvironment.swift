import ElementTree

/// What fields for text are told by the views around them.
struct FieldOptions {
  var keyboard = UIKeyboardType.default
  var contentType: UITextContentType?
  var capitalization: TextInputAutocapitalization?
  var isAutocorrected = true
  var submitLabel = SubmitLabel.return
  var style = _FieldLook.plain
  var isStyled = false
  /// A style of the author's own.
  var custom: ControlStyle<TextField<_TextFieldStyleLabel>>?
}

private struct FieldOptionsKey: EnvironmentKey {
  static var defaultValue: FieldOptions { FieldOptions() }
}

extension EnvironmentValues {
  /// What fields for text are told by the views around them.
  var fieldOptions: FieldOptions {
    get { self[FieldOptionsKey.self] }
    set { self[FieldOptionsKey.self] = newValue }
  }

  /// Whether fields correct what is typed.
  public var autocorrectionDisabled: Bool {
    get { !fieldOptions.isAutocorrected }
    set { fieldOptions.isAutocorrected = !newValue }
  }
}

extension FieldOptions {
  /// The attributes of an input.
  var attributes: [AttributePair] {
    var result: [AttributePair] = []
    if let mode = keyboard.inputMode { result.append((.inputmode, mode)) }
    if let token = contentType?.autocomplete { result.append((.autocomplete, token)) }
    if let capitalization { result.append((.autocapitalize, capitalization.value)) }
    if !isAutocorrected { result.append((.spellcheck, "false")) }
    if let hint = submitLabel.hint { result.append((.enterkeyhint, hint)) }
    return result
  }
}
