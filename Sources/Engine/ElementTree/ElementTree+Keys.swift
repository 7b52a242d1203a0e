extension ElementTree {
  /// Gives rows the keys that they had in an older tree where a list has only new keys and mostly old
  /// content, so that changes of the lists can be reported as what they are.
  ///
  /// Models that are loaded anew often have new identities throughout. A list counts as loaded anew if
  /// none of its keys was there before and at least half of its rows are. Rows of equal content get
  /// their keys back; what is left between two of them is paired in order.
  ///
  /// - Parameters:
  ///   - old: The tree whose keys are taken.
  ///   - isLoadedAnew: Whether lists with only new keys are taken for loaded anew whatever their
  ///     content is, as where two evaluations of the same views are compared.
  /// - Complexity: O(*n*) for *n* nodes; hashes are computed only where a list was loaded anew.
  package mutating func adoptKeys(of old: ElementTree, isLoadedAnew: Bool = false) {
    var adoption = KeyAdoption(old: old, new: self, isLoadedAnew: isLoadedAnew)
    adoption.run()
    for (node, key) in adoption.keys { nodes[node].key = key }
  }
}

/// Finds the keys that nodes of a tree had in an older one.
private struct KeyAdoption {
  let old: ElementTree
  let new: ElementTree
  let isLoadedAnew: Bool
  /// The keys that nodes of the new tree get, by index.
  private(set) var keys: [Int: UInt64] = [:]
  private var hashes: (old: [UInt64], new: [UInt64])?
  /// Lists whose children are still to be compared: where they begin and end in both trees.
  private var work: [(old: Range<Int>, new: Range<Int>)] = []

  init(old: ElementTree, new: ElementTree, isLoadedAnew: Bool) {
    self.old = old
    self.new = new
    self.isLoadedAnew = isLoadedAnew
  }

  mutating func run() {
    work = [(0..<old.nodes.count, 0..<new.nodes.count)]
    while let (a, b) = work.popLast() { compare(children(a, of: old), children(b, of: new)) }
  }

  private func children(_ range: Range<Int>, of tree: ElementTree) -> [Int] {
    var result: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      result.append(index)
      index += Int(tree.nodes[index].span)
    }
    return result
  }

  private mutating func compare(_ a: [Int], _ b: [Int]) {
    // Nearly always nothing has happened to the keys.
    if a.count == b.count, zip(a, b).allSatisfy({ old.nodes[$0].key == new.nodes[$1].key }) {
      for (x, y) in zip(a, b) { pair(x, y) }
      return
    }
    var byKey: [UInt64: Int] = [:]
    for index in a where old.nodes[index].key != 0 { byKey[old.nodes[index].key] = index }
    let keyed = b.filter { new.nodes[$0].key != 0 }
    if !byKey.isEmpty, !keyed.isEmpty, keyed.allSatisfy({ byKey[new.nodes[$0].key] == nil }) {
      adopt(a.filter { old.nodes[$0].key != 0 }, keyed)
    } else {
      for index in keyed { if let known = byKey[new.nodes[index].key] { pair(known, index) } }
    }
    // Children without keys are compared as they stand.
    let plain = (a.filter { old.nodes[$0].key == 0 }, b.filter { new.nodes[$0].key == 0 })
    for (x, y) in zip(plain.0, plain.1) { pair(x, y) }
  }

  private mutating func pair(_ a: Int, _ b: Int) {
    guard old.nodes[a].name == new.nodes[b].name, old.nodes[a].span > 1, new.nodes[b].span > 1
    else { return }
    work.append(((a + 1)..<(a + Int(old.nodes[a].span)), (b + 1)..<(b + Int(new.nodes[b].span))))
  }

  private mutating func adopt(_ a: [Int], _ b: [Int]) {
    let known = hashes ?? (old.subtreeHashes(), new.subtreeHashes())
    hashes = known
    var byContent: [UInt64: [Int]] = [:]
    for (place, index) in a.enumerated().reversed() {
      byContent[known.old[index], default: []].append(place)
    }
    var match = [Int](repeating: -1, count: b.count)
    var found = 0
    for (place, index) in b.enumerated() {
      guard let candidate = byContent[known.new[index]]?.popLast() else { continue }
      match[place] = candidate
      found += 1
    }
    guard isLoadedAnew || (found > 0 && found * 2 >= min(a.count, b.count)) else { return }
    pairRest(a, b, &match)
    for (place, index) in b.enumerated() where match[place] >= 0 {
      keys[index] = old.nodes[a[match[place]]].key
      pair(a[match[place]], index)
    }
  }

  /// Pairs rows of other content with those that stand between the same neighbours.
  private func pairRest(_ a: [Int], _ b: [Int], _ match: inout [Int]) {
    var isTaken = [Bool](repeating: false, count: a.count)
    for place in match where place >= 0 { isTaken[place] = true }
    var next = 0
    for place in match.indices {
      if match[place] >= 0 {
        next = match[place] + 1
        continue
      }
      guard next < a.count, !isTaken[next], old.nodes[a[next]].name == new.nodes[b[place]].name
      else { continue }
      match[place] = next
      isTaken[next] = true
      next += 1
    }
  }
}
