import ElementTree

/// The brightness that a view wants for the page around it.
package enum PreferredColorSchemeKey: PreferenceKey {
  package static var defaultValue: ColorScheme? { nil }
  package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension ColorScheme {
  /// The class of an element whose page has just this brightness; the base style sheet gives it to
  /// the page.
  package var pageClass: String {
    switch self {
    case .light: "only-light"
    case .dark: "only-dark"
    }
  }
}

extension LoweringContext {
  /// Gives the page the brightness that its views ask for.
  @MainActor
  mutating func declarePageScheme(_ colorScheme: ColorScheme?) {
    guard let colorScheme, let root = pending.first else { return }
    var reference = BoxReference(index: root)
    annotate(&reference) { semantics in
      let known = semantics.attributes.first { $0.name == .class }
      semantics.set(.class, (known.map { $0.value + " " } ?? "") + colorScheme.pageClass)
    }
  }
}

/// Asks for a page of one brightness.
nonisolated public struct _PreferredColorSchemeModifier: _PrimitiveModifier, Sendable {
  let colorScheme: ColorScheme?

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout _LoweringContext
  ) {
    guard let colorScheme = modifier.colorScheme else {
      V._lower(content, into: &context)
      return
    }
    let saved = context.environment.colorScheme
    context.environment.colorScheme = colorScheme
    V._lower(content, into: &context)
    context.environment.colorScheme = saved
    context.preferences.merge(PreferredColorSchemeKey.self, colorScheme)
  }
}

extension View {
  /// Asks for a light or a dark page; nil leaves it to the reader.
  nonisolated public func preferredColorScheme(
    _ colorScheme: ColorScheme?
  ) -> ModifiedContent<Self, _PreferredColorSchemeModifier> {
    modifier(_PreferredColorSchemeModifier(colorScheme: colorScheme))
  }

  /// Sets the brightness of the view.
  @available(*, deprecated, renamed: "preferredColorScheme(_:)")
  nonisolated public func colorScheme(
    _ colorScheme: ColorScheme
  ) -> ModifiedContent<Self, _ColorSchemeModifier> {
    environment(\.colorScheme, colorScheme)
  }
}
