/// A motion of a symbol.
///
/// - Note: Differs from SwiftUI: symbols stand still on the web; all effects compile.
public protocol SymbolEffect: Sendable {}

/// An effect that goes on as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect that runs once for each change of a value.
public protocol DiscreteSymbolEffect {}

/// An effect of a symbol that comes or goes.
public protocol TransitionSymbolEffect {}

/// An effect of a symbol in another's place.
public protocol ContentTransitionSymbolEffect {}

/// A symbol's effect by its name.
public struct _NamedSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect,
  TransitionSymbolEffect, ContentTransitionSymbolEffect
{
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var left: Self { self }
  public var right: Self { self }
  public var plain: Self { self }
  public func magic(fallback: Self) -> Self { self }
}

extension SymbolEffect where Self == _NamedSymbolEffect {
  public static var automatic: Self { _NamedSymbolEffect() }
  public static var appear: Self { _NamedSymbolEffect() }
  public static var disappear: Self { _NamedSymbolEffect() }
  public static var bounce: Self { _NamedSymbolEffect() }
  public static var breathe: Self { _NamedSymbolEffect() }
  public static var pulse: Self { _NamedSymbolEffect() }
  public static var replace: Self { _NamedSymbolEffect() }
  public static var rotate: Self { _NamedSymbolEffect() }
  public static var scale: Self { _NamedSymbolEffect() }
  public static var variableColor: Self { _NamedSymbolEffect() }
  public static var wiggle: Self { _NamedSymbolEffect() }
}

/// How often and how fast an effect runs.
///
/// - Note: Differs from SwiftUI: symbols stand still on the web.
public struct SymbolEffectOptions: Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension View {
  /// Moves symbols while a condition holds.
  ///
  /// - Note: Differs from SwiftUI: symbols stand still on the web.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> Self { self }

  /// Moves symbols when a value changes.
  ///
  /// - Note: Differs from SwiftUI: symbols stand still on the web.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> Self { self }

  /// Lets symbols stand still, which they do anyway.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }
}
