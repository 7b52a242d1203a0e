import ElementDiff

/// Finds what two sequences have in common, in order.
enum SequenceMatching {
  /// A part of both sequences that is still to be compared.
  private struct Part {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The most cells of a table that is made to compare two parts exactly.
  private static let tableLimit = 1 << 14

  /// Pairs of equal elements, both places increasing.
  ///
  /// First what is at both ends, then what is there just once on both sides, then what is between these.
  ///
  /// - Complexity: O(*n* log *n*) in each round, of which there are few.
  static func pairs(_ old: [UInt64], _ new: [UInt64]) -> [(old: Int, new: Int)] {
    var result: [(old: Int, new: Int)] = []
    var parts = [Part(old: 0..<old.count, new: 0..<new.count)]
    while var part = parts.popLast() {
      trim(&part, old, new, &result)
      if part.old.isEmpty || part.new.isEmpty { continue }
      let anchors = anchors(part, old, new)
      if anchors.isEmpty {
        result +=
          part.old.count * part.new.count <= tableLimit
          ? exact(part, old, new) : greedy(part, old, new)
        continue
      }
      var (a, b) = (part.old.lowerBound, part.new.lowerBound)
      for anchor in anchors {
        parts.append(Part(old: a..<anchor.old, new: b..<anchor.new))
        (a, b) = (anchor.old + 1, anchor.new + 1)
      }
      parts.append(Part(old: a..<part.old.upperBound, new: b..<part.new.upperBound))
      result += anchors
    }
    return result.sorted { $0.new < $1.new }
  }

  private static func trim(
    _ part: inout Part, _ old: [UInt64], _ new: [UInt64], _ result: inout [(old: Int, new: Int)]
  ) {
    while let a = part.old.first, let b = part.new.first, old[a] == new[b] {
      result.append((a, b))
      part = Part(old: (a + 1)..<part.old.upperBound, new: (b + 1)..<part.new.upperBound)
    }
    while let a = part.old.last, let b = part.new.last, old[a] == new[b] {
      result.append((a, b))
      part = Part(old: part.old.lowerBound..<a, new: part.new.lowerBound..<b)
    }
  }

  /// The longest list of elements in order that each sequence has once in the part.
  private static func anchors(
    _ part: Part, _ old: [UInt64], _ new: [UInt64]
  ) -> [(old: Int, new: Int)] {
    // Where it is, or −1 if it is there more than once.
    var places: [UInt64: Int] = [:]
    for index in part.old { places[old[index]] = places[old[index]] == nil ? index : -1 }
    var counts: [UInt64: Int] = [:]
    for index in part.new { counts[new[index], default: 0] += 1 }
    var common: [(old: Int, new: Int)] = []
    for index in part.new where counts[new[index]] == 1 {
      if let place = places[new[index]], place >= 0 { common.append((place, index)) }
    }
    let marks = IncreasingSubsequence.marks(of: common.map(\.old))
    return zip(common, marks).filter(\.1).map(\.0)
  }

  /// A longest common subsequence, by a table.
  private static func exact(
    _ part: Part, _ old: [UInt64], _ new: [UInt64]
  ) -> [(old: Int, new: Int)] {
    let (n, m) = (part.old.count, part.new.count)
    let (a0, b0) = (part.old.lowerBound, part.new.lowerBound)
    var table = [Int32](repeating: 0, count: (n + 1) * (m + 1))
    for a in stride(from: n - 1, through: 0, by: -1) {
      for b in stride(from: m - 1, through: 0, by: -1) {
        table[a * (m + 1) + b] =
          old[a0 + a] == new[b0 + b]
          ? table[(a + 1) * (m + 1) + b + 1] + 1
          : max(table[(a + 1) * (m + 1) + b], table[a * (m + 1) + b + 1])
      }
    }
    var result: [(old: Int, new: Int)] = []
    var (a, b) = (0, 0)
    while a < n, b < m {
      if old[a0 + a] == new[b0 + b] {
        result.append((a0 + a, b0 + b))
        a += 1
        b += 1
      } else if table[(a + 1) * (m + 1) + b] >= table[a * (m + 1) + b + 1] {
        a += 1
      } else {
        b += 1
      }
    }
    return result
  }

  /// A common subsequence: for each new element the next old one that is equal.
  private static func greedy(
    _ part: Part, _ old: [UInt64], _ new: [UInt64]
  ) -> [(old: Int, new: Int)] {
    var places: [UInt64: [Int]] = [:]
    for index in part.old.reversed() { places[old[index], default: []].append(index) }
    var result: [(old: Int, new: Int)] = []
    var position = part.old.lowerBound
    for index in part.new {
      while let place = places[new[index]]?.popLast() {
        if place < position { continue }
        result.append((place, index))
        position = place + 1
        break
      }
    }
    return result
  }
}
