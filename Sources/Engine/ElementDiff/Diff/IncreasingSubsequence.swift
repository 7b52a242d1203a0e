/// Finds the most elements of a sequence that stand in increasing order.
package enum IncreasingSubsequence {
  /// Which elements belong to a longest strictly increasing subsequence.
  ///
  /// - Complexity: O(*n* log *n*)
  package static func marks(of values: [Int]) -> [Bool] {
    var steps = 0
    return marks(of: values, steps: &steps)
  }

  /// Which elements belong to a longest strictly increasing subsequence.
  ///
  /// With pins it is the longest among those that hold all pinned elements; if these are not in
  /// order among themselves, as many of them as possible.
  ///
  /// - Parameter steps: Is raised by the number of comparisons.
  /// - Complexity: O(*n* log *n*)
  static func marks(
    of values: [Int], pinned: [Bool]? = nil, steps: inout Int
  ) -> [Bool] {
    var candidates = Array(values.indices)
    if let pinned, pinned.contains(true) {
      let pins = candidates.filter { pinned[$0] }
      let kept = longest(pins, values, &steps)
      candidates = compatible(candidates, with: kept, values)
      steps += values.count
    }
    var marks = [Bool](repeating: false, count: values.count)
    for index in longest(candidates, values, &steps) { marks[index] = true }
    return marks
  }

  /// The elements that stand on the same side of every pin as their values.
  private static func compatible(
    _ candidates: [Int], with pins: [Int], _ values: [Int]
  ) -> [Int] {
    var next = 0
    return candidates.filter { index in
      while next < pins.count, pins[next] < index { next += 1 }
      if next < pins.count, pins[next] == index { return true }
      let isAboveLast = next == 0 || values[index] > values[pins[next - 1]]
      let isBelowNext = next == pins.count || values[index] < values[pins[next]]
      return isAboveLast && isBelowNext
    }
  }

  /// The indices of a longest increasing subsequence of the candidates, by patience sorting.
  private static func longest(
    _ candidates: [Int], _ values: [Int], _ steps: inout Int
  ) -> [Int] {
    // For each length the index whose value ends such a subsequence lowest.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: candidates.count)
    for (position, index) in candidates.enumerated() {
      var low = 0
      var high = ends.count
      // What is in order already needs no search.
      if let last = ends.last, values[candidates[last]] < values[index] { low = high }
      while low < high {
        let middle = (low + high) / 2
        steps += 1
        if values[candidates[ends[middle]]] < values[index] {
          low = middle + 1
        } else {
          high = middle
        }
      }
      steps += 1
      if low > 0 { previous[position] = ends[low - 1] }
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var result: [Int] = []
    var position = ends.last ?? -1
    while position >= 0 {
      result.append(candidates[position])
      position = previous[position]
    }
    return result.reversed()
  }
}
