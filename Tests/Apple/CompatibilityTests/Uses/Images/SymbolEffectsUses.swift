import SwiftUI

@MainActor enum SymbolEffectsUses {
  static func symbolEffect() {
    let _: [_NamedSymbolEffect] = [
      .automatic, .appear, .disappear, .bounce, .breathe, .pulse, .replace, .rotate, .scale,
      .variableColor, .wiggle,
    ]
    _ = (any SymbolEffect).self
  }

  static func indefiniteSymbolEffect() {
    _ = (any IndefiniteSymbolEffect).self
  }

  static func discreteSymbolEffect() {
    _ = (any DiscreteSymbolEffect).self
  }

  static func transitionSymbolEffect() {
    _ = (any TransitionSymbolEffect).self
  }

  static func contentTransitionSymbolEffect() {
    _ = (any ContentTransitionSymbolEffect).self
  }

  static func symbolEffectOptions() {
    let _: [SymbolEffectOptions] = [.default, .repeating, .nonRepeating]
    _ = SymbolEffectOptions.self
    _ = SymbolEffectOptions.repeat(1)
    _ = SymbolEffectOptions.speed(0.5)
  }

  static func view(_ view: some View) {
    _ = view.symbolEffect(.pulse, options: .repeating, isActive: true)
    _ = view.symbolEffect(.bounce, options: .repeating, value: 1)
    _ = view.symbolEffectsRemoved(true)
  }

  static func symbolEffectOptionsOverloads(_ value: SymbolEffectOptions) {
    _ = value.repeating
    _ = value.nonRepeating
    _ = value.repeat(1)
    _ = value.speed(0.5)
  }
}
