/// The direction in which languages are written.
package enum WritingDirection {
  /// Whether a language's main script is written from right to left; `language` is a BCP 47 tag or
  /// a locale's identifier.
  ///
  /// The Unicode data that could tell take some megabytes of memory, so they are not asked.
  package static func isRightToLeft(_ language: String) -> Bool {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    guard let first = parts.first else { return false }
    if let script = parts.dropFirst().first(where: isScript) { return scripts.contains(script) }
    return languages.contains(first)
  }

  private static func isScript(_ part: Substring) -> Bool {
    part.utf8.count == 4 && part.utf8.allSatisfy { (0x61...0x7A).contains($0) }
  }

  private static let scripts: Set<Substring> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa", "yezi",
  ]

  private static let languages: Set<Substring> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "khw", "ks", "lrc", "mzn", "nqo", "ps", "sd",
    "syr", "ug", "ur", "yi",
  ]
}
