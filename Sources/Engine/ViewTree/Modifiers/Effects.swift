public import Foundation
import ElementTree

/// Changes the colours of what a view draws, or blurs it.
nonisolated public struct _FilterEffect: _BoxModifier, Sendable {
  /// Functions of CSS, the first one first; nothing if the effect changes nothing.
  let filter: String

  @usableFromInline
  init(filter: String) {
    self.filter = filter
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    guard !modifier.filter.isEmpty || context.showsAll else { return }
    context.addFilter(&box, modifier.filter.isEmpty ? "none" : modifier.filter)
  }
}

extension LoweringContext {
  /// Adds a filter after those that a box has.
  @MainActor
  mutating func addFilter(_ box: inout BoxReference, _ filter: String) {
    addFilter(&box, CSSText(filter))
  }

  /// Adds a filter after those that a box has.
  @MainActor
  mutating func addFilter(_ box: inout BoxReference, _ filter: CSSText) {
    var text = filter
    let current = tree.boxes[Int(box.index)]
    if current.phase == .filter, let known = declared(.filter, in: current.style)?.text,
      known.string != "none"
    {
      if filter.string == "none" { return }
      text = graph.paints.filters.joined(known, filter)
    }
    decorate(&box, .filter, joins: true) { list, styles in
      list = styles.extend(list, .filter, .text(text))
    }
  }
}

/// The functions of CSS that effects come to.
private enum FilterText {
  static func call(_ name: String, _ value: Double, unit: String = "") -> String {
    "\(name)(\(CSSNumber.string(value))\(unit))"
  }

  /// Adds to each part of a colour.
  ///
  /// CSS only multiplies (`brightness`) and stretches about the middle (`contrast`): one after the
  /// other they add, exactly, since neither reaches its limits before the sum does. What is
  /// subtracted is added to the inverse.
  static func brightness(_ amount: Double) -> String {
    guard amount.isFinite, amount != 0 else { return "" }
    let factor = 1 + 2 * abs(amount)
    let sum = call("contrast", 1 / factor) + " " + call("brightness", factor)
    return amount > 0 ? sum : "invert(1) \(sum) invert(1)"
  }

  static func contrast(_ amount: Double) -> String {
    guard amount.isFinite, amount != 1 else { return "" }
    return amount < 0
      ? call("contrast", -amount) + " invert(1)" : call("contrast", amount)
  }

  /// Multiplies each part of a colour; nil unless all are multiplied by the same.
  static func multiply(_ color: Color) -> String? {
    guard case .pair(let light, let dark) = color.source, light == dark,
      light.red == light.green, light.green == light.blue
    else { return nil }
    let opacity = light.opacity * color.alpha
    let gray = call("brightness", light.red)
    return opacity < 1 ? gray + " " + call("opacity", opacity) : gray
  }
}

/// Multiplies the colours of what a view draws by one.
nonisolated public struct _ColorMultiplyEffect: _BoxModifier, Sendable {
  let color: Color

  @usableFromInline
  init(color: Color) {
    self.color = color
  }

  @MainActor
  public static func _apply(
    _ modifier: Self, to box: inout _BoxReference, in context: inout _LoweringContext
  ) {
    if let filter = FilterText.multiply(modifier.color) {
      return context.addFilter(&box, filter)
    }
    let color = modifier.color.resolved(isDark: false)
    let rows = [color.red, color.green, color.blue, color.opacity].enumerated().map { row, part in
      (0..<5).map { $0 == row ? CSSNumber.string(Double(part)) : "0" }.joined(separator: " ")
    }
    context.addFilter(&box, ColorMatrix.filter(rows.joined(separator: " ")))
  }
}

/// Filters that CSS has no function for, as drawings inside of the style sheet.
enum ColorMatrix {
  /// Maps colours by a matrix of four rows and five columns, without gamma.
  static func filter(_ values: String) -> String {
    "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Cfilter id='f' "
      + "color-interpolation-filters='sRGB'%3E%3CfeColorMatrix values='\(values)'/%3E%3C/filter"
      + "%3E%3C/svg%3E#f\")"
  }

  /// Black, as opaque as what was there is bright.
  static let luminanceToAlpha =
    filter("0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .2126 .7152 .0722 0 0")
}

extension View {
  /// Blurs what the view draws; `radius` is the standard deviation in points.
  ///
  /// - Note: Differs from SwiftUI: `opaque` is of no effect, edges always fade.
  nonisolated public func blur(
    radius: CGFloat, opaque: Bool = false
  ) -> ModifiedContent<Self, _FilterEffect> {
    let isVisible = radius > 0 && radius.isFinite
    return modifier(
      _FilterEffect(
        filter: isVisible ? FilterText.call("blur", Double(radius), unit: "px") : ""))
  }

  /// Adds to the brightness: 1 makes everything white, −1 black.
  nonisolated public func brightness(
    _ amount: Double
  ) -> ModifiedContent<Self, _FilterEffect> {
    modifier(_FilterEffect(filter: FilterText.brightness(amount)))
  }

  /// Multiplies the contrast; negative values invert, too.
  nonisolated public func contrast(_ amount: Double) -> ModifiedContent<Self, _FilterEffect> {
    modifier(_FilterEffect(filter: FilterText.contrast(amount)))
  }

  /// Multiplies how vivid colours are; 0 leaves greys.
  nonisolated public func saturation(_ amount: Double) -> ModifiedContent<Self, _FilterEffect> {
    let isUsual = amount == 1 || !amount.isFinite
    return modifier(
      _FilterEffect(filter: isUsual ? "" : FilterText.call("saturate", max(0, amount))))
  }

  /// Turns colours into greys; 1 leaves none.
  nonisolated public func grayscale(_ amount: Double) -> ModifiedContent<Self, _FilterEffect> {
    let isUsual = amount <= 0 || !amount.isFinite
    return modifier(
      _FilterEffect(filter: isUsual ? "" : FilterText.call("grayscale", min(1, amount))))
  }

  /// Turns the hue of colours.
  nonisolated public func hueRotation(_ angle: Angle) -> ModifiedContent<Self, _FilterEffect> {
    let isUsual = angle.radians == 0 || !angle.radians.isFinite
    return modifier(
      _FilterEffect(
        filter: isUsual ? "" : FilterText.call("hue-rotate", angle.degrees, unit: "deg")))
  }

  /// Inverts colours.
  @inlinable
  nonisolated public consuming func colorInvert() -> ModifiedContent<Self, _FilterEffect> {
    modifier(_FilterEffect(filter: "invert(1)"))
  }

  /// Multiplies colours by one.
  nonisolated public func colorMultiply(
    _ color: Color
  ) -> ModifiedContent<Self, _ColorMultiplyEffect> {
    modifier(_ColorMultiplyEffect(color: color))
  }

  /// Makes the view black, as opaque as it was bright.
  nonisolated public func luminanceToAlpha() -> ModifiedContent<Self, _FilterEffect> {
    modifier(_FilterEffect(filter: ColorMatrix.luminanceToAlpha))
  }
}
