import ElementDiff

/// Which of a node's old children live on as which of its new ones.
///
/// 1. By a key, or by what names an element on its page.
/// 2. By equal content: as many as stand in the same order, then those that have another place.
/// 3. By likeness: between two that stay in place the list of pairs in order that are most alike
///    together; then those that are alike but elsewhere.
/// 4. What has another name, when all else is known.
struct ChildPairing {
  private let old: ComparedPage
  private let new: ComparedPage
  private let olds: [Int]
  private let news: [Int]
  /// For each new child the place of the old one, or −1.
  private(set) var match: [Int]
  private var isTaken: [Bool]

  init(_ olds: [Int], _ news: [Int], old: ComparedPage, new: ComparedPage) {
    (self.olds, self.news, self.old, self.new) = (olds, news, old, new)
    match = Array(repeating: -1, count: news.count)
    isTaken = Array(repeating: false, count: olds.count)
  }

  /// Takes over what is known of some children: whether they have partners, and which.
  mutating func take(matches: [Int32], successors: [Int32]) {
    let places = Dictionary(uniqueKeysWithValues: zip(olds, olds.indices))
    for (i, index) in olds.enumerated() { isTaken[i] = successors[index] >= 0 }
    for (j, index) in news.enumerated() where matches[index] >= 0 {
      // A partner elsewhere on the page is none of these, and none is wanted.
      match[j] = places[Int(matches[index])] ?? Self.elsewhere
    }
  }

  /// What stands for a partner that is none of the children.
  private static let elsewhere = -2

  /// Whether children of both sides have no partner.
  var isOpen: Bool { isTaken.contains(false) && match.contains(-1) }

  private func a(_ i: Int) -> ComparedPage.Node { old.nodes[olds[i]] }
  private func b(_ j: Int) -> ComparedPage.Node { new.nodes[news[j]] }

  private mutating func pair(_ i: Int, _ j: Int) {
    match[j] = i
    isTaken[i] = true
  }

  private struct Name: Hashable {
    var word: UInt64
    var name: UInt64
  }

  // By names

  mutating func matchNames() {
    var keyed: [Name: [Int]] = [:]
    for i in olds.indices.reversed() where a(i).key != 0 {
      keyed[Name(word: a(i).key, name: a(i).name), default: []].append(i)
    }
    if !keyed.isEmpty {
      for j in news.indices where b(j).key != 0 {
        if let i = keyed[Name(word: b(j).key, name: b(j).name)]?.popLast() { pair(i, j) }
      }
    }
    // An identity that several have names none of them.
    var named: [Name: (old: [Int], new: [Int])] = [:]
    for i in olds.indices where a(i).key == 0 && a(i).identity != 0 {
      named[Name(word: a(i).identity, name: a(i).name), default: ([], [])].old.append(i)
    }
    if named.isEmpty { return }
    for j in news.indices where b(j).key == 0 && b(j).identity != 0 {
      named[Name(word: b(j).identity, name: b(j).name), default: ([], [])].new.append(j)
    }
    for both in named.values where both.old.count == 1 && both.new.count == 1 {
      pair(both.old[0], both.new[0])
    }
  }

  // By content

  mutating func matchContents() {
    let openOld = olds.indices.filter { !isTaken[$0] && a($0).key == 0 }
    let openNew = news.indices.filter { match[$0] == -1 && b($0).key == 0 }
    let pairs = SequenceMatching.pairs(
      openOld.map { a($0).content }, openNew.map { b($0).content })
    for (i, j) in pairs { pair(openOld[i], openNew[j]) }
    guard isOpen else { return }
    var rest: [UInt64: [Int]] = [:]
    for i in olds.indices.reversed() where !isTaken[i] { rest[a(i).content, default: []].append(i) }
    for j in news.indices where match[j] == -1 {
      if let i = rest[b(j).content]?.popLast() { pair(i, j) }
    }
  }

  // By likeness

  /// - Parameter isWrapped: Whether one of two nodes is inside the other.
  mutating func matchLikeness(
    _ likeness: inout Likeness, isWrapped: (_ old: Int, _ new: Int) -> Bool
  ) {
    for gap in gaps() { alignByWords(gap, isWrapped) }
    for gap in gaps() { align(gap, &likeness, isWrapped) }
    matchElsewhere(&likeness, isWrapped)
  }

  /// Pairs elements of different names that hold the same.
  mutating func matchRenamed(_ likeness: inout Likeness) {
    for gap in gaps() { matchRenamed(gap, &likeness) }
  }

  /// Children without a partner between two that stay in place.
  private struct Gap {
    var old: [Int]
    var new: [Int]
  }

  private func gaps() -> [Gap] {
    let known = news.indices.filter { match[$0] >= 0 }
    let marks = IncreasingSubsequence.marks(of: known.map { match[$0] })
    var result: [Gap] = []
    var (i, j) = (0, 0)
    func append(_ i: Range<Int>, _ j: Range<Int>) {
      let gap = Gap(old: i.filter { !isTaken[$0] }, new: j.filter { match[$0] == -1 })
      if !gap.old.isEmpty, !gap.new.isEmpty { result.append(gap) }
    }
    for (place, stays) in zip(known, marks) where stays {
      append(i..<match[place], j..<place)
      (i, j) = (match[place] + 1, place + 1)
    }
    append(i..<olds.count, j..<news.count)
    return result
  }

  /// Pairs in order what has the same names and texts, as where only declarations have changed.
  private mutating func alignByWords(_ gap: Gap, _ isWrapped: (Int, Int) -> Bool) {
    let first = gap.old.filter { a($0).words != 0 && a($0).key == 0 }
    let second = gap.new.filter { b($0).words != 0 && b($0).key == 0 }
    guard !first.isEmpty, !second.isEmpty else { return }
    for (x, y) in SequenceMatching.pairs(first.map { a($0).words }, second.map { b($0).words }) {
      if !isWrapped(olds[first[x]], news[second[y]]) { pair(first[x], second[y]) }
    }
  }

  /// The most pairs of a gap whose likeness is asked for.
  private static let pairLimit = 1 << 12

  private mutating func align(
    _ gap: Gap, _ likeness: inout Likeness, _ isWrapped: (Int, Int) -> Bool
  ) {
    let (n, m) = (gap.old.count, gap.new.count)
    guard n * m <= Self.pairLimit, !likeness.isSpent else { return alignByName(gap) }
    let isAlone = olds.count == 1 && news.count == 1
    var weights = [Double](repeating: -1, count: n * m)
    for (x, i) in gap.old.enumerated() {
      for (y, j) in gap.new.enumerated() where a(i).name == b(j).name {
        guard !isWrapped(olds[i], news[j]) else { continue }
        let score = likeness.score(olds[i], news[j])
        guard isAlone || canPair(i, j, score) else { continue }
        // Two that are half alike are worth less than one that is nearly the same.
        weights[x * m + y] = score * score * score + 0.001
      }
    }
    var table = [Double](repeating: 0, count: (n + 1) * (m + 1))
    func cell(_ x: Int, _ y: Int) -> Int { x * (m + 1) + y }
    for x in stride(from: n - 1, through: 0, by: -1) {
      for y in stride(from: m - 1, through: 0, by: -1) {
        var best = max(table[cell(x + 1, y)], table[cell(x, y + 1)])
        if weights[x * m + y] >= 0 {
          best = max(best, weights[x * m + y] + table[cell(x + 1, y + 1)])
        }
        table[cell(x, y)] = best
      }
    }
    var (x, y) = (0, 0)
    while x < n, y < m {
      let weight = weights[x * m + y]
      if weight >= 0, table[cell(x, y)] <= weight + table[cell(x + 1, y + 1)] {
        pair(gap.old[x], gap.new[y])
        x += 1
        y += 1
      } else if table[cell(x, y)] <= table[cell(x, y + 1)] {
        y += 1
      } else {
        x += 1
      }
    }
  }

  /// Whether two children that stand in the same place may be one that has changed.
  private func canPair(_ i: Int, _ j: Int, _ score: Double) -> Bool {
    let (a, b) = (a(i), b(j))
    if a.key != 0 || b.key != 0 {
      // Two keys are two elements; a key that was lost or added is reported as such.
      return (a.key == 0 || b.key == 0) && score >= 0.5
    }
    if a.identity != 0, b.identity != 0, a.identity != b.identity { return score >= 0.5 }
    return (a.span <= 2 && b.span <= 2) || score >= 0.3
  }

  /// Pairs in order what has the same name, where there is too much to compare.
  private mutating func alignByName(_ gap: Gap) {
    var waiting: [UInt64: [Int]] = [:]
    for i in gap.old.reversed() where a(i).key == 0 { waiting[a(i).name, default: []].append(i) }
    var position = -1
    for j in gap.new where b(j).key == 0 {
      while let i = waiting[b(j).name]?.popLast() {
        if i < position { continue }
        pair(i, j)
        position = i
        break
      }
    }
  }

  /// Pairs what is mostly alike but stands elsewhere among its siblings.
  private mutating func matchElsewhere(
    _ likeness: inout Likeness, _ isWrapped: (Int, Int) -> Bool
  ) {
    var waiting: [UInt64: [Int]] = [:]
    for i in olds.indices.reversed() where !isTaken[i] && a(i).words != 0 && a(i).key == 0 {
      waiting[a(i).words, default: []].append(i)
    }
    for j in news.indices where match[j] == -1 && b(j).words != 0 && b(j).key == 0 {
      guard let i = waiting[b(j).words]?.last, !isWrapped(olds[i], news[j]) else { continue }
      waiting[b(j).words]?.removeLast()
      pair(i, j)
    }
    let (first, second) = (
      olds.indices.filter { !isTaken[$0] }, news.indices.filter { match[$0] == -1 }
    )
    guard !first.isEmpty, first.count * second.count <= Self.pairLimit, !likeness.isSpent else {
      return
    }
    var pairs: [(score: Double, i: Int, j: Int)] = []
    for i in first {
      for j in second where a(i).name == b(j).name && (a(i).key == 0 || b(j).key == 0) {
        let score = likeness.score(olds[i], news[j])
        guard score >= 0.6, !isWrapped(olds[i], news[j]) else { continue }
        pairs.append((score, i, j))
      }
    }
    pairs.sort { ($1.score, $0.i, $0.j) < ($0.score, $1.i, $1.j) }
    for (_, i, j) in pairs where !isTaken[i] && match[j] == -1 { pair(i, j) }
  }

  private mutating func matchRenamed(_ gap: Gap, _ likeness: inout Likeness) {
    guard gap.old.count * gap.new.count <= Self.pairLimit, !likeness.isSpent else { return }
    for i in gap.old where !old.isText(olds[i]) && a(i).key == 0 {
      var best: (score: Double, j: Int)?
      for j in gap.new where match[j] == -1 && !new.isText(news[j]) && b(j).key == 0 {
        guard a(i).name != b(j).name else { continue }
        let score = likeness.scoreBesidesNames(olds[i], news[j])
        if score >= 0.6, score > best?.score ?? 0 { best = (score, j) }
      }
      if let best { pair(i, best.j) }
    }
  }
}
