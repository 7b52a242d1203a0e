import SwiftUI
import UIKit

@MainActor enum UIVisualEffectViewUses {
  static func uiVisualEffect() {
    _ = UIVisualEffect.self
  }

  static func uiBlurEffect() {
    _ = UIBlurEffect.self
    _ = UIBlurEffect(style: .extraLight)
  }

  static func uiBlurEffectStyle() {
    let _: [UIBlurEffect.Style] = [
      .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial,
      .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
      .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight, .systemUltraThinMaterialDark,
      .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark,
    ]
    _ = UIBlurEffect.Style.self
  }

  static func uiVibrancyEffect(_ uiBlurEffect: UIBlurEffect) {
    _ = UIVibrancyEffect.self
    _ = UIVibrancyEffect(blurEffect: uiBlurEffect)
    _ = UIVibrancyEffect(blurEffect: uiBlurEffect, style: .label)
  }

  static func uiVibrancyEffectStyle() {
    let _: [UIVibrancyEffect.Style] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .fill, .secondaryFill,
      .tertiaryFill, .separator,
    ]
    _ = UIVibrancyEffect.Style.self
  }

  static func uiVisualEffectView(
    _ value: UIVisualEffectView, _ nsCoder: NSCoder, _ uiVisualEffect: UIVisualEffect
  ) {
    _ = UIVisualEffectView.self
    _ = value.effect
    _ = value.contentView
    _ = UIVisualEffectView(effect: uiVisualEffect)
    _ = UIVisualEffectView(coder: nsCoder)
  }
}
