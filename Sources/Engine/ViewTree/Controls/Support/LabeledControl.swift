import ElementTree

/// A control at the end of a row that begins with its label.
struct LabeledControl<Control: View>: _ComposedView {
  let label: LoweredView
  /// The control, which is given its name where the label is not seen.
  let control: @MainActor (String?) -> Control

  init<L: View>(_ label: L, @ViewBuilder control: @escaping @MainActor (String?) -> Control) {
    self.label = LoweredView { $0.lowerRow(label, at: Salt.Control.label) }
    self.control = control
  }

  func composition(in environment: EnvironmentValues) -> some View {
    let isHidden = environment.labelsVisibility == .hidden
    Naming(by: label) { name in
      if isHidden || name.isEmpty {
        control(name.isEmpty && environment.surroundingName.isEmpty ? nil : name)
      } else {
        HStack {
          label.setting { $0.isInsideControl = true }
          Spacer()
          control(nil)
        }
        .phrasingElement(.label)
      }
    }
    .opacity(environment.isEnabled ? 1 : 0.4)
  }
}
