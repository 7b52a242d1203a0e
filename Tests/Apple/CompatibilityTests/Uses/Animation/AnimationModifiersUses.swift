import SwiftUI

@MainActor enum AnimationModifiersUses {
  static func placeholderContentView() {
    _ = PlaceholderContentView<Text>.self
  }

  static func view(_ view: some View) {
    _ = view.animation(.default, value: 1)
    _ = view.animation(.default)
    _ = view.animation(.default, body: { _ in Text("a") })
    _ = view.transaction({ _ in })
    _ = view.transaction(value: 1, { _ in })
    _ = view.transaction({ _ in }, body: { _ in Text("a") })
  }

  static func animatableModifier() {
    _ = (any AnimatableModifier).self
  }

  static func animationCompletionCriteria() {
    let _: [AnimationCompletionCriteria] = [.logicallyComplete, .removed]
    _ = AnimationCompletionCriteria.self
  }

  static func functions() {
    _ = withAnimation(.default, completionCriteria: .logicallyComplete, { 1 }, completion: {})
  }
}
