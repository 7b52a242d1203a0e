/// Classes that elements have for a moment, while they come or go, beyond those that every page has.
///
/// An element's style names them in `--looks`, so that a page has their rules before it needs them. A name is made of
/// the hash of the declarations.
package enum CSSLooks {
  private static let bodies = RuleBodies()

  /// Notes a look, and gives the name of its class.
  package static func name(of declarations: [(property: CSSProperty, value: CSSValue)]) -> String {
    let body = StyleRule(declarations).body
    let name = name(of: body)
    bodies[name] = body
    return name
  }

  private static func name(of body: String) -> String {
    "e-" + String(StableHash.of(body.utf8), radix: 36)
  }

  /// The rules of the looks that `--looks` names.
  static func rules(neededBy value: String) -> [String] {
    value.split(separator: " ").compactMap { name in
      bodies[String(name)].map { rule(String(name), $0) }
    }
  }

  /// The selector tells the rule from those of styles, which have numbers.
  private static func rule(_ name: String, _ body: String) -> String {
    let important = (StyleRule.declarations(in: body) ?? [])
      .map { "\($0.0.string):\($0.1)!important" }.joined(separator: ";")
    return ":is(*).\(name){\(important)}"
  }

  /// Reads a rule as it is written here, and notes the look.
  ///
  /// - Parameters:
  ///   - rule: The rule's text, as this type writes it.
  ///   - allows: Whether declarations may stand in it.
  /// - Returns: Whether it is such a rule.
  package static func read(_ rule: String, allows: (StyleRule) -> Bool) -> Bool {
    guard rule.hasPrefix(":is(*).e-"), rule.hasSuffix("}"), let start = rule.firstIndex(of: "{"),
      let declarations = StyleRule.declarations(
        in: String(rule[rule.index(after: start)...].dropLast()))
    else { return false }
    let body = declarations.map { property, value in
      "\(property.string):\(value.hasSuffix("!important") ? String(value.dropLast(10)) : value)"
    }.joined(separator: ";")
    let name = name(of: body)
    guard Self.rule(name, body) == rule, allows(StyleRule(body: body)) else { return false }
    bodies[name] = body
    return true
  }
}
