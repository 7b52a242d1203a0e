import SwiftUI

@MainActor enum GlassEffectUses {
  static func glass(_ glass: Glass) {
    let _: [Glass] = [.regular, .clear, .identity]
    _ = glass.tint(.red)
    _ = glass.interactive()
    _ = DefaultGlassEffectShape().path(in: .zero)
    _ = DefaultGlassEffectShape()._form
    let _: [GlassEffectTransition] = [.identity, .matchedGeometry, .materialize]
    _ = GlassEffectContainer(spacing: 8) { Text("a") }.body
  }

  static func view(_ view: some View, _ namespace: Namespace.ID) {
    _ = view.glassEffect()
    _ = view.glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 16))
    _ = view.glassEffectID("a", in: namespace)
    _ = view.glassEffectUnion(id: "a", namespace: namespace)
    _ = view.glassEffectTransition(.materialize)
  }

}
