package import ElementTree

/// What colours, gradients, shadows and animations are in CSS, found once for a page and its
/// evaluations.
package struct PaintCache {
  package var colors: [Color: CSSValue] = [:]
  package var gradients: [PaintKey: Paint] = [:]
  package var shadows: [ShadowKey: ShadowText] = [:]
  private var transitions: [Animation?: CSSText] = [:]
  /// Shadows one after the other.
  package var layers = JoinedTexts(separator: ",")
  /// Filters one after the other.
  package var filters = JoinedTexts(separator: " ")
  /// Whether nothing behind a background can be seen, by the text's number.
  private var opacities: [UInt64: Bool] = [:]

  /// How the browser goes through the changes of an animation.
  package mutating func transition(_ animation: Animation?) -> CSSText {
    if let known = transitions[animation] { return known }
    let text = CSSText(animation?.transition ?? "none")
    transitions[animation] = text
    return text
  }

  /// Whether some view of the page has an animation of its own.
  package var isAnimated: Bool { transitions.contains { $0.key != nil } }

  /// Whether a background of the engine's own lets nothing through.
  package mutating func isOpaque(_ value: CSSValue) -> Bool {
    guard value.kind == .text else { return false }
    if let known = opacities[value.bits] { return known }
    let isOpaque = value.isOpaquePaint
    opacities[value.bits] = isOpaque
    return isOpaque
  }
}

/// Texts that stand one after the other, joined once.
package struct JoinedTexts {
  let separator: String
  private var known: [UInt64: CSSText] = [:]

  init(separator: String) { self.separator = separator }

  /// A list of values with one more.
  package mutating func joined(_ first: CSSText, _ second: CSSText) -> CSSText {
    let key = UInt64(first.id) << 32 | UInt64(second.id)
    if let found = known[key] { return found }
    let text = CSSText(first.string + separator + second.string)
    known[key] = text
    return text
  }
}

/// A gradient and its line.
package struct PaintKey: Hashable {
  var gradient: Gradient
  var kind: CSSGradient.Kind
}

/// A shadow whose colour is the same wherever it is.
package struct ShadowKey: Hashable {
  var color: Color
  var radius: Double
  var x: Double
  var y: Double
}

/// A shadow as CSS writes it, of a box and as a filter.
package struct ShadowText {
  var box: CSSText
  var filter: CSSText
}
