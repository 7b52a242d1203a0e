/// Finds what somebody may have meant by a misspelt name.
enum SpellingDistance {
  /// The candidate that differs least from a name, if it differs in case or two letters only.
  static func nearest(to name: String, in candidates: [String]) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates.prefix(200) where candidate.utf8.count <= 64 {
      let distance = between(wanted, Array(candidate.lowercased().unicodeScalars))
      let limit = wanted.count < 4 ? 0 : wanted.count < 6 ? 1 : 2
      if distance <= limit, best.map({ distance < $0.distance }) ?? true {
        best = (distance, candidate)
      }
    }
    return best?.candidate
  }

  /// How many insertions, deletions and replacements make one of the other (Levenshtein).
  private static func between(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    guard one.count <= 64, !other.isEmpty else { return max(one.count, other.count) }
    var row = Array(0...other.count)
    for (line, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in other.indices {
        let replaced = diagonal + (letter == other[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}
