import ElementTree

extension LoweringContext {
  /// Lowers a toggle in the look of the surroundings.
  @usableFromInline @MainActor
  mutating func lowerToggle(_ isOn: Binding<Bool>, isMixed: Bool, label: LoweredView) {
    let configuration = ToggleStyleConfiguration(
      label: ToggleStyleConfiguration.Label(content: label), isOn: isOn, isMixed: isMixed)
    let styles = environment.toggleStyles
    // Only this toggle is named by its label.
    let outerLabel = labelBox
    labelBox = -1
    defer { labelBox = outerLabel }
    guard let style = styles.last else {
      return lowerToggle(configuration, look: .switch)
    }
    with(\.toggleStyles, Array(styles.dropLast())) { context in
      if let look = style.look() {
        context.lowerToggle(configuration, look: look)
      } else {
        context.lowerToggle(configuration, style: style)
      }
    }
  }

  @MainActor
  private mutating func lowerToggle(
    _ configuration: ToggleStyleConfiguration, look: _ToggleLook
  ) {
    let isHidden = environment.labelsVisibility == .hidden
    if look == .button {
      let mark = mark()
      let color = configuration.isOn ? Color.accentColor.opacity(0.2) : Color.clear
      let foreground = environment.style.foreground
      environment.style.foreground = foreground ?? AnyShapeStyle(Color.accentColor)
      with(\.isInsideControl, true) { configuration.label.content.lower(&$0) }
      environment.style.foreground = foreground
      addBezel(since: mark, color)
      return coverToggle(configuration, since: mark)
    }
    let control: ControlLook = look == .switch ? .toggle : .checkbox
    guard !isHidden else {
      let name = plainText(of: configuration.label, at: 0x6003)
      addCheckbox(control, configuration, name: name)
      return
    }
    let stack = openHorizontal()
    if look == .checkbox { addCheckbox(control, configuration, name: nil) }
    with(\.isInsideControl, true) { configuration.label.content.lower(&$0) }
    if look == .switch {
      Spacer._lower(Spacer(), into: &self)
      addCheckbox(control, configuration, name: nil)
    }
    closeHorizontal(stack, .center, nil)
    nameBoxes(since: stack.pending, .label, isPhrasing: true)
    if !environment.style.isEnabled { fade(since: stack.pending, 0.4) }
  }

  @MainActor
  private mutating func lowerToggle(
    _ configuration: ToggleStyleConfiguration, style: AnyToggleStyle
  ) {
    let mark = mark()
    let known = tree.contents.count
    with(\.isInsideControl, true) { style.lower(configuration, &$0) }
    // A style that shows the usual toggle has its checkbox already.
    let hasCheckbox = tree.contents[known...].contains { content in
      if case .control(let control) = content { return control.name == .input }
      return false
    }
    if !hasCheckbox { coverToggle(configuration, since: mark) }
  }

  /// Notes the box of a control's label, for the control's name.
  @usableFromInline
  mutating func noteLabel(since mark: Int) {
    if pending.count > mark { labelBox = pending[mark] }
  }

  /// Puts a checkbox that is not seen over what came since a mark.
  @MainActor
  private mutating func coverToggle(
    _ configuration: ToggleStyleConfiguration, since start: Int
  ) {
    guard !environment.isInsideControl else { return }
    // A style may leave the label out.
    let name =
      labelBox >= 0 ? plainText(of: labelBox) : plainText(of: configuration.label, at: 0x6003)
    forEachBox(since: start) { box, context in
      context.addLayer(to: &box, .center, isOverlay: true) { context in
        context.addCheckbox(.cover, configuration, name: name.isEmpty ? nil : name)
      }
      context.nameElement(&box, .label, isPhrasing: true)
    }
  }

  @MainActor
  private mutating func addCheckbox(
    _ look: ControlLook, _ configuration: ToggleStyleConfiguration, name: String?
  ) {
    var attributes: [AttributePair] = [(.type, "checkbox")]
    if look != .checkbox { attributes.append((.role, "switch")) }
    if configuration.isMixed {
      attributes.append((.ariaChecked, "mixed"))
    } else if configuration.isOn {
      attributes.append((.checked, ""))
    }
    attributes += inertAttributes
    if let name { attributes.append((.ariaLabel, name)) }
    let isOn = configuration.$isOn
    let handlers = [answeringFlag(.check, { isOn.wrappedValue = $0 })]
    switch look {
    case .toggle:
      let style = extend(0, .color, css(explicitTint ?? .green))
      addControl(
        .input, look, attributes, width: .fixed(51), height: .fixed(31), style: style,
        handlers: handlers)
    case .checkbox:
      addControl(
        .input, look, attributes, width: .fixed(18), height: .fixed(18), style: accentStyle(),
        handlers: handlers)
    default:
      addControl(
        .input, look, attributes, width: .filling(), height: .filling(), handlers: handlers)
    }
  }
}
