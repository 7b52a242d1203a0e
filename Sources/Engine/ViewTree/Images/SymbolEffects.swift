/// A motion of a symbol.
///
/// - Note: Differs from SwiftUI: a symbol is one drawing on the web, so it moves as a whole; layers and effects of
///   transitions count for nothing.
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
  enum Motion {
    case none, appear, disappear, bounce, breathe, pulse, rotate, scale, variableColor, wiggle
  }
  enum Direction { case usual, up, down, left, right, clockwise, counterClockwise }

  var motion = Motion.none
  var direction = Direction.usual

  public var up: Self { directed(.up) }
  public var down: Self { directed(.down) }
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
  public var clockwise: Self { directed(.clockwise) }
  public var counterClockwise: Self { directed(.counterClockwise) }
  public var left: Self { directed(.left) }
  public var right: Self { directed(.right) }
  public var plain: Self { self }
  public func magic(fallback: Self) -> Self { self }

  private func directed(_ direction: Direction) -> Self {
    var copy = self
    copy.direction = direction
    return copy
  }
}

extension SymbolEffect where Self == _NamedSymbolEffect {
  public static var automatic: Self { _NamedSymbolEffect() }
  public static var appear: Self { _NamedSymbolEffect(motion: .appear) }
  public static var disappear: Self { _NamedSymbolEffect(motion: .disappear) }
  public static var bounce: Self { _NamedSymbolEffect(motion: .bounce) }
  public static var breathe: Self { _NamedSymbolEffect(motion: .breathe) }
  public static var pulse: Self { _NamedSymbolEffect(motion: .pulse) }
  public static var replace: Self { _NamedSymbolEffect() }
  public static var rotate: Self { _NamedSymbolEffect(motion: .rotate) }
  public static var scale: Self { _NamedSymbolEffect(motion: .scale) }
  public static var variableColor: Self { _NamedSymbolEffect(motion: .variableColor) }
  public static var wiggle: Self { _NamedSymbolEffect(motion: .wiggle) }
}

/// How often and how fast an effect runs.
///
/// - Note: As in SwiftUI.
public struct SymbolEffectOptions: Sendable {
  /// How often the effect runs; nil for ever, where nobody has said anything once for a change of a value.
  enum Count { case usual, times(Int?), once }
  var count = Count.usual
  var factor = 1.0

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions(count: .times(nil))
  public static let nonRepeating = SymbolEffectOptions(count: .once)
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(count: .times(count))
  }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { Self.default.speed(speed) }
  public var repeating: SymbolEffectOptions { counted(.times(nil)) }
  public var nonRepeating: SymbolEffectOptions { counted(.once) }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { counted(.times(count)) }
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    if speed > 0, speed.isFinite { copy.factor *= speed }
    return copy
  }

  private func counted(_ count: Count) -> SymbolEffectOptions {
    var copy = self
    copy.count = count
    return copy
  }
}

extension View {
  /// Moves symbols while a condition holds.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    SymbolEffectView(
      content: self, effect: effect as? _NamedSymbolEffect, options: options, isActive: isActive,
      trigger: nil)
  }

  /// Moves symbols when a value changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    SymbolEffectView(
      content: self, effect: effect as? _NamedSymbolEffect, options: options, isActive: true,
      trigger: AnyEquatable(value))
  }

  /// Lets symbols stand still.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    environment(\.removesSymbolEffects, isEnabled)
  }
}

extension EnvironmentValues {
  /// Whether symbols stand still, whatever effects they have.
  @Entry var removesSymbolEffects = false
}
