import Foundation
package import ViewSnapshots
import ViewTree

/// The surroundings that previews are shown in.
package enum PreviewVariants {
  /// The variants of a grid: the usual one, and one for each thing that may differ.
  package static let grid: [SnapshotVariant] = [
    SnapshotVariant(width: 390, colorScheme: .light),
    SnapshotVariant(width: 390, colorScheme: .dark),
    SnapshotVariant(width: 320),
    SnapshotVariant(width: 744),
    SnapshotVariant(width: 390, dynamicTypeSize: .xSmall),
    SnapshotVariant(width: 390, dynamicTypeSize: .accessibility3),
    SnapshotVariant(width: 390, locale: "de"),
    SnapshotVariant(width: 390, locale: "ar", layoutDirection: .rightToLeft),
    SnapshotVariant(width: 390, contrast: .increased),
    SnapshotVariant(width: 390, reducesMotion: true),
  ]

  /// Languages that can be chosen, as BCP 47 tags.
  package static let locales = ["en", "de", "fr", "ja", "ar", "he"]

  /// The width of a screen where a variant says none, in points.
  package static let usualWidth = 390

  /// What a variant says in an address.
  static func items(of variant: SnapshotVariant) -> [URLQueryItem] {
    guard variant != .standard else { return [] }
    return variant.label.split(separator: " ").map { part in
      let pair = part.split(separator: "=", maxSplits: 1)
      return URLQueryItem(name: String(pair[0]), value: pair.count > 1 ? String(pair[1]) : "")
    }
  }

  /// The variant of parts like `scheme=dark`; wrong parts are left out.
  static func variant(of parts: [String]) -> SnapshotVariant {
    var result = SnapshotVariant.standard
    for part in parts {
      // Each part is read for itself, so that a wrong one doesn't take the others with it.
      guard let said = SnapshotVariant(label: part) else { continue }
      if let width = said.width, (100...4000).contains(width) { result.width = width }
      if let height = said.height, (100...8000).contains(height) { result.height = height }
      result.colorScheme = said.colorScheme ?? result.colorScheme
      result.dynamicTypeSize = said.dynamicTypeSize ?? result.dynamicTypeSize
      if let locale = said.locale, isTag(locale) { result.locale = locale }
      result.layoutDirection = said.layoutDirection ?? result.layoutDirection
      result.contrast = said.contrast ?? result.contrast
      result.reducesMotion = said.reducesMotion ?? result.reducesMotion
    }
    return result
  }

  private static func isTag(_ text: String) -> Bool {
    (2...35).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x41...0x5A).contains($0) || (0x30...0x39).contains($0)
          || $0 == 0x2D
      }
  }

  /// What is special about a variant, as a title; the usual width is not.
  package static func title(_ variant: SnapshotVariant) -> String {
    var special = variant
    if special.width == usualWidth { special.width = nil }
    let words = words(special)
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// What a language is called in English, or its tag.
  static func languageName(_ tag: String) -> String {
    Locale(identifier: "en").localizedString(forIdentifier: tag) ?? tag
  }

  /// A variant in a reader's words.
  package static func words(_ variant: SnapshotVariant) -> String {
    var words: [String] = []
    if let width = variant.width { words.append("\(width) points") }
    if let scheme = variant.colorScheme { words.append(scheme == .dark ? "dark" : "light") }
    if let size = variant.dynamicTypeSize { words.append("text \(size)") }
    if let locale = variant.locale { words.append(languageName(locale)) }
    if let direction = variant.layoutDirection {
      words.append(direction == .rightToLeft ? "right to left" : "left to right")
    }
    if variant.contrast == .increased { words.append("increased contrast") }
    if variant.reducesMotion == true { words.append("reduced motion") }
    return words.isEmpty ? "as usual" : words.joined(separator: ", ")
  }
}
