/// Finds the name that a misspelt one may stand for.
enum SpellingDistance {
  /// The candidate that differs least from a name, if it differs in case or a slip or two only.
  static func nearest(to name: String, in candidates: [String]) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates.prefix(200) where candidate.utf8.count <= 64 {
      let distance = between(wanted, Array(candidate.lowercased().unicodeScalars))
      let limit = wanted.count < 3 ? 0 : wanted.count < 6 ? 1 : 2
      if distance <= limit, best.map({ distance < $0.distance }) ?? true {
        best = (distance, candidate)
      }
    }
    return best?.candidate
  }

  /// How many insertions, deletions, replacements and exchanges of neighbours make one of the
  /// other (optimal string alignment).
  private static func between(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
    guard one.count <= 64, !other.isEmpty else { return max(one.count, other.count) }
    var rows = [Array(0...other.count)]
    for line in one.indices {
      var row = [line + 1]
      for column in other.indices {
        let isEqual = one[line] == other[column]
        var cost = min(rows[line][column] + (isEqual ? 0 : 1), rows[line][column + 1] + 1)
        cost = min(cost, row[column] + 1)
        let isExchange =
          line > 0 && column > 0 && one[line] == other[column - 1]
          && one[line - 1] == other[column]
        if isExchange { cost = min(cost, rows[line - 1][column - 1] + 1) }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }
}
