/// The name that sources have for an asset: `app-white` is `appWhite`, and `BG_2` stays as it is.
package struct SymbolName: Hashable, Sendable {
  /// The name as it is written in sources.
  package let spelling: String

  /// - Parameters:
  ///   - asset: The asset's name in its catalogue.
  ///   - kind: The kind of asset, whose word at the end of a name is left out.
  package init?(asset: String, kind: AssetSymbols.Kind) {
    var words = asset.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if let last = words.last, last.count > kind.word.count, last.hasSuffix(kind.word) {
      words[words.count - 1] = String(last.dropLast(kind.word.count))
    } else if words.count > 1, words.last?.lowercased() == kind.word.lowercased() {
      words.removeLast()
    }
    words = words.flatMap(Self.parts)
    guard let first = words.first else { return nil }
    let letters = words.joined()
    var name: String
    if letters.contains(where: \.isUppercase), !letters.contains(where: \.isLowercase) {
      name = words.joined(separator: "_")
    } else {
      let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      name = Self.lowered(first) + rest.joined()
    }
    if name.first?.isNumber == true { name = "_" + name }
    spelling = Self.keywords.contains(name) ? "`\(name)`" : name
  }

  /// The letters of a word and its numbers, apart: `2x2` is `2`, `x` and `2`.
  private static func parts(of word: String) -> [String] {
    var parts: [String] = []
    for character in word {
      if let last = parts.last?.last, last.isNumber == character.isNumber {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
    }
    return parts
  }

  /// The name of a folder that is part of its assets' names: `app-icons` is `AppIcons`.
  static func space(_ folder: String) -> String {
    let words = folder.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isNumber == true || name.isEmpty ? "_" + name : name
  }

  /// A word with its first letter in lower case, or all of an abbreviation: `URLBar` is `urlBar`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard capitals.count > 1 else { return word.prefix(1).lowercased() + word.dropFirst() }
    if capitals.count == word.count { return word.lowercased() }
    let count = capitals.count - 1
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "internal", "is",
    "let", "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
