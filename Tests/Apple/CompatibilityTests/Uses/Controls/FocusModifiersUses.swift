import SwiftUI

@MainActor enum FocusModifiersUses {
  static func focusInteractions() {
    let _: [FocusInteractions] = [.activate, .edit, .automatic]
    _ = FocusInteractions.self
  }

  static func defaultFocusEvaluationPriority() {
    let _: [DefaultFocusEvaluationPriority] = [.automatic, .userInitiated]
    _ = DefaultFocusEvaluationPriority.self
  }

  static func view(
    _ view: some View, _ focusStateIntBinding: FocusState<Int>.Binding,
    _ focusStateBoolBinding: FocusState<Bool>.Binding
  ) {
    _ = view.focused(focusStateIntBinding, equals: 1)
    _ = view.focused(focusStateBoolBinding)
    _ = view.focusable(true)
    _ = view.focusable(true, interactions: .activate)
    _ = view.defaultFocus(focusStateIntBinding, 1, priority: .automatic)
    _ = view.focusEffectDisabled(true)
    _ = view.focusSection()
  }
}
