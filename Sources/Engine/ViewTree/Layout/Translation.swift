import ElementTree

/// How far an element is moved from where layout puts it, as CSS lengths; nil for not at all.
struct Translation: Equatable {
  var x: String?
  var y: String?

  init(x: String? = nil, y: String? = nil) {
    self.x = x
    self.y = y
  }

  /// The translation that a style declares.
  init?(_ style: StyleTable.List, _ styles: StyleTable) {
    guard let value = styles.value(of: .translate, in: style) else { return nil }
    let text = value.string
    guard text != "none" else { return nil }
    let parts = Translation.parts(text)
    x = Translation.length(parts.first)
    y = Translation.length(parts.dropFirst().first)
  }

  var isZero: Bool { x == nil && y == nil }

  /// The value of the property `translate`.
  var css: String {
    guard let y else { return x ?? "0px" }
    return "\(x ?? "0px") \(y)"
  }

  /// The way back.
  var reversed: Translation {
    Translation(x: x.map { "calc(-1*\($0))" }, y: y.map { "calc(-1*\($0))" })
  }

  static func + (first: Translation, second: Translation) -> Translation {
    Translation(x: sum(first.x, second.x), y: sum(first.y, second.y))
  }

  private static func sum(_ first: String?, _ second: String?) -> String? {
    guard let first, let second else { return first ?? second }
    return "calc(\(first) + \(second))"
  }

  /// The parts of a value that spaces outside of parentheses separate.
  private static func parts(_ text: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == " ", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  private static func length(_ text: String?) -> String? {
    guard let text, text != "0", text != "0px" else { return nil }
    return text
  }
}
