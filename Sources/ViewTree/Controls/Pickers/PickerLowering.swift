import ElementTree
import Foundation

/// A choice of a picker.
struct PickerChoice {
  var text: String
  var isSelected: Bool
  /// Whether the reader may take it.
  var isEnabled: Bool
  /// Chooses it.
  var choose: () -> Void
  /// The box that shows it.
  var box: Int32
}

extension LoweringContext {
  /// Lowers a picker in the look of the surroundings.
  @MainActor
  mutating func lowerPicker<L: View, C: View>(
    label: L, content: C, selection: ChoiceSelection
  ) {
    let choices = lowerChoices(content, selection)
    let name = plainText(of: label, at: 0x6001)
    let mark = mark()
    // A menu shows the choices among its actions.
    if environment.containerKind == .menu { return addRadioRows(choices, name) }
    switch environment.pickerLook {
    case .menu, .link:
      if environment.containerKind == .list, environment.labelsVisibility != .hidden {
        let stack = openHorizontal()
        with(\.isInsideControl, true) { $0.lowerRow(label, at: 0x6001) }
        Spacer._lower(Spacer(), into: &self)
        addMenu(choices, name: nil)
        closeHorizontal(stack, .center, nil)
        nameBoxes(since: mark, .label, isPhrasing: true)
      } else {
        addMenu(choices, name: name)
      }
    case .segmented: addSegments(choices, name)
    case .inline, .radioGroup: addRadioRows(choices, name)
    case .wheel:
      addRadioRows(choices, name)
      forEachBox(since: mark) { box, context in context.scrollWheel(&box) }
    }
    if !environment.style.isEnabled { fade(since: mark, 0.4) }
  }

  /// Lowers the choices of a picker; their boxes are forgotten but can be used.
  @MainActor
  mutating func lowerChoices<C: View>(
    _ content: C, _ selection: ChoiceSelection
  ) -> [PickerChoice] {
    let mark = mark()
    let wereCollected = collectsIDs
    collectsIDs = isLive
    defer { collectsIDs = wereCollected }
    let wasLive = isLive
    isLive = false
    defer { isLive = wasLive }
    let axis = stackAxis
    stackAxis = .horizontal
    with(\.containerKind, .choices) { context in
      context.with(\.isInsideControl, true) { $0.lower(content, at: 0x6004) }
    }
    stackAxis = axis
    var choices: [PickerChoice] = []
    for index in pending[mark...] where tree.boxes[Int(index)].kind != .divider {
      let (traits, key) = (traits(of: index), key(of: index))
      let value = traits?.tag ?? rowIDs[key]
      let isEnabled = traits?.isSelectionDisabled != true && traits?.isDisabledChoice != true
      choices.append(
        PickerChoice(
          text: plainText(of: index), isSelected: selection.key.matches(traits?.tag, key: key),
          isEnabled: isEnabled,
          choose: { if isEnabled, let value { selection.choose(value) } }, box: index))
    }
    discard(since: mark)
    return choices
  }

  @MainActor
  private mutating func addMenu(_ choices: [PickerChoice], name: String?) {
    var attributes = inertAttributes
    if let name, !name.isEmpty { attributes.append((.ariaLabel, name)) }
    let isLive = isLive
    var options = choices.enumerated().map { number, choice in
      // On a live page the number tells which one the reader took.
      let value: [AttributePair] = isLive ? [(.value, String(number))] : []
      return ControlContent(
        name: .option,
        attributes: value + (choice.isSelected ? [(.selected, "")] : [])
          + (choice.isEnabled ? [] : [(.disabled, "")]), text: choice.text)
    }
    // A browser would show the first choice where none is made.
    if !choices.contains(where: \.isSelected) {
      options.insert(
        ControlContent(name: .option, attributes: [(.selected, ""), (.hidden, "")], text: ""),
        at: 0)
    }
    let color = css(environment.containerKind == .list ? .secondary : .accentColor)
    let style = extend(textStyle(), .color, color)
    let change = answeringText(
      .change,
      { text in
        guard let number = Int(text), choices.indices.contains(number) else { return }
        choices[number].choose()
      })
    addControl(
      .select, .menu, attributes, options: options, width: .wrapping, style: style,
      handlers: [change])
  }

  @MainActor
  private mutating func addRadio(
    _ look: ControlLook, _ group: String, _ choice: PickerChoice, value: Int,
    width: AxisRange, height: AxisRange
  ) {
    var attributes: [AttributePair] = [
      (.type, "radio"), (.name, group), (.value, String(value)),
    ]
    if choice.isSelected { attributes.append((.checked, "")) }
    attributes += choice.isEnabled ? inertAttributes : [(.disabled, "")]
    if !choice.text.isEmpty { attributes.append((.ariaLabel, choice.text)) }
    addControl(
      .input, look, attributes, width: width, height: height, style: accentStyle(),
      handlers: [choiceHandler(choice)])
  }

  @MainActor
  private func choiceHandler(_ choice: PickerChoice) -> ElementHandler {
    var handler = answeringFlag(.check, { if $0 { choice.choose() } })
    if !choice.isEnabled { handler.isEnabled = false }
    return handler
  }

  @MainActor
  private mutating func addSegments(_ choices: [PickerChoice], _ name: String) {
    let group = uniqueName("group")
    let stack = openHorizontal()
    for (value, choice) in choices.enumerated() {
      pending.append(choice.box)
      forEachBox(since: pending.count - 1) { box, context in
        context.pad(&box, vertical: 5, horizontal: 10)
        context.stretch(&box, minimumHeight: nil, .center)
        context.addLayer(to: &box, .center, isOverlay: false) { context in
          context.addRadio(
            .segment, group, choice, value: value, width: .filling(), height: .filling())
        }
        context.nameElement(&box, .label, isPhrasing: true)
      }
    }
    closeHorizontal(stack, .center, 0)
    let fill = css(Color.segments)
    forEachBox(since: stack.pending) { box, context in
      context.pad(&box, vertical: 2, horizontal: 2)
      context.decorate(&box, .background) { list, styles in
        list = styles.extend(list, .backgroundColor, fill)
        list = styles.extend(list, .borderRadius, .points(9 as Double))
      }
      context.annotateGroup(&box, role: "radiogroup", name)
    }
  }

  @MainActor
  private mutating func addRadioRows(_ choices: [PickerChoice], _ name: String) {
    let group = uniqueName("group")
    let stack = openVertical()
    for (value, choice) in choices.enumerated() {
      let row = openHorizontal()
      let isRow = environment.pickerLook != .radioGroup || environment.containerKind == .menu
      let addButton: (inout LoweringContext) -> Void = { context in
        context.addRadio(
          isRow ? .wheel : .radio, group, choice, value: value, width: .fixed(18),
          height: .fixed(18))
      }
      if !isRow { addButton(&self) }
      pending.append(choice.box)
      if isRow {
        Spacer._lower(Spacer(), into: &self)
        addButton(&self)
      }
      closeHorizontal(row, .center, nil)
      if environment.containerKind == .menu {
        forEachBox(since: row.pending) { box, context in
          context.pad(&box, vertical: 11, horizontal: 16)
        }
      }
      nameBoxes(since: row.pending, .label, isPhrasing: true)
    }
    closeVertical(
      stack, .leading,
      environment.pickerLook == .radioGroup ? 6 : environment.containerKind == .menu ? 0 : 12)
    forEachBox(since: stack.pending) { box, context in
      context.annotateGroup(&box, role: "radiogroup", name)
    }
  }

  /// Shows a part of a picker's rows.
  private mutating func scrollWheel(_ box: inout BoxReference) {
    var scroll = Box(
      kind: .scroll, width: tree.boxes[Int(box.index)].width, height: .filling(ideal: 216))
    scroll.values[0] = 2
    wrap(&box, in: scroll)
    var frame = Box(
      kind: .frame, width: tree.boxes[Int(box.index)].width, height: .fixed(216))
    frame.values[0] = .nan
    frame.values[1] = 216
    wrap(&box, in: frame)
  }

  /// Says that a box holds a group of controls.
  mutating func annotateGroup(_ box: inout BoxReference, role: String, _ name: String) {
    annotate(&box) { semantics in
      semantics.set(.role, role)
      if !name.isEmpty { semantics.set(.ariaLabel, name) }
    }
  }

  /// Has a box fill the width that it is proposed.
  mutating func stretch(
    _ box: inout BoxReference, minimumHeight: Float?, _ alignment: BoxAlignment
  ) {
    let child = tree.boxes[Int(box.index)]
    var width = child.width
    width.isGreedy = true
    width.isShrinkable = false
    width.maximum = .infinity
    var height = child.height
    if let minimumHeight {
      height.minimum = height.minimum.isNaN ? .nan : max(height.minimum, minimumHeight)
      height.ideal = height.ideal.isNaN ? .nan : max(height.ideal, minimumHeight)
      if !height.maximum.isNaN { height.maximum = max(height.maximum, minimumHeight) }
    }
    var outer = Box(kind: .flexibleFrame, width: width, height: height)
    outer.alignment = alignment
    outer.values[2] = .infinity
    if let minimumHeight { outer.values[3] = minimumHeight }
    outer.priority = child.priority
    wrap(&box, in: outer)
  }
}

extension LoweringContext {
  /// Notes that readers can't take the choices of a picker that came since a mark, if they are disabled.
  @usableFromInline
  mutating func noteDisabledChoices(since mark: Int) {
    guard !environment.style.isEnabled else { return }
    forEachBox(since: mark) { box, context in context.noteDisabledChoice(box) }
  }

  /// Notes that readers can't take a choice of a picker.
  mutating func noteDisabledChoice(_ box: BoxReference) {
    guard environment.containerKind == .choices else { return }
    setTraits(of: box) { $0.isDisabledChoice = true }
  }
}
