extension View {
  /// Sets the keys that a reader wants for the view's fields.
  nonisolated public func keyboardType(
    _ type: UIKeyboardType
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(_ControlEnvironmentModifier(\.fieldOptions) { $0.keyboard = type })
  }

  /// Sets what the view's fields are for.
  nonisolated public func textContentType(
    _ textContentType: UITextContentType?
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(_ControlEnvironmentModifier(\.fieldOptions) { $0.contentType = textContentType })
  }

  /// Sets which letters a keyboard makes capital.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(
      _ControlEnvironmentModifier(\.fieldOptions) { $0.capitalization = autocapitalization })
  }

  /// Sets which letters a keyboard makes capital.
  nonisolated public func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    textInputAutocapitalization(TextInputAutocapitalization(style))
  }

  /// Says whether fields leave what is typed as it is.
  nonisolated public func autocorrectionDisabled(
    _ disable: Bool = true
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(_ControlEnvironmentModifier(\.fieldOptions) { $0.isAutocorrected = !disable })
  }

  /// Says whether fields leave what is typed as it is.
  nonisolated public func disableAutocorrection(
    _ disable: Bool?
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(
      _ControlEnvironmentModifier(\.fieldOptions) {
        $0.isAutocorrected = disable.map { !$0 } ?? $0.isAutocorrected
      })
  }

  /// Sets what the key that ends a line says.
  nonisolated public func submitLabel(
    _ submitLabel: SubmitLabel
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    modifier(_ControlEnvironmentModifier(\.fieldOptions) { $0.submitLabel = submitLabel })
  }

  /// Runs an action when the reader ends a line.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { modifier(_SubmitModifier(triggers: triggers, action: action)) }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: an action runs for the field that it was given to.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// Gives the fields of the view a look.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _ControlEnvironmentModifier> {
    let custom = ControlStyle<TextField<_TextFieldStyleLabel>>(style) {
      $0._body(configuration: $1)
    }
    return modifier(
      _ControlEnvironmentModifier(\.fieldOptions) {
        $0.style = S._look ?? .plain
        $0.custom = S._look == nil ? custom : nil
        $0.isStyled = true
      })
  }

  /// Gives the view back as it is.
  ///
  /// - Note: Differs from SwiftUI: editors look as their background does.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}

/// Keeps the action for a line that ends.
nonisolated struct _SubmitModifier: _PrimitiveModifier {
  let triggers: SubmitTriggers
  let action: () -> Void

  @MainActor static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout LoweringContext
  ) {
    guard context.isLive else { return V._lower(content, into: &context) }
    // The action of the innermost modifier comes first.
    let (text, search) = (
      context.environment.submitActions, context.environment.searchSubmitActions
    )
    let links = context.environment.links
    if modifier.triggers.contains(.text) {
      context.environment.submitActions = [modifier.action] + text
    }
    if modifier.triggers.contains(.search) {
      context.environment.searchSubmitActions = [modifier.action] + search
    }
    V._lower(content, into: &context)
    context.environment.links = links
  }
}

extension EnvironmentValues {
  private enum SubmitActionsKey: EnvironmentKey {
    static var defaultValue: [() -> Void] { [] }
  }

  /// What is done when the reader ends a line.
  var submitActions: [() -> Void] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}
