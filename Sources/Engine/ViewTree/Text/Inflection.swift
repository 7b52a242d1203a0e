/// Phrases that agree with their number: `^[3 apple](inflect: true)` is “3 apples”.
///
/// As in Foundation's Markdown. English nouns at the end of a phrase agree; in other languages phrases
/// stay as they are written, without the mark-up.
struct Inflection {
  /// A text without the mark-up.
  private(set) var parts: [InlineMarkdown.Part] = []
  /// The placeholders whose last word is plural.
  private(set) var plurals: Set<Int> = []

  private let isEnglish: Bool
  private let number: (Int) -> Double?

  /// Reads a text.
  ///
  /// - Parameter number: What a placeholder stands for, if it is a number.
  init(_ parts: [InlineMarkdown.Part], language: String, number: @escaping (Int) -> Double?) {
    isEnglish = language == "en"
    self.number = number
    // What was read since a phrase began; nil outside.
    var phrase: [InlineMarkdown.Part]?
    for part in parts {
      guard case .text(let text) = part else {
        phrase == nil ? self.parts.append(part) : phrase?.append(part)
        continue
      }
      var rest = Substring(text)
      while !rest.isEmpty {
        if let inner = phrase {
          guard let end = rest.firstRange(of: "](") else { break }
          let behind = rest[end.upperBound...]
          guard let close = behind.firstIndex(of: ")"), Self.inflects(behind[..<close]) else {
            self.parts += [.text("^[")] + inner + [.text(String(rest[..<end.upperBound]))]
            phrase = nil
            rest = behind
            continue
          }
          add(inner + [.text(String(rest[..<end.lowerBound]))])
          phrase = nil
          rest = behind[behind.index(after: close)...]
        } else {
          guard let start = rest.firstRange(of: "^[") else { break }
          self.parts.append(.text(String(rest[..<start.lowerBound])))
          phrase = []
          rest = rest[start.upperBound...]
        }
      }
      if !rest.isEmpty {
        let text = InlineMarkdown.Part.text(String(rest))
        phrase == nil ? self.parts.append(text) : phrase?.append(text)
      }
    }
    if let phrase { self.parts += [.text("^[")] + phrase }
  }

  /// Whether attributes such as `inflect: true` ask for agreement.
  private static func inflects(_ attributes: Substring) -> Bool {
    attributes.split(separator: ",").contains { attribute in
      attribute.filter { $0 != " " } == "inflect:true"
    }
  }

  /// Adds a phrase.
  private mutating func add(_ phrase: [InlineMarkdown.Part]) {
    var phrase = phrase.filter { if case .text("") = $0 { false } else { true } }
    let numbers = phrase.compactMap { [number] part in
      if case .placeholder(let place) = part { number(place) } else { nil }
    }
    if isEnglish, let number = numbers.first, number != 1, let last = phrase.popLast() {
      switch last {
      case .text(let text): phrase.append(.text(EnglishPlural.ofLastWord(in: text)))
      case .placeholder(let place):
        plurals.insert(place)
        phrase.append(last)
      }
    }
    parts += phrase
  }
}

/// The plurals of English nouns.
enum EnglishPlural {
  /// A text whose last word is plural.
  static func ofLastWord(in text: String) -> String {
    let end = text.lastIndex { $0.isLetter }.map { text.index(after: $0) } ?? text.startIndex
    let start = text[..<end].lastIndex { !$0.isLetter }.map { text.index(after: $0) }
    let word = text[(start ?? text.startIndex)..<end]
    guard !word.isEmpty else { return text }
    return "\(text[..<word.startIndex])\(plural(of: String(word)))\(text[end...])"
  }

  /// The plural of a noun, in the case of its first letter.
  static func plural(of word: String) -> String {
    let lowered = word.lowercased()
    if unchanged.contains(lowered) { return word }
    if let known = irregular[lowered] { return "\(word.prefix(1))\(known.dropFirst())" }
    if lowered.hasSuffix("y"), let before = lowered.dropLast().last, !"aeiou".contains(before) {
      return "\(word.dropLast())ies"
    }
    let hisses = ["s", "x", "z", "ch", "sh"].contains { lowered.hasSuffix($0) }
    return word + (hisses ? "es" : "s")
  }

  private static let unchanged: Set<String> = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "salmon",
  ]

  /// Nouns whose plurals begin with the same letter.
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "mouse": "mice", "leaf": "leaves", "loaf": "loaves",
    "half": "halves", "knife": "knives", "life": "lives", "wife": "wives", "shelf": "shelves",
    "wolf": "wolves", "thief": "thieves", "tomato": "tomatoes", "potato": "potatoes",
    "hero": "heroes", "echo": "echoes", "quiz": "quizzes",
  ]
}
