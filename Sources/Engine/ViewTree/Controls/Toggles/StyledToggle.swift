import ElementTree

/// A toggle in the style of the surroundings.
@usableFromInline
nonisolated struct StyledToggle: _PrimitiveView {
  let configuration: ToggleStyleConfiguration

  @usableFromInline
  init(isOn: Binding<Bool>, isMixed: Bool, label: LoweredView) {
    configuration = ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label(content: label), isOn: isOn, isMixed: isMixed)
  }

  @usableFromInline @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    // Only this toggle is named by its label.
    let outerLabel = context.labelBox
    context.labelBox = -1
    defer { context.labelBox = outerLabel }
    let styles = context.environment.toggleStyles
    if context.environment.containerKind == .menu {
      return MenuToggle._lower(MenuToggle(configuration: view.configuration), into: &context)
    }
    if styles.isEmpty, context.environment.containerKind == .bar {
      return ButtonToggle._lower(ButtonToggle(configuration: view.configuration), into: &context)
    }
    guard let style = styles.last else {
      return AnyToggleStyle.automatic.look(view.configuration).lower(&context)
    }
    // A style that shows a toggle of its own shows it in the style around.
    context.with(\.toggleStyles, Array(styles.dropLast())) { context in
      if style.isSystem {
        style.look(view.configuration).lower(&context)
      } else {
        CoveredToggle._lower(
          CoveredToggle(configuration: view.configuration, look: style.look(view.configuration)),
          into: &context)
      }
    }
  }
}

/// A toggle in a look of its author's own: a checkbox that isn't seen is over it.
nonisolated struct CoveredToggle: _PrimitiveView {
  let configuration: ToggleStyleConfiguration
  let look: LoweredView

  @MainActor
  static func _lower(_ view: Self, into context: inout LoweringContext) {
    let mark = context.mark()
    let known = context.tree.contents.count
    context.with(\.isInsideControl, true) { view.look.lower(&$0) }
    // A style that shows the usual toggle has its checkbox already.
    let hasCheckbox = context.tree.contents[known...].contains { content in
      if case .control(let control) = content { return control.name == .input }
      return false
    }
    guard !hasCheckbox, !context.environment.isInsideControl else { return }
    // A style may leave the label out.
    let name =
      context.labelBox >= 0
      ? context.plainText(of: context.labelBox)
      : context.plainText(of: view.configuration.label, at: Salt.Toggle.name)
    let boxes = Array(context.pending[mark...])
    context.discard(since: mark)
    let control = BrowserControl(
      checkbox: .cover, view.configuration, label: name.isEmpty ? nil : name)
    let toggle = LabelBoxes(boxes: boxes).overlay(control).phrasingElement(.label)
    context.lower(composed: toggle)
  }
}

extension LoweringContext {
  /// Notes the box of a control's label, for the control's name.
  @usableFromInline
  mutating func noteLabel(since mark: Int) {
    if pending.count > mark { labelBox = pending[mark] }
  }
}
