extension SnapshotVariants {
  /// Every combination, the last axis varying fastest.
  public var product: [SnapshotVariant] {
    var rows: [[Int]] = [[]]
    for count in counts {
      rows = rows.flatMap { row in (0..<count).map { row + [$0] } }
    }
    return rows.map(variant)
  }

  /// A few combinations in which every two values of different axes meet.
  ///
  /// The first is the first of ``product``. Rows are made one by one, each for the first pair that is
  /// missing and then with the values that meet the most new ones, so they are the same everywhere.
  public var pairwise: [SnapshotVariant] {
    let counts = counts
    var missing = Set<ValuePair>()
    for first in counts.indices {
      for second in counts.indices where second > first {
        for a in 0..<counts[first] {
          for b in 0..<counts[second] { missing.insert(ValuePair(first, a, second, b)) }
        }
      }
    }
    var rows = [[Int](repeating: 0, count: counts.count)]
    missing.subtract(ValuePair.all(in: rows[0]))
    while let seed = missing.min() {
      var row = [Int?](repeating: nil, count: counts.count)
      row[seed.first] = seed.a
      row[seed.second] = seed.b
      for axis in counts.indices where row[axis] == nil {
        let gains = (0..<counts[axis]).map { value in
          row.indices.count { other in
            guard let known = row[other] else { return false }
            return missing.contains(ValuePair(axis, value, other, known))
          }
        }
        row[axis] = gains.firstIndex(of: gains.max() ?? 0) ?? 0
      }
      let full = row.map { $0 ?? 0 }
      missing.subtract(ValuePair.all(in: full))
      rows.append(full)
    }
    return rows.map(variant)
  }
}

/// Two values of different axes, the lower axis first.
private struct ValuePair: Hashable, Comparable {
  let first: Int
  let a: Int
  let second: Int
  let b: Int

  init(_ axis: Int, _ value: Int, _ otherAxis: Int, _ otherValue: Int) {
    (first, a, second, b) =
      axis < otherAxis
      ? (axis, value, otherAxis, otherValue) : (otherAxis, otherValue, axis, value)
  }

  /// The pairs of a row.
  static func all(in row: [Int]) -> [ValuePair] {
    row.indices.flatMap { first in
      row.indices.filter { $0 > first }.map { ValuePair(first, row[first], $0, row[$0]) }
    }
  }

  static func < (left: ValuePair, right: ValuePair) -> Bool {
    (left.first, left.second, left.a, left.b) < (right.first, right.second, right.a, right.b)
  }
}
