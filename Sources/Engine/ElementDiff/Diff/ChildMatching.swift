import ElementTree

/// Which of a node's old children live on as which of its new ones.
///
/// 1. Children with a key live on as the child with that key and element name. Of several with one
///    key the first lives on as the first, the second as the second.
/// 2. Children without one live on as the child of equal content.
/// 3. Of those that stand between the same two that stay in place, the others live on in order as the
///    next of their element name.
struct ChildMatching {
  /// For each new child the old one that lives on in it, or -1.
  private(set) var match: [Int]
  /// For each old child whether it lives on.
  private(set) var survives: [Bool]
  /// For each new child whether it stays in place, others moving around it.
  private(set) var stays: [Bool]
  /// Keys that more than one of the new children have, in order.
  private(set) var duplicates: [UInt64] = []
  /// The number of steps it took.
  private(set) var steps = 0

  /// What a child is known by.
  struct Child {
    var name: ElementName
    /// Zero for a child without a key.
    var key: UInt64
    var hash: UInt64
    /// Whether an old child must stay where it is.
    var isPinned = false
  }

  private struct Identity: Hashable {
    var word: UInt64
    var name: ElementName
    var hasKey: Bool

    init(_ child: Child) {
      hasKey = child.key != 0
      word = hasKey ? child.key : child.hash
      name = child.name
    }
  }

  /// The old children of one identity that wait for a new one.
  private struct Waiting {
    var head = -1
    var tail = -1
    var wasSeen = false
    var isDuplicate = false
  }

  init(old: [Child], new: [Child]) {
    match = Array(repeating: -1, count: new.count)
    survives = Array(repeating: false, count: old.count)
    stays = Array(repeating: false, count: new.count)
    matchIdentities(old, new)
    markStaying(old)
    matchNames(old, new)
  }

  private mutating func matchIdentities(_ old: [Child], _ new: [Child]) {
    var table = [Identity: Waiting](minimumCapacity: old.count)
    var next = [Int](repeating: -1, count: old.count)
    for (index, child) in old.enumerated() {
      steps += 1
      let waiting = table[Identity(child), default: Waiting()]
      if waiting.tail >= 0 { next[waiting.tail] = index }
      table[Identity(child)] = Waiting(
        head: waiting.head >= 0 ? waiting.head : index, tail: index)
    }
    for (index, child) in new.enumerated() {
      steps += 1
      var waiting = table[Identity(child), default: Waiting()]
      if waiting.head >= 0 {
        match[index] = waiting.head
        survives[waiting.head] = true
        waiting.head = next[waiting.head]
      }
      if child.key != 0, waiting.wasSeen, !waiting.isDuplicate {
        duplicates.append(child.key)
        waiting.isDuplicate = true
      }
      waiting.wasSeen = true
      if child.key != 0 || waiting.tail >= 0 { table[Identity(child)] = waiting }
    }
  }

  private mutating func markStaying(_ old: [Child]) {
    let matched = match.indices.filter { match[$0] >= 0 }
    let values = matched.map { match[$0] }
    let pinned = values.map { old[$0].isPinned }
    let marks = IncreasingSubsequence.marks(of: values, pinned: pinned, steps: &steps)
    for (position, index) in matched.enumerated() { stays[index] = marks[position] }
  }

  /// Pairs what is left between children that stay; such pairs stay as well.
  private mutating func matchNames(_ old: [Child], _ new: [Child]) {
    var oldStart = 0
    var newStart = 0
    for index in 0...new.count where index == new.count || stays[index] {
      let oldEnd = index == new.count ? old.count : match[index]
      if oldStart < oldEnd, newStart < index {
        matchNames(old, oldStart..<oldEnd, new, newStart..<index)
      }
      oldStart = oldEnd + 1
      newStart = index + 1
    }
  }

  private mutating func matchNames(
    _ old: [Child], _ oldRange: Range<Int>, _ new: [Child], _ newRange: Range<Int>
  ) {
    // The old children of each name in order; those before `position` are out of reach.
    var waiting: [ElementName: [Int]] = [:]
    for index in oldRange.reversed() where !survives[index] && old[index].key == 0 {
      steps += 1
      waiting[old[index].name, default: []].append(index)
    }
    if waiting.isEmpty { return }
    var position = oldRange.lowerBound
    for index in newRange where match[index] < 0 && new[index].key == 0 {
      steps += 1
      let name = new[index].name
      while let candidate = waiting[name]?.popLast() {
        steps += 1
        if candidate < position { continue }
        match[index] = candidate
        survives[candidate] = true
        stays[index] = true
        position = candidate + 1
        break
      }
    }
  }
}
