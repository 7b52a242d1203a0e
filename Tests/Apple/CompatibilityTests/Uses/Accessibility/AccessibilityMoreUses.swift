import SwiftUI

@MainActor enum AccessibilityMoreUses {
  static func accessibilityActionKind() {
    let _: [AccessibilityActionKind] = [.default, .escape, .magicTap, .delete, .showMenu]
    _ = AccessibilityActionKind.self
  }

  static func accessibilityAdjustmentDirection() {
    let _: [AccessibilityAdjustmentDirection] = [.increment, .decrement]
    _ = AccessibilityAdjustmentDirection.self
  }

  static func view(_ view: some View, _ namespace: Namespace.ID) {
    _ = view.accessibilityRepresentation(representation: { Text("a") })
    _ = view.accessibilityChildren(children: { Text("a") })
    _ = view.accessibilityAction(.default, {})
    _ = view.accessibilityAction(named: Text("a"), {})
    _ = view.accessibilityActions({ Text("a") })
    _ = view.accessibilityAdjustableAction({ _ in })
    _ = view.accessibilityScrollAction({ _ in })
    _ = view.accessibilitySortPriority(0.5)
    _ = view.accessibilityInputLabels([Text("a")])
    _ = view.accessibilityShowsLargeContentViewer()
    _ = view.accessibilityShowsLargeContentViewer({ Text("a") })
    _ = view.accessibilityIgnoresInvertColors(true)
    _ = view.accessibilityActivationPoint(CGPoint(x: 1, y: 2))
    _ = view.accessibilityRespondsToUserInteraction(true)
    _ = view.accessibilityLabeledPair(role: .label, id: 1, in: namespace)
    _ = view.speechAlwaysIncludesPunctuation(true)
    _ = view.speechSpellsOutCharacters(true)
    _ = view.speechAdjustedPitch(0.5)
    _ = view.speechAnnouncementsQueued(true)
    _ = view.accessibilityTextContentType(.plain)
  }

  static func accessibilityLabeledPairRole() {
    let _: [AccessibilityLabeledPairRole] = [.label, .content]
    _ = AccessibilityLabeledPairRole.self
  }

  static func viewOverloads(_ view: some View, _ name: String) {
    _ = view.accessibilityAction(named: "a", {})
    _ = view.accessibilityAction(named: name, {})
    _ = view.accessibilityInputLabels(["a"])
    _ = view.accessibilityInputLabels([name])
    _ = view.accessibilityActivationPoint(.center)
  }
}
