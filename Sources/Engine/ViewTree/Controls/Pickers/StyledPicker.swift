import ElementTree
import Foundation

/// A picker in the style of the surroundings.
struct StyledPicker: _ComposedView {
  let label: LoweredView
  let name: String
  let choices: [PickerChoice]

  func composition(in environment: EnvironmentValues) -> some View {
    // A menu shows the choices among its actions.
    if environment.containerKind == .menu {
      ChoiceRows(choices: choices, name: name)
    } else {
      styled(environment).opacity(environment.isEnabled ? 1 : 0.4)
    }
  }

  @ViewBuilder @MainActor
  private func styled(_ environment: EnvironmentValues) -> some View {
    switch environment.pickerLook {
    case .menu, .link:
      if environment.containerKind == .list, environment.labelsVisibility != .hidden {
        HStack {
          label.setting { $0.isInsideControl = true }
          Spacer()
          ChoiceMenu(choices: choices, name: nil)
        }
        .phrasingElement(.label)
      } else {
        ChoiceMenu(choices: choices, name: name)
      }
    case .segmented: Segments(choices: choices, name: name)
    case .inline, .radioGroup:
      ChoiceRows(label: name.isEmpty ? nil : label, choices: choices, name: name)
    case .wheel: ChoiceWheel(choices: choices, name: name)
    }
  }
}

/// The choice, which opens a menu of the browser's own.
struct ChoiceMenu: _ComposedView {
  let choices: [PickerChoice]
  /// What the picker is called; nil where its label is seen.
  let name: String?

  func composition(in environment: EnvironmentValues) -> some View {
    let choices = choices
    BrowserControl(
      name: .select, look: .menu, label: name?.isEmpty == true ? nil : name,
      options: { options(isLive: $0) }, width: .wrapping, height: .unknown,
      ink: .text(environment.containerKind == .list ? .secondary : .accentColor)
    )
    .onText(.change) { text in
      guard let number = Int(text), choices.indices.contains(number) else { return }
      choices[number].choose()
    }
  }

  /// The options; on a live page their numbers tell which one the reader took.
  private func options(isLive: Bool) -> [ControlContent] {
    let options = choices.enumerated().map { number, choice in
      ControlContent(
        name: .option,
        attributes: (isLive ? [(.value, String(number))] : [])
          + (choice.isSelected ? [(.selected, "")] : [])
          + (choice.isEnabled ? [] : [(.disabled, "")]), text: choice.text)
    }
    if choices.contains(where: \.isSelected) { return options }
    // A browser would show the first choice where none is made.
    let none = ControlContent(
      name: .option, attributes: [(.selected, ""), (.hidden, "")], text: "")
    return [none] + options
  }
}

/// All choices side by side.
struct Segments: _ComposedView {
  let choices: [PickerChoice]
  let name: String

  func composition(in environment: EnvironmentValues) -> some View {
    UniqueName("group") { group in
      HStack(spacing: 0) {
        Each(choices) { position, choice in
          // Its words are cut in an element of their own, the shadow behind them is not.
          choice.label
            .element(.span)
            .padding(EdgeInsets(vertical: 5, horizontal: 6))
            .frame(maxWidth: .infinity)
            .background { BrowserControl(radio: .segment, choice, at: position, of: group) }
            .phrasingElement(.label)
        }
      }
      .padding(2)
      .background(Color.segments, in: RoundedRectangle(cornerRadius: 9))
      .controlGroup(role: "radiogroup", name: environment.controlName(name))
    }
  }
}

/// All choices in rows.
struct ChoiceRows: _ComposedView {
  /// What the picker is called, where its style shows that.
  var label: LoweredView?
  let choices: [PickerChoice]
  let name: String

  func composition(in environment: EnvironmentValues) -> some View {
    let isInMenu = environment.containerKind == .menu
    let hasButtons = environment.pickerLook == .radioGroup && !isInMenu
    let isRows = environment.containerKind == .list && environment.pickerLook == .inline
    UniqueName("group") { group in
      VStack(alignment: .leading, spacing: isInMenu ? 0 : hasButtons ? 6 : isRows ? 11 : 12) {
        // In a form what is chosen among stands above.
        if isRows, let label, environment.labelsVisibility != .hidden {
          label.setting { $0.isInsideControl = true }
          Hairline(color: .separator).padding(.trailing, -16)
        }
        Each(choices) { position, choice in
          // A choice of a form looks like a row of its own.
          if isRows, position > 0 {
            Hairline(color: .separator).padding(.trailing, -16)
          }
          if hasButtons {
            HStack {
              BrowserControl(radio: .radio, choice, at: position, of: group, length: 18)
              choice.label
            }
            .phrasingElement(.label)
          } else {
            HStack {
              choice.label
              Spacer()
              BrowserControl(radio: .wheel, choice, at: position, of: group, length: 18)
            }
            .padding(ifAny: isInMenu ? EdgeInsets(vertical: 11, horizontal: 16) : nil)
            .phrasingElement(.label)
          }
        }
      }
      .controlGroup(role: "radiogroup", name: environment.controlName(name))
    }
  }
}

extension BrowserControl {
  /// The radio button of a choice; `length` is its width and height in points, nil fills the choice.
  @MainActor
  init(
    radio look: ControlLook, _ choice: PickerChoice, at position: Int, of group: String,
    length: Float? = nil
  ) {
    self.init(
      name: .input, look: look, label: choice.text.isEmpty ? nil : choice.text, ink: .accent,
      isEnabled: choice.isEnabled)
    attributes = [(.type, "radio"), (.name, group), (.value, String(position))]
    if choice.isSelected { attributes.append((.checked, "")) }
    if let length { (width, height) = (.fixed(length), .fixed(length)) }
    self = onFlag(.check) { if $0 { choice.choose() } }
  }
}
