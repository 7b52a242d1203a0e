internal import Foundation

/// A text as a part of an address: the letters and digits of any script in lower case, with `-` between.
///
///     "\(Slug("Crème brûlée, für 2!"))"   // crème-brûlée-für-2
///     "\(Slug("C++"))"                   // c-plus-plus
///
/// Equal slugs are equal bytes, however the letters were composed.
public struct Slug: Hashable, Sendable, CustomStringConvertible {
  /// The part of the address; never empty, at most 120 bytes.
  public let description: String

  /// The slug of a text.
  ///
  /// A text without letters and digits has the hash of its bytes instead.
  public init(_ text: String) {
    var slug = ""
    var needsHyphen = false
    func hyphen() {
      if needsHyphen, !slug.isEmpty { slug.unicodeScalars.append("-") }
      needsHyphen = false
    }
    for scalar in text.lowercased().precomposedStringWithCanonicalMapping.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber:
        hyphen()
        slug.unicodeScalars.append(scalar)
      case .nonspacingMark, .spacingMark:
        // Marks belong to the letter before: without them words of many scripts are others.
        if !needsHyphen { slug.unicodeScalars.append(scalar) }
      case _ where scalar == "+" || scalar == "#":
        needsHyphen = true
        hyphen()
        slug += scalar == "+" ? "plus" : "sharp"
        needsHyphen = true
      case _ where scalar == "'" || scalar == "\u{2019}": continue
      default: needsHyphen = true
      }
    }
    if slug.utf8.count > 120 {
      let hash = ContentHash(Array(slug.utf8)).description.prefix(12)
      while slug.utf8.count > 100 { slug.removeLast() }
      slug += "-\(hash)"
    }
    description = slug.isEmpty ? String(ContentHash(Array(text.utf8)).description.prefix(12)) : slug
  }
}
