public import ViewTree

/// How the colours of a symbol are laid on.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let value: Int
  public static let flat = SymbolColorRenderingMode(value: 0)
  public static let gradient = SymbolColorRenderingMode(value: 1)
}

/// How a symbol shows its value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let value: Int
  public static let color = SymbolVariableValueMode(value: 0)
  public static let draw = SymbolVariableValueMode(value: 1)
}

/// How a palette shows what is chosen.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let variants: SymbolVariants?
  public static let automatic = PaletteSelectionEffect(variants: nil)
  public static let custom = PaletteSelectionEffect(variants: SymbolVariants.none)
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(variants: variant)
  }
}

extension View {
  /// - Note: Differs from SwiftUI: colours of symbols are flat.
  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Self {
    self
  }

  /// - Note: Differs from SwiftUI: symbols show their value by colour.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Self { self }

  /// - Note: Differs from SwiftUI: palettes show what is chosen as segments do.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> Self { self }
}
