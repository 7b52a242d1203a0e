public import Foundation

/// An effect on what is behind a view.
public class UIVisualEffect: NSObject, @unchecked Sendable {}

/// A blur of what is behind a view.
public class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How the blur is tinted.
  public enum Style: Int, CaseIterable, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark

    /// The tint over the blur.
    var fill: Color {
      switch self {
      case .extraLight: Color(light: 0xF8F8F8, dark: 0xF8F8F8, opacity: 0.82)
      case .light: Color(light: 0xFFFFFF, dark: 0xFFFFFF, opacity: 0.5)
      case .dark: Color(light: 0x1C1C1C, dark: 0x1C1C1C, opacity: 0.73)
      case .regular, .systemMaterial: Self.tint(0.65, 0.68)
      case .prominent: Self.tint(0.8, 0.82)
      case .systemUltraThinMaterial: Self.tint(0.38, 0.42)
      case .systemThinMaterial: Self.tint(0.5, 0.55)
      case .systemThickMaterial: Self.tint(0.8, 0.82)
      case .systemChromeMaterial: Self.tint(0.75, 0.75)
      case .systemUltraThinMaterialLight: Self.light(0.38)
      case .systemThinMaterialLight: Self.light(0.5)
      case .systemMaterialLight: Self.light(0.65)
      case .systemThickMaterialLight: Self.light(0.8)
      case .systemChromeMaterialLight: Self.light(0.75)
      case .systemUltraThinMaterialDark: Self.dark(0.42)
      case .systemThinMaterialDark: Self.dark(0.55)
      case .systemMaterialDark: Self.dark(0.68)
      case .systemThickMaterialDark: Self.dark(0.82)
      case .systemChromeMaterialDark: Self.dark(0.75)
      }
    }

    private static func tint(_ light: Double, _ dark: Double) -> Color {
      Color(light: 0xF6F6F6, dark: 0x252525, opacity: light, darkOpacity: dark)
    }

    private static func light(_ opacity: Double) -> Color {
      Color(light: 0xF6F6F6, dark: 0xF6F6F6, opacity: opacity)
    }

    private static func dark(_ opacity: Double) -> Color {
      Color(light: 0x252525, dark: 0x252525, opacity: opacity)
    }
  }

  let style: Style

  public init(style: Style) { self.style = style }
}

/// A stronger colour over a blur.
///
/// - Note: Differs from UIKit: it changes nothing.
public class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// What the colour is for.
  public enum Style: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill, separator
  }

  public init(blurEffect: UIBlurEffect) {}

  public init(blurEffect: UIBlurEffect, style: Style) {}
}

/// A view that blurs what is behind it.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  /// Where subviews go.
  public let contentView = UIView()

  public init(effect: UIVisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var shownContent: [AnyHashable]? { nil }

  package override func lowerContent(into context: inout LoweringContext) -> Bool {
    let mark = context.mark()
    let fill = (effect as? UIBlurEffect)?.style.fill
    context.addArea(fill, isBlurred: fill != nil)
    guard !contentView.subviews.isEmpty else { return true }
    context.overlay(since: mark) { contentView.lower(into: &$0) }
    return true
  }
}
