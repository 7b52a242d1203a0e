extension StyleTable {
  /// The list that a rule stands for, made from its text if the table has none.
  ///
  /// - Returns: `nil` if the text is not what ``StyleRule`` writes.
  package mutating func list(for rule: StyleRule) -> List? {
    if let known = list(named: rule.name, body: rule.body) { return known }
    guard let declarations = StyleRule.declarations(in: rule.body) else { return nil }
    var list: List = 0
    for (property, text) in declarations {
      list = extend(list, property, CSSValue(reading: text))
    }
    return list != 0 && self.rule(for: list).body == rule.body ? list : nil
  }
}

extension StyleRule {
  /// The declarations of a rule's body as they are spelled, if all properties are known.
  package static func declarations(in body: String) -> [(CSSProperty, String)]? {
    var result: [(CSSProperty, String)] = []
    guard let parts = parts(of: Array(body.utf8)) else { return nil }
    for part in parts {
      guard let colon = part.firstIndex(of: UInt8(ascii: ":")),
        let property = properties[String(decoding: part[..<colon], as: UTF8.self)]
      else { return nil }
      result.append((property, String(decoding: part[(colon + 1)...], as: UTF8.self)))
    }
    return result
  }

  private static let properties = Dictionary(
    uniqueKeysWithValues: CSSProperty.allCases.map { ($0.string, $0) })

  /// Splits at the semicolons that are neither in quotes nor in parentheses.
  private static func parts(of body: [UInt8]) -> [ArraySlice<UInt8>]? {
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    var quote: UInt8?
    var depth = 0
    var index = 0
    while index < body.count {
      let byte = body[index]
      switch byte {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"), 0..<0x20: return nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if quote == nil { quote = byte } else if quote == byte { quote = nil }
      case _ where quote != nil: break
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "@"): return nil
      case UInt8(ascii: ";") where depth == 0:
        parts.append(body[start..<index])
        start = index + 1
      default: break
      }
      index += 1
    }
    guard quote == nil, depth == 0, index == body.count else { return nil }
    parts.append(body[start...])
    return parts
  }
}

extension CSSValue {
  /// The value that is written so; numbers are read as such, so that few texts are kept.
  init(reading text: String) {
    let units: [(String, (Double) -> CSSValue)] = [
      ("px", CSSValue.points), ("rem", { .scaledPoints($0 * 16) }), ("%", CSSValue.percent),
      ("", CSSValue.number),
    ]
    for (unit, make) in units where text.hasSuffix(unit) && text.utf8.count <= 24 {
      guard let number = Double(text.dropLast(unit.count)) else { continue }
      let value = make(number)
      if value.string == text {
        self = value
        return
      }
    }
    self = .text(CSSText(text))
  }
}
