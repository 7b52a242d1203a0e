internal import Foundation
internal import Synchronization

/// What a language writes between the digits of whole numbers, learned from one number of each length.
///
/// Foundation takes some 20 µs for a number; a page has thousands of them.
final class DigitGrouping: Sendable {
  /// The text before each digit, for numbers of as many digits; nil where a language does more than
  /// put something between digits.
  private let patterns = Mutex<[Int: [String]?]>([:])

  /// A number of four digits or more in the language's notation; nil if it isn't written so simply.
  ///
  /// - Parameter format: How Foundation writes it.
  func string(_ value: Int64, format: (Int64) -> String) -> String? {
    guard value >= 1000 else { return nil }
    let digits = String(value)
    let count = digits.utf8.count
    let pattern = patterns.withLock { patterns in
      if let known = patterns[count] { return known }
      let new = Self.pattern(of: count, format)
      patterns[count] = .some(new)
      return new
    }
    guard let pattern else { return nil }
    var text = ""
    for (separator, digit) in zip(pattern, digits) {
      text += separator
      text.append(digit)
    }
    return text
  }

  private static func pattern(of count: Int, _ format: (Int64) -> String) -> [String]? {
    // Digits are all different from their neighbours and none is 0, which some languages write apart.
    guard let sample = Int64(String("1234567891234567891".prefix(count))) else { return nil }
    var pattern: [String] = []
    var digits = ""
    var separator = ""
    for character in format(sample) {
      if character.isASCII, character.isNumber {
        pattern.append(separator)
        digits.append(character)
        separator = ""
      } else {
        separator.append(character)
      }
    }
    return separator.isEmpty && digits == String(sample) ? pattern : nil
  }
}
