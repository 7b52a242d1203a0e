/// The brightness that a view wants for the page around it.
package enum PreferredColorSchemeKey: PreferenceKey {
  package static var defaultValue: ColorScheme? { nil }
  package static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

extension BaseStylesheet {
  /// The rule that gives a page just one brightness.
  package static func rule(_ colorScheme: ColorScheme?) -> String {
    switch colorScheme {
    case .light: ":root{color-scheme:light}\n"
    case .dark: ":root{color-scheme:dark}\n"
    case nil: ""
    }
  }
}

/// Asks for a page of one brightness.
nonisolated public struct _PreferredColorSchemeModifier: _PrimitiveModifier, Sendable {
  let colorScheme: ColorScheme?

  @MainActor
  public static func _lower<V: View>(
    _ modifier: Self, _ content: V, into context: inout LoweringContext
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

  /// Sets the brightness that views read from their surroundings.
  @available(*, deprecated, renamed: "preferredColorScheme(_:)")
  nonisolated public func colorScheme(
    _ colorScheme: ColorScheme
  ) -> ModifiedContent<Self, _PreferredColorSchemeModifier> { preferredColorScheme(colorScheme) }
}
