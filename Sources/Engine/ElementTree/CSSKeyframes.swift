/// The `@keyframes` that styles name in `animation`, by their names.
///
/// A name is made of the hash of the body, so that equal keyframes are one rule, in every process.
package enum CSSKeyframes {
  private static let bodies = RuleBodies()
  private static let prefix = "k-"

  /// Notes keyframes, `0%{…}50%{…}100%{…}`, and gives their name.
  ///
  /// - Parameters:
  ///   - body: The keyframes, without their name.
  ///   - turn: Tells animations apart that are the same, so that each begins anew.
  package static func name(of body: String, turn: Int = 0) -> String {
    let name = name(hash: StableHash.of(body.utf8), turn: turn)
    bodies[name] = body
    return name
  }

  private static func name(hash: UInt64, turn: Int) -> String {
    prefix + String(hash, radix: 36) + (turn % 2 == 0 ? "" : "-b")
  }

  /// The rules that an `animation` needs: one for each of ours that it names.
  static func rules(neededBy value: String) -> [String] {
    value.split { $0 == " " || $0 == "," }.filter { $0.hasPrefix(prefix) }.compactMap { name in
      bodies[String(name)].map { "@keyframes \(name){\($0)}" }
    }
  }

  /// Reads a rule as it is written here, and notes its keyframes.
  ///
  /// - Parameters:
  ///   - rule: The rule's text, as this type writes it.
  ///   - allows: Whether declarations may stand in it.
  /// - Returns: Whether it is such a rule.
  package static func read(_ rule: String, allows: (StyleRule) -> Bool) -> Bool {
    guard rule.hasPrefix("@keyframes \(prefix)"), rule.hasSuffix("}"),
      let start = rule.firstIndex(of: "{")
    else { return false }
    let name = rule[..<start].dropFirst("@keyframes ".count)
    let body = rule[rule.index(after: start)...].dropLast()
    guard !body.isEmpty,
      [0, 1].contains(where: { self.name(hash: StableHash.of(body.utf8), turn: $0) == name })
    else { return false }
    var rest = body
    while !rest.isEmpty {
      guard let open = rest.firstIndex(of: "{"), let close = rest.firstIndex(of: "}"), open < close,
        isStop(rest[..<open])
      else { return false }
      let declarations = String(rest[rest.index(after: open)..<close])
      guard StyleRule.declarations(in: declarations) != nil, allows(StyleRule(body: declarations))
      else { return false }
      rest = rest[rest.index(after: close)...]
    }
    bodies[String(name)] = String(body)
    return true
  }

  /// Whether text is a percentage from 0 to 100, perhaps of a part of the way through a scroll view.
  private static func isStop(_ text: Substring) -> Bool {
    var text = text
    for part in ["entry ", "exit ", "cover "] where text.hasPrefix(part) {
      text = text.dropFirst(part.count)
      break
    }
    guard text.hasSuffix("%"), let number = Double(text.dropLast()) else { return false }
    return (0...100).contains(number)
  }
}
