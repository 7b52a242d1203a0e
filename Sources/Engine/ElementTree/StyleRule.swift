/// One class of a page's stylesheet.
package struct StyleRule: Sendable, Hashable {
  /// The class name: a letter and six digits in base 36 taken from the hash of ``body``.
  package private(set) var name: String
  /// The declarations between the braces, in the order of ``CSSProperty``.
  package let body: String
  /// The hash of ``body``, the same in every process.
  package let hash: UInt64
  private var rest: UInt64
  /// Whether ``body`` may name other rules; known from the body alone, so that equal bodies are equal rules.
  private let mayNeedOthers: Bool

  package init(_ declarations: [(property: CSSProperty, value: CSSValue)]) {
    var last: [CSSProperty: CSSValue] = [:]
    for (property, value) in declarations { last[property] = value }
    var texts = last.mapValues(\.string)
    StyleRule.joinSides(
      .padding, [.paddingBlockStart, .paddingInlineEnd, .paddingBlockEnd, .paddingInlineStart],
      in: &texts)
    StyleRule.joinSides(
      .margin, [.marginBlockStart, .marginInlineEnd, .marginBlockEnd, .marginInlineStart],
      in: &texts)
    self.init(
      body: texts.sorted { $0.key.rawValue < $1.key.rawValue }
        .map { "\($0.key.string):\($0.value)" }.joined(separator: ";"))
  }

  /// The rule of these declarations, which must stand in the order of ``CSSProperty``.
  package init(body: String) {
    mayNeedOthers = body.contains("animation:") || body.contains("--looks:")
    self.body = body
    hash = StableHash.of(body.utf8)
    name = ""
    rest = hash
    name.unicodeScalars.append(Unicode.Scalar(UInt8(97 + rest % 26)))
    rest /= 26
    for _ in 0..<6 { lengthenName() }
  }

  /// The rules that a page must have before this one: keyframes and looks that it names.
  package var neededRules: [String] {
    guard mayNeedOthers, let declarations = Self.declarations(in: body) else { return [] }
    return declarations.flatMap { property, value in
      switch property {
      case .animation: CSSKeyframes.rules(neededBy: value)
      case .looks: CSSLooks.rules(neededBy: value)
      default: [String]()
      }
    }
  }

  /// Notes a rule that others need, as ``neededRules`` writes it.
  ///
  /// - Parameters:
  ///   - rule: The rule's text, as this type writes it.
  ///   - allows: Whether declarations may stand in it.
  /// - Returns: Whether it is such a rule.
  package static func readNeeded(_ rule: String, allows: (StyleRule) -> Bool) -> Bool {
    CSSKeyframes.read(rule, allows: allows) || CSSLooks.read(rule, allows: allows)
  }

  /// Adds one digit, for the case that another rule has the name already.
  package mutating func lengthenName() {
    let digits: StaticString = "0123456789abcdefghijklmnopqrstuvwxyz"
    let digit = digits.withUTF8Buffer { $0[Int(rest % 36)] }
    name.unicodeScalars.append(Unicode.Scalar(digit))
    rest = rest >= 36 ? rest / 36 : StableHash.of(name.utf8)
  }

  /// Writes four sides that are pairwise equal as one declaration.
  ///
  /// A shorthand with physical sides says the same as the logical properties only where inline
  /// start and end are equal, since text may run either way.
  private static func joinSides(
    _ shorthand: CSSProperty, _ sides: [CSSProperty], in texts: inout [CSSProperty: String]
  ) {
    guard texts[shorthand] == nil else { return }
    let values = sides.compactMap { texts[$0] }
    guard values.count == 4, values[1] == values[3] else { return }
    for side in sides { texts[side] = nil }
    if values[0] != values[2] {
      texts[shorthand] = "\(values[0]) \(values[1]) \(values[2])"
    } else {
      texts[shorthand] = values[0] == values[1] ? values[0] : "\(values[0]) \(values[1])"
    }
  }
}
