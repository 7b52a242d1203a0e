import SwiftUI

@MainActor enum ViewModifierUses {
  static func viewModifier<T: ViewModifier>(_ value: T, _ tContent: T.Content) {
    _ = (any ViewModifier).self
    _ = T.Body.self
    _ = T.Content.self
    _ = value.body(content: tContent)
    _ = value.concat(1)
  }

  static func modifiedContent(_ value: ModifiedContent<Text, Badge>) {
    _ = ModifiedContent<Text, Badge>.self
    _ = value.content
    _ = value.modifier
    _ = ModifiedContent(content: Text("a"), modifier: Badge())
  }

  static func emptyModifier() {
    let _: EmptyModifier = .identity
    _ = EmptyModifier.self
    _ = EmptyModifier()
  }

  static func view(_ view: some View) {
    _ = view.modifier(1)
  }
}
