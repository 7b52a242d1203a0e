/// Puts a view that is made of a preference's value behind or in front of another.
nonisolated public struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View>:
  _PrimitiveModifier
{
  let alignment: Alignment
  let isOverlay: Bool
  let layer: (Key.Value) -> Layer

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let identity = context.identity
    let earlier = context.preferences.setAside(Key.self)
    let mark = context.mark()
    context.identity = Identity.child(identity, Salt.PreferenceLayer.content)
    V._lower(content, into: &context)
    let layer = modifier.layer(context.preferences.value(of: Key.self))
    context.preferences.putBack(earlier)
    context.identity = Identity.child(identity, Salt.PreferenceLayer.layer)
    context.forEachBox(since: mark) { box, context in
      context.addLayer(to: &box, modifier.alignment, isOverlay: modifier.isOverlay) {
        Layer._lower(layer, into: &$0)
      }
    }
    context.identity = identity
  }
}

extension View {
  /// Puts a view made of a preference's value in front of this one.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> ModifiedContent<Self, _PreferenceLayerModifier<K, V>> {
    modifier(_PreferenceLayerModifier(alignment: alignment, isOverlay: true, layer: transform))
  }

  /// Puts a view made of a preference's value behind this one.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> ModifiedContent<Self, _PreferenceLayerModifier<K, V>> {
    modifier(_PreferenceLayerModifier(alignment: alignment, isOverlay: false, layer: transform))
  }
}
