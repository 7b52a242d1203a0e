/// The shape of symbols: filled, in a circle, struck through.
///
/// - Note: As in SwiftUI. A variant that the set lacks leaves the symbol as it is.
public struct SymbolVariants: Hashable, Sendable {
  /// A shape around a symbol.
  private enum Enclosure: String { case circle, square, rectangle }

  private var enclosure: Enclosure?
  private var isFilled = false
  private var isSlashed = false

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// Symbols as they are named.
  public static let none = SymbolVariants()
  /// Symbols in a circle.
  public static let circle = SymbolVariants.none.circle
  /// Symbols in a square.
  public static let square = SymbolVariants.none.square
  /// Symbols in a rectangle.
  public static let rectangle = SymbolVariants.none.rectangle
  /// Filled symbols.
  public static let fill = SymbolVariants.none.fill
  /// Symbols struck through.
  public static let slash = SymbolVariants.none.slash

  /// The variant in a circle.
  public var circle: SymbolVariants { with { $0.enclosure = .circle } }
  /// The variant in a square.
  public var square: SymbolVariants { with { $0.enclosure = .square } }
  /// The variant in a rectangle.
  public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
  /// The variant, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// The variant, struck through.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Whether all of another variant is in this one.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure)
      && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
  }

  /// A variant with another one's parts added.
  func union(_ other: SymbolVariants) -> SymbolVariants {
    with {
      $0.enclosure = other.enclosure ?? $0.enclosure
      $0.isFilled = $0.isFilled || other.isFilled
      $0.isSlashed = $0.isSlashed || other.isSlashed
    }
  }

  /// The names that the variant of a symbol may have, the best first.
  func names(of symbol: String) -> [String] {
    guard self != .none else { return [symbol] }
    var parts = symbol.split(separator: ".").map(String.init)
    let wasFilled = parts.last == "fill"
    if wasFilled { parts.removeLast() }
    let base = parts.joined(separator: ".")
    var names: [String] = []
    for shape in [enclosure.map { ".\($0.rawValue)" } ?? "", ""] {
      for slash in isSlashed ? [".slash", ""] : [""] {
        if isFilled || wasFilled { names.append(base + slash + shape + ".fill") }
        names.append(base + slash + shape)
      }
    }
    return names + [symbol]
  }
}

/// How the layers of a symbol are coloured.
///
/// - Note: Differs from SwiftUI: symbols have one layer, so each mode looks the same.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let number: Int
  /// All layers in one colour.
  public static let monochrome = SymbolRenderingMode(number: 0)
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(number: 1)
  /// Layers of one colour in several strengths.
  public static let hierarchical = SymbolRenderingMode(number: 2)
  /// A colour for each layer.
  public static let palette = SymbolRenderingMode(number: 3)
}

private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// The shape of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// How symbols are coloured.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Gives symbols a shape, in addition to the surroundings' own.
  nonisolated public func symbolVariant(
    _ variant: SymbolVariants
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<SymbolVariants>> {
    transformEnvironment(\.symbolVariants) { $0 = $0.union(variant) }
  }

  /// Says how symbols are coloured.
  nonisolated public func symbolRenderingMode(
    _ mode: SymbolRenderingMode?
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<SymbolRenderingMode?>> {
    environment(\.symbolRenderingMode, mode)
  }
}
