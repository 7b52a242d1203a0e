import MacroExpansion

/// Finds the line of the call that made a change, in the body of the view that made the element.
///
/// Nothing is recorded while views are evaluated: the source is read when there is a change to
/// report. A line is given only if one call alone can have made the change.
enum ChangeOrigin {
  /// The line of the call or text; nil where none or several may be meant.
  static func line(of kind: SemanticChange.Kind, in body: TypeBody) -> Int? {
    switch kind {
    case .text(_, let to):
      only(body.texts.filter { $0.text == to }.map(\.line))
    case .attribute(let name, _, let to?):
      if let texts = only(body.texts.filter { $0.text == to }.map(\.line)) {
        texts
      } else {
        only(body.calls.filter { attributes[name]?.contains($0.name) == true }.map(\.line))
      }
    case .style(let property, let from, let to):
      line(of: body.calls.filter { modifiers(of: property).contains($0.name) }, from, to)
    default: nil
    }
  }

  private static func only(_ lines: [Int]) -> Int? { lines.count == 1 ? lines[0] : nil }

  /// The call that has the new value's number; where no call has numbers, the only one.
  private static func line(of calls: [TypeBody.Call], _ from: String?, _ to: String?) -> Int? {
    let wanted = numbers(in: to)
    let saying = calls.filter { call in call.numbers.contains { wanted.contains(Double($0)) } }
    if !saying.isEmpty { return only(saying.map(\.line)) }
    // A call with other numbers did not make this one.
    let silent = calls.filter(\.numbers.isEmpty)
    return calls.count == silent.count ? only(silent.map(\.line)) : nil
  }

  /// The numbers of a value of CSS, without their units.
  private static func numbers(in value: String?) -> Set<Double?> {
    guard let value else { return [] }
    let parts = value.split { !($0.isASCII && $0.isNumber || $0 == "." || $0 == "-") }
    return Set(parts.compactMap { Double($0) })
  }

  private static func modifiers(of property: String) -> Set<String> {
    for (prefix, names) in styles where property.hasPrefix(prefix) { return names }
    return []
  }

  /// What sets properties, by the beginnings of their names; the first that fits counts.
  private static let styles: [(String, Set<String>)] = [
    ("padding", ["padding"]), ("opacity", ["opacity"]),
    ("border-radius", ["cornerRadius", "RoundedRectangle", "clipShape", "rect"]),
    ("border", ["border", "stroke", "strokeBorder"]), ("background", ["background", "fill"]),
    ("color", ["foregroundColor", "foregroundStyle"]),
    ("font-weight", ["bold", "fontWeight", "font"]), ("font-style", ["italic"]),
    ("font", ["font", "fontDesign", "fontWidth"]), ("letter-spacing", ["kerning", "tracking"]),
    ("line-height", ["lineSpacing"]), ("text-align", ["multilineTextAlignment"]),
    ("text-transform", ["textCase"]), ("text-decoration", ["underline", "strikethrough"]),
    ("box-shadow", ["shadow"]), ("transform", ["rotationEffect", "scaleEffect", "offset"]),
    ("rotate", ["rotationEffect"]), ("scale", ["scaleEffect"]), ("translate", ["offset"]),
    (
      "filter",
      ["blur", "shadow", "brightness", "contrast", "saturation", "grayscale", "hueRotation"]
    ),
    ("z-index", ["zIndex"]),
    (
      "gap",
      ["VStack", "HStack", "LazyVStack", "LazyHStack", "Grid", "LazyVGrid", "LazyHGrid"]
    ),
    ("width", ["frame"]), ("height", ["frame"]), ("min-", ["frame"]), ("max-", ["frame"]),
    ("aspect-ratio", ["aspectRatio"]),
  ]

  private static let attributes: [String: Set<String>] = [
    "aria-label": ["accessibilityLabel"], "data-testid": ["accessibilityIdentifier"],
    "aria-hidden": ["accessibilityHidden"], "aria-description": ["accessibilityHint"],
    "aria-valuetext": ["accessibilityValue"], "disabled": ["disabled"],
    "aria-disabled": ["disabled"],
  ]
}
