import ElementTree

extension LoweringContext {
  /// Lowers a control at the end of a row that begins with its label.
  ///
  /// - Parameter addControl: Adds the control; its name is nil where the label is seen.
  @MainActor
  mutating func lowerLabeledControl<L: View>(
    _ label: L, _ addControl: (inout LoweringContext, String?) -> Void
  ) {
    let mark = mark()
    let name = plainText(of: label, at: 0x6001)
    if environment.labelsVisibility == .hidden || name.isEmpty {
      addControl(&self, name.isEmpty ? nil : name)
    } else {
      let stack = openHorizontal()
      with(\.isInsideControl, true) { $0.lowerRow(label, at: 0x6001) }
      Spacer._lower(Spacer(), into: &self)
      addControl(&self, nil)
      closeHorizontal(stack, .center, nil)
      nameBoxes(since: mark, .label, isPhrasing: true)
    }
    if !environment.style.isEnabled { fade(since: mark, 0.4) }
  }
}
