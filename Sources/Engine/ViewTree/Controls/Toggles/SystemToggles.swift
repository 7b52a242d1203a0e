import ElementTree
import Foundation

/// A label and a switch.
struct SwitchToggle: _ComposedView {
  let configuration: ToggleStyleConfiguration
  /// The colour of a switch that is on, if not the surroundings'.
  let tint: Color?

  func composition(in environment: EnvironmentValues) -> some View {
    let color = tint ?? environment.style.tint ?? .green
    if environment.labelsVisibility == .hidden {
      Naming(by: configuration.label) { name in
        BrowserControl(checkbox: .toggle, configuration, label: name, ink: .color(color))
      }
    } else {
      // What is pressed in the label has presses of its own: the label stands beside the switch then, which has its words.
      Labeling(by: configuration.label) { label, name in
        let row = HStack {
          label
          Spacer()
          BrowserControl(
            checkbox: .toggle, configuration, label: label.holdsControl ? name : nil,
            ink: .color(color))
        }
        if label.holdsControl { row } else { row.phrasingElement(.label) }
      }
      .opacity(environment.isEnabled ? 1 : 0.4)
    }
  }
}

/// An action of a menu that has a checkmark while it is on.
struct MenuToggle: _ComposedView {
  let configuration: ToggleStyleConfiguration

  func composition(in environment: EnvironmentValues) -> some View {
    let look = HStack {
      configuration.label.setting { $0.isInsideControl = true }
      Spacer()
      if configuration.isOn { Glyph("checkmark", .accentColor, size: 15) }
    }
    .menuItemFrame(.leading)
    CoveredToggle(
      configuration: configuration, look: LoweredView { $0.lower(composed: look) }
    )
    .opacity(environment.isEnabled ? 1 : 0.4)
  }
}

/// A checkbox and a label.
struct CheckboxToggle: _ComposedView {
  let configuration: ToggleStyleConfiguration

  func composition(in environment: EnvironmentValues) -> some View {
    if environment.labelsVisibility == .hidden {
      Naming(by: configuration.label) { name in
        BrowserControl(checkbox: .checkbox, configuration, label: name, ink: .accent)
      }
    } else {
      HStack {
        BrowserControl(checkbox: .checkbox, configuration, ink: .accent)
        configuration.label.setting { $0.isInsideControl = true }
      }
      .phrasingElement(.label)
      .opacity(environment.isEnabled ? 1 : 0.4)
    }
  }
}

/// A button that stays down while it is on.
struct ButtonToggle: _ComposedView {
  let configuration: ToggleStyleConfiguration

  func composition(in environment: EnvironmentValues) -> some View {
    let look = Bezel(color: configuration.isOn ? .accentColor.opacity(0.2) : .clear) {
      configuration.label.buttonTint(nil)
    }
    CoveredToggle(
      configuration: configuration, look: LoweredView { Bezel._lower(look, into: &$0) })
  }
}

extension BrowserControl {
  /// The checkbox of a toggle.
  @MainActor
  init(
    checkbox look: ControlLook, _ configuration: ToggleStyleConfiguration, label: String? = nil,
    ink: Ink = .none
  ) {
    self.init(name: .input, look: look, label: label, ink: ink)
    attributes = [(.type, "checkbox")]
    if look != .checkbox { attributes.append((.role, "switch")) }
    if configuration.isMixed {
      attributes.append((.ariaChecked, "mixed"))
    } else if configuration.isOn {
      attributes.append((.checked, ""))
    }
    switch look {
    case .toggle: (width, height) = (.fixed(51), .fixed(31))
    case .checkbox: (width, height) = (.fixed(18), .fixed(18))
    default: break
    }
    let isOn = configuration.$isOn
    self = onFlag(.check) { isOn.wrappedValue = $0 }
  }
}
