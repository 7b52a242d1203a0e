import Foundation
import ElementTree

/// A colour, which may be another in dark surroundings.
///
/// - Note: As in SwiftUI. As a view it fills the space that it is proposed.
nonisolated public struct Color: _PrimitiveView, ShapeStyle, Hashable, Sendable {
  /// Red, green and blue in sRGB and the opacity, each from 0 to 1.
  package struct Components: Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double
    var opacity: Double = 1

    /// Components from six hexadecimal digits.
    init(_ hex: UInt32, opacity: Double = 1) {
      red = Double(hex >> 16 & 255) / 255
      green = Double(hex >> 8 & 255) / 255
      blue = Double(hex & 255) / 255
      self.opacity = opacity
    }

    init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    var css: String {
      // What is no number counts as nothing.
      func byte(_ value: Double) -> Int {
        value > 0 ? Int((min(value, 1) * 255).rounded()) : 0
      }
      let digits = [byte(red), byte(green), byte(blue)].map { value in
        (value < 16 ? "0" : "") + String(value, radix: 16)
      }
      guard opacity < 1 else { return "#" + digits.joined() }
      let alpha = CSSNumber.string(max(0, (opacity * 1000).rounded() / 1000))
      return "rgb(\(byte(red)) \(byte(green)) \(byte(blue))/\(alpha))"
    }
  }

  package enum Source: Hashable, Sendable {
    case pair(light: Components, dark: Components)
    /// The surroundings' tint.
    case tint
    /// A colour of a catalogue, by its name and the folder of its bundle.
    case asset(name: String, bundle: String?)
    /// Two colours, mixed by the browser.
    case mix(Mixture)
  }

  /// What the colour is, shared by its copies: views hold many colours, and a reference is cheap to
  /// pass on.
  private final class Storage: Sendable {
    let source: Source
    let alpha: Double
    let hash: Int

    init(_ source: Source, alpha: Double) {
      self.source = source
      self.alpha = alpha
      var hasher = Hasher()
      hasher.combine(source)
      hasher.combine(alpha)
      hash = hasher.finalize()
    }
  }

  private var storage: Storage

  package var source: Source {
    get { storage.source }
    set { storage = Storage(newValue, alpha: alpha) }
  }

  /// A factor for the opacity.
  package var alpha: Double {
    get { storage.alpha }
    set { storage = Storage(source, alpha: newValue) }
  }

  public static func == (left: Color, right: Color) -> Bool {
    left.storage === right.storage
      || left.storage.hash == right.storage.hash && left.storage.alpha == right.storage.alpha
        && left.storage.source == right.storage.source
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(storage.hash) }

  package init(source: Source) { storage = Storage(source, alpha: 1) }

  package init(light: UInt32, dark: UInt32, opacity: Double = 1, darkOpacity: Double? = nil) {
    self.init(
      source: .pair(
        light: Components(light, opacity: opacity),
        dark: Components(dark, opacity: darkOpacity ?? opacity)))
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    var box = Box(kind: .paint, width: .filling(), height: .filling())
    box.phase = .background
    box.firstPhase = .background
    box.style = context.extend(0, .backgroundColor, context.css(view))
    context.add(box)
  }

  @MainActor public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    planner.add(allOf: Self.self, at: offset)
  }

  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    .color(context.css(self), isOpaque: isOpaque)
  }

  /// Whether the colour is the same wherever it is.
  var isSettled: Bool {
    switch source {
    case .pair, .asset: true
    case .tint, .mix: false
    }
  }

  /// Whether nothing behind an area of this colour can be seen.
  var isOpaque: Bool {
    guard alpha >= 1 else { return false }
    switch source {
    case .pair(let light, let dark): return light.opacity >= 1 && dark.opacity >= 1
    case .tint: return true
    case .asset: return false
    case .mix(let mixture): return mixture.first.isOpaque && mixture.second.isOpaque
    }
  }
}

extension LoweringContext {
  /// A colour as CSS writes it.
  @MainActor
  mutating func css(_ color: Color) -> CSSValue {
    guard color.isSettled else { return .text(CSSText(cssString(color))) }
    if let known = graph.paints.colors[color] { return known }
    let value = CSSValue.text(CSSText(cssString(color)))
    graph.paints.colors[color] = value
    return value
  }

  /// A colour as CSS writes it; assets that are missing are reported.
  @MainActor
  mutating func cssString(_ color: Color) -> String {
    switch color.source {
    case .pair(var light, var dark):
      light.opacity *= color.alpha
      dark.opacity *= color.alpha
      return light == dark ? light.css : "light-dark(\(light.css),\(dark.css))"
    case .tint:
      if let tint = environment.style.tint, tint.source != .tint {
        return cssString(tint.opacity(color.alpha))
      }
      guard color.alpha < 1 else { return "var(--accent)" }
      return "color-mix(in srgb,var(--accent) \(CSSNumber.string(color.alpha * 100))%,transparent)"
    case .asset(let name, let bundle):
      guard var (light, dark) = colorAsset(name, bundle: bundle) else { return "transparent" }
      light.opacity *= color.alpha
      dark.opacity *= color.alpha
      return light == dark ? light.css : "light-dark(\(light.css),\(dark.css))"
    case .mix(let mixture):
      let part = CSSNumber.string(mixture.part * 100)
      let space = mixture.isPerceptual ? "oklab" : "srgb"
      let first = cssString(mixture.first)
      let mixed = "color-mix(in \(space),\(first),\(cssString(mixture.second)) \(part)%)"
      return color.alpha < 1 ? CSSGradient.translucent(mixed, color.alpha) : mixed
    }
  }
}
