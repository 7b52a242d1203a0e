import SwiftUI

@MainActor enum StandardValuesDeviceUses {
  static func colorScheme() {
    let _: [ColorScheme] = [.light, .dark]
    _ = ColorScheme.self
  }

  static func colorSchemeContrast() {
    let _: [ColorSchemeContrast] = [.standard, .increased]
    _ = ColorSchemeContrast.self
  }

  static func userInterfaceSizeClass() {
    let _: [UserInterfaceSizeClass] = [.compact, .regular]
    _ = UserInterfaceSizeClass.self
  }

  static func legibilityWeight() {
    let _: [LegibilityWeight] = [.regular, .bold]
    _ = LegibilityWeight.self
  }

  static func environmentValues(_ value: EnvironmentValues) {
    _ = value.colorScheme
    _ = value.colorSchemeContrast
    _ = value.horizontalSizeClass
    _ = value.verticalSizeClass
    _ = value.legibilityWeight
    _ = value.displayScale
    _ = value.pixelLength
    _ = value.allowsTightening
    _ = value.minimumScaleFactor
    _ = value.accessibilityReduceMotion
    _ = value.accessibilityReduceTransparency
    _ = value.accessibilityDifferentiateWithoutColor
    _ = value.accessibilityInvertColors
    _ = value.accessibilityVoiceOverEnabled
    _ = value.accessibilitySwitchControlEnabled
    _ = value.accessibilityShowButtonShapes
  }
}
