/// The shares of a stack in which proportions matter.
extension BoxSizes {
  /// A child that waits for its share, between its sizes for nothing and for everything.
  private struct Waiting {
    var position: Int
    var low: Length
    var high: Length
    var isFixed: Bool { low == high }
  }

  /// What a stack proposes to each child along its axis; nil where text decides.
  ///
  /// The least flexible are served first, each with an equal part of what is left, higher priorities
  /// before lower ones, whose least sizes are kept free.
  func shares(of box: Box, _ proposal: Axes<Length?>) -> [Length]? {
    let axis = box.stackAxis
    guard let whole = proposal[axis], !whole.isUnknown else { return nil }
    let indices = Array(boxes.children(of: box))
    var all: [Waiting] = []
    for (position, child) in indices.enumerated() {
      var probe = proposal
      probe[axis] = .zero
      let low = size(of: child, probe)[axis]
      probe[axis] = .infinity
      let high = size(of: child, probe)[axis]
      if low.isUnknown || high.isUnknown { return nil }
      all.append(Waiting(position: position, low: low, high: high))
    }
    func priority(_ waiting: Waiting) -> Float {
      let child = boxes.boxes[Int(indices[waiting.position])]
      return child.kind == .spacer ? -.infinity : child.priority
    }
    var rest = whole - Length(points: boxes.totalSpacing(of: box))
    var result = [Length](repeating: .zero, count: indices.count)
    for level in Set(all.map(priority)).sorted(by: >) {
      let group = all.filter { priority($0) == level }
      let kept = all.filter { priority($0) < level }.reduce(Length.zero) { $0 + $1.low }
      var free = rest - kept
      if whole.isInfinite {
        for waiting in group { result[waiting.position] = .infinity }
        continue
      }
      var count = group.count
      for waiting in group.filter(\.isFixed) {
        result[waiting.position] = (free / Float(count)).notNegative
        free = free - waiting.low
        rest = rest - waiting.low
        count -= 1
      }
      let moving = group.filter { !$0.isFixed }
      for share in serve(moving, &free) {
        result[share.position] = share.share
        var inner = proposal
        inner[axis] = share.share
        rest = rest - size(of: indices[share.position], inner)[axis]
      }
    }
    return result
  }

  /// The most children with limits for which all ways of sharing are written down.
  private static let mostLimited = 3

  private func serve(
    _ group: [Waiting], _ free: inout Length
  ) -> [(position: Int, share: Length)] {
    let limited = group.filter { !$0.high.isInfinite }
    guard !group.allSatisfy({ $0.low.isZero }) || limited.count > Self.mostLimited else {
      // The level up to which all are filled is the highest that some choice of full ones leaves.
      var level: Length?
      for choice in 0..<(1 << limited.count) {
        let full = limited.indices.filter { choice & (1 << $0) != 0 }
        guard full.count < group.count else { continue }
        let left = full.reduce(free) { $0 - limited[$1].high } / Float(group.count - full.count)
        level = level.map { Length.greatest($0, left) } ?? left
      }
      let share = (level ?? free).notNegative
      return group.map { ($0.position, share) }
    }
    var result: [(position: Int, share: Length)] = []
    var count = group.count
    for waiting in group.sorted(by: isServedBefore) {
      let share = (free / Float(count)).notNegative
      result.append((waiting.position, share))
      free = free - Length.greatest(waiting.low, Length.least(share, waiting.high))
      count -= 1
    }
    return result
  }

  /// The least flexible first; among those without a limit the one with the larger minimum. Where only
  /// the page knows, a usual one decides.
  private func isServedBefore(_ first: Waiting, _ second: Waiting) -> Bool {
    if first.high.isInfinite != second.high.isInfinite { return second.high.isInfinite }
    let left = first.high.isInfinite ? -first.low.usual : (first.high - first.low).usual
    let right = second.high.isInfinite ? -second.low.usual : (second.high - second.low).usual
    return left == right ? first.position < second.position : left < right
  }
}
