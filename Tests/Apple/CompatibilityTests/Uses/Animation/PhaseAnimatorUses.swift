import SwiftUI

@MainActor enum PhaseAnimatorUses {
  static func phaseAnimator() {
    _ = PhaseAnimator<Int, Text>.self
    _ = PhaseAnimator([1, 2], content: { _ in Text("a") }, animation: { _ in .default })
    _ = PhaseAnimator(
      [1, 2], trigger: 1, content: { _ in Text("a") }, animation: { _ in .default })
  }

  static func view(_ view: some View) {
    _ = view.phaseAnimator([1, 2], content: { _, _ in Text("a") }, animation: { _ in .default })
    _ = view.phaseAnimator(
      [1, 2], trigger: 1, content: { _, _ in Text("a") }, animation: { _ in .default })
  }
}
