import ElementTree

/// Sets the colour scheme of a view: what its code reads, and how its colours resolve.
nonisolated public struct _ColorSchemeModifier: _BoxModifier, Sendable {
  let colorScheme: ColorScheme

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    let saved = context.environment.colorScheme
    context.environment.colorScheme = modifier.colorScheme
    let mark = context.mark()
    V._lower(content, into: &context)
    context.forEachBox(since: mark) { box, context in _apply(modifier, to: &box, in: &context) }
    context.environment.colorScheme = saved
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) { context.setScheme(modifier.colorScheme, of: &box) }
}

/// Sets how a view's colours look, if anything is set, and nothing that its code is told.
nonisolated struct ColorsModifier: _BoxModifier {
  let colorScheme: ColorScheme?

  @MainActor
  static func _apply(
    _ modifier: Self, to box: inout BoxReference, in context: inout LoweringContext
  ) {
    if let colorScheme = modifier.colorScheme { context.setScheme(colorScheme, of: &box) }
  }
}

extension LoweringContext {
  /// Makes the colours of a box those of one brightness: `light-dark()` follows `color-scheme`.
  mutating func setScheme(_ colorScheme: ColorScheme, of box: inout BoxReference) {
    annotate(&box) { semantics in
      let known = semantics.attributes.first { $0.name == .class }
      let name = colorScheme == .dark ? "s-dark" : "s-light"
      semantics.set(.class, (known.map { $0.value + " " } ?? "") + name)
    }
  }
}

extension View {
  /// Sets the brightness of the view.
  nonisolated public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>, _ value: ColorScheme
  ) -> ModifiedContent<Self, _ColorSchemeModifier> {
    modifier(_ColorSchemeModifier(colorScheme: value))
  }

  /// Has the view's colours be those of a brightness, if there is one.
  nonisolated func colors(
    ifAny colorScheme: ColorScheme?
  ) -> ModifiedContent<Self, ColorsModifier> {
    modifier(ColorsModifier(colorScheme: colorScheme))
  }
}
