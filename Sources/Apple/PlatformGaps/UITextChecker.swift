public import Foundation
public import ViewTree

/// Tells words from others.
///
/// - Note: Differs from UIKit: it knows the words of Debian's list of the language, such as `wamerican`;
///   where there is no list every word is taken for right, which the log says once. It guesses nothing.
@MainActor @preconcurrency open class UITextChecker: NSObject {
  public nonisolated override init() { super.init() }

  /// The languages of which there are words.
  public static var availableLanguages: [String] { WordList.files.keys.sorted() }

  /// Where the first word is that the language doesn't have, from a place on; else not found.
  open func rangeOfMisspelledWord(
    in text: String, range: NSRange, startingAt start: Int, wrap: Bool, language: String
  ) -> NSRange {
    let nothing = NSRange(location: NSNotFound, length: 0)
    guard let words = WordList.list(of: language) else { return nothing }
    let source = text as NSString
    let end = min(max(range.location + range.length, 0), source.length)
    func find(_ from: Int, _ to: Int) -> NSRange? {
      var place = max(from, 0)
      while place < to {
        guard let first = letter(source, place) else {
          place += 1
          continue
        }
        var last = place + first
        while last < to, let next = letter(source, last) { last += next }
        let found = NSRange(location: place, length: min(last, to) - place)
        if !words.has(source.substring(with: found)) { return found }
        place = last
      }
      return nil
    }
    return find(max(start, range.location), end)
      ?? (wrap ? find(range.location, min(start, end)) : nil) ?? nothing
  }

  /// How many units the letter or apostrophe at a place has; nil for others.
  private func letter(_ source: NSString, _ place: Int) -> Int? {
    let unit = source.character(at: place)
    if UTF16.isLeadSurrogate(unit) || UTF16.isTrailSurrogate(unit) { return nil }
    guard let scalar = Unicode.Scalar(unit) else { return nil }
    return scalar.properties.isAlphabetic || unit == 0x27 || unit == 0x2019 ? 1 : nil
  }

  open func guesses(forWordRange range: NSRange, in text: String, language: String) -> [String]? {
    []
  }

  open func completions(
    forPartialWordRange range: NSRange, in text: String, language: String
  ) -> [String]? {
    let source = text as NSString
    guard range.location >= 0, range.location + range.length <= source.length,
      let words = WordList.list(of: language)
    else { return nil }
    return words.beginning(with: source.substring(with: range), limit: 20)
  }
}

/// The words of a language.
final class WordList: Sendable {
  private let words: Set<String>

  /// Where Debian has words, by language.
  static let files: [String: String] = {
    let folder = "/usr/share/dict/"
    let names = [
      "en": ["words", "american-english", "british-english"], "de": ["ngerman"], "fr": ["french"],
      "es": ["spanish"], "it": ["italian"], "nl": ["dutch"], "pt": ["portuguese"],
    ]
    return names.compactMapValues { names in
      names.map { folder + $0 }.first { FileManager.default.isReadableFile(atPath: $0) }
    }
  }()

  private nonisolated(unsafe) static var known: [String: WordList?] = [:]
  private static let lock = NSLock()

  /// The list of a language such as `en` or `en_US`; nil if there is none.
  static func list(of language: String) -> WordList? {
    let code = String(language.prefix { $0 != "_" && $0 != "-" }).lowercased()
    return lock.withLock {
      if let list = known[code] { return list }
      let list = files[code].flatMap { WordList(file: $0) }
      known[code] = .some(list)
      if list == nil {
        FileHandle.standardError.write(
          Data(
            "UITextChecker: there is no list of words of '\(code)'; every word is right. Install wamerican.\n"
              .utf8))
      }
      return list
    }
  }

  private init?(file: String) {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
    words = Set(text.split(separator: "\n").map(String.init))
  }

  /// Whether a word is in the list, as it is, in lower case, or with a capital.
  func has(_ word: String) -> Bool {
    let plain = word.replacingOccurrences(of: "\u{2019}", with: "'")
    if plain.count == 1 || words.contains(plain) { return true }
    let lower = plain.lowercased()
    return words.contains(lower) || words.contains(lower.prefix(1).uppercased() + lower.dropFirst())
  }

  func beginning(with start: String, limit: Int) -> [String] {
    Array(words.lazy.filter { $0.hasPrefix(start) }.sorted().prefix(limit))
  }
}
