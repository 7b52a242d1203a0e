/// Finds addresses, tags and names in a text, from left to right.
struct MomentTextScanner {
  private let text: String
  private let people: PersonDirectory?
  private var position: String.Index
  /// Where the words begin that lead nowhere.
  private var wordsStart: String.Index
  private var found: [MomentText.Part] = []

  /// The most characters of a tag.
  private static let longestTag = 100

  init(_ text: String, _ people: PersonDirectory?) {
    self.text = text
    self.people = people
    position = text.startIndex
    wordsStart = text.startIndex
  }

  mutating func parts() -> [MomentText.Part] {
    var previous: Character?
    while position < text.endIndex {
      let start = position
      if Self.mayPrecede(previous), let (part, end) = part(at: start) {
        closeWords(at: start)
        found.append(part)
        position = end
        wordsStart = end
        previous = text[text.index(before: end)]
      } else {
        previous = text[start]
        position = text.index(after: start)
      }
    }
    closeWords(at: text.endIndex)
    return found
  }

  private mutating func closeWords(at end: String.Index) {
    if wordsStart < end { found.append(.words(String(text[wordsStart..<end]))) }
  }

  /// Whether something may begin behind a character: `a#b`, `x@y.org` and `/#top` are none.
  private static func mayPrecede(_ character: Character?) -> Bool {
    guard let character else { return true }
    if isSpaceless(character) { return true }
    return !character.isLetter && !character.isNumber && !"_/&#@＃＠".contains(character)
  }

  private func part(at start: String.Index) -> (MomentText.Part, String.Index)? {
    switch text[start] {
    case "#", "＃": tag(at: start)
    case "@", "＠": mention(at: start)
    case "h", "H": address(at: start)
    default: nil
    }
  }

  /// Letters, marks, numbers and `_` behind the sign; of numbers alone there is no tag.
  private func tag(at start: String.Index) -> (MomentText.Part, String.Index)? {
    let rest = text[text.index(after: start)...]
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard name.contains(where: \.isLetter), name.count <= Self.longestTag else { return nil }
    return (.tag(String(name)), name.endIndex)
  }

  /// The longest name of somebody behind the sign.
  private func mention(at start: String.Index) -> (MomentText.Part, String.Index)? {
    guard let people else { return nil }
    let first = text.index(after: start)
    var end = first
    var best: (person: Int, end: String.Index)?
    for _ in 0..<people.longestName {
      guard end < text.endIndex, !text[end].isNewline else { break }
      end = text.index(after: end)
      guard endsName(at: end), let person = people[text[first..<end]] else { continue }
      best = (person, end)
    }
    return best.map { (.mention(String(text[first..<$0.end]), person: $0.person), $0.end) }
  }

  /// Whether a name may end in front of a place: not within a word.
  private func endsName(at end: String.Index) -> Bool {
    guard end < text.endIndex else { return true }
    let next = text[end]
    return Self.isSpaceless(next) || !(next.isLetter || next.isNumber || next == "_")
  }

  private func address(at start: String.Index) -> (MomentText.Part, String.Index)? {
    let rest = text[start...]
    guard let scheme = ["https://", "http://"].first(where: { Self.hasPrefix(rest, $0) })
    else { return nil }
    let host = rest.dropFirst(scheme.count)
    guard let first = host.first, first.isLetter || first.isNumber || first == "[" else {
      return nil
    }
    var address = rest.prefix { !Self.endsAddress($0) }
    while let last = address.last, Self.closesSentence(last, in: address) { address.removeLast() }
    guard address.count > scheme.count else { return nil }
    return (.address(String(address)), address.endIndex)
  }

  private static func hasPrefix(_ text: Substring, _ prefix: String) -> Bool {
    text.utf8.prefix(prefix.utf8.count).elementsEqual(prefix.utf8) { $0 | 0x20 == $1 | 0x20 }
  }

  private static func endsAddress(_ character: Character) -> Bool {
    character.isWhitespace || "<>\"“”„«»。、，！？：；）」』】".contains(character)
      || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// Whether a last character belongs to the sentence around: its stop, or a bracket that the
  /// address doesn't open.
  private static func closesSentence(_ last: Character, in address: Substring) -> Bool {
    switch last {
    case ".", ",", ";", ":", "!", "?", "'", "’", "…", "*": true
    case ")": address.count(where: { $0 == "(" }) < address.count(where: { $0 == ")" })
    case "]": address.count(where: { $0 == "[" }) < address.count(where: { $0 == "]" })
    default: false
    }
  }

  /// Whether a character is of a script that has no spaces between words.
  private static func isSpaceless(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    return switch scalar {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF,
      0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
