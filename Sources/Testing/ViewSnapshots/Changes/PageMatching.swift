import ElementTree

/// Which nodes of an old page live on as which nodes of a new one, as people would say it.
///
/// From the top down, children of a pair are paired (``ChildPairing``): by what names them, by equal
/// content, then by likeness. What has no partner then may have moved: equal content first, content that
/// is alike after it.
struct PageMatching {
  let old: ComparedPage
  let new: ComparedPage
  /// The index in the old page of each node of the new one, or −1.
  private(set) var matches: [Int32]
  /// The index in the new page of each node of the old one, or −1.
  private(set) var successors: [Int32]
  private var likeness: Likeness
  /// Pairs whose children are still to be compared.
  private var work: [(old: Int, new: Int)] = []
  /// The indices of nodes by their content, made on demand.
  private var places: (old: [UInt64: [Int]], new: [UInt64: [Int]])?

  /// - Complexity: O(*n* log *n*) for *n* nodes, plus what it takes to compare what differs.
  init(_ old: ComparedPage, _ new: ComparedPage) {
    self.old = old
    self.new = new
    likeness = Likeness(old, new)
    successors = Array(repeating: -1, count: old.nodes.count)
    matches = Array(repeating: -1, count: new.nodes.count)
    compareChildren(of: -1, -1)
    run()
    // What has moved is compared first; what is left over then is for the next round.
    var rounds = 0
    while rounds < Self.roundLimit {
      rounds += 1
      while rounds < Self.roundLimit, matchMoved() {
        rounds += 1
        run()
      }
      guard matchRest(isRenamed: false) || matchRest(isRenamed: true) else { break }
      run()
    }
  }

  /// How often what has moved is looked for; each time is for what the time before has left over.
  private static let roundLimit = 24

  private mutating func run() {
    while let pair = work.popLast() { compareChildren(of: pair.old, pair.new) }
  }

  private mutating func match(_ a: Int, _ b: Int) {
    successors[a] = Int32(truncatingIfNeeded: b)
    matches[b] = Int32(truncatingIfNeeded: a)
  }

  /// Pairs two nodes and all that is inside, one by one, if their contents are equal; else themselves.
  private mutating func matchAll(_ a: Int, _ b: Int) {
    let span = Int(old.nodes[a].span)
    if old.nodes[a].content == new.nodes[b].content, span == Int(new.nodes[b].span) {
      for offset in 0..<span { match(a + offset, b + offset) }
    } else {
      match(a, b)
      work.append((a, b))
    }
  }

  private mutating func compareChildren(of a: Int, _ b: Int) {
    var olds = old.children(of: a)
    var news = new.children(of: b)
    // Nearly always what is there is at both ends.
    var start = 0
    while start < min(olds.count, news.count),
      old.nodes[olds[start]].full == new.nodes[news[start]].full
    {
      if isOpen(olds[start], news[start]) { matchAll(olds[start], news[start]) }
      start += 1
    }
    olds.removeFirst(start)
    news.removeFirst(start)
    while let last = olds.last, let other = news.last,
      old.nodes[last].full == new.nodes[other].full
    {
      if isOpen(last, other) { matchAll(last, other) }
      olds.removeLast()
      news.removeLast()
    }
    olds.removeAll { successors[$0] >= 0 }
    news.removeAll { matches[$0] >= 0 }
    if olds.isEmpty || news.isEmpty { return }
    var pairing = ChildPairing(olds, news, old: old, new: new)
    pairing.matchNames()
    pairing.matchContents()
    if pairing.isOpen {
      countPlaces()
      let wrapping = Wrapping(old: old, new: new, places: places)
      pairing.matchLikeness(&likeness) { wrapping.isBetween($0, $1) }
    }
    for (j, i) in pairing.match.enumerated() where i >= 0 { matchAll(olds[i], news[j]) }
  }

  /// Pairs children that are alike but for what has come to them or left them; gives whether there were
  /// any.
  ///
  /// - Parameter isRenamed: Whether elements of other names are looked for, and no others.
  private mutating func matchRest(isRenamed: Bool) -> Bool {
    var parents = Set<Int>()
    for index in matches.indices where matches[index] < 0 {
      let parent = Int(new.nodes[index].parent)
      if parent < 0 || matches[parent] >= 0 { parents.insert(parent) }
    }
    if parents.isEmpty { return false }
    countPlaces()
    var rest = Likeness(old, new, successors: successors, matches: matches)
    let wrapping = Wrapping(old: old, new: new, places: places)
    var hasFound = false
    for parent in parents.sorted() {
      let olds = old.children(of: parent < 0 ? -1 : Int(matches[parent]))
      let news = new.children(of: parent)
      var pairing = ChildPairing(olds, news, old: old, new: new)
      pairing.take(matches: matches, successors: successors)
      guard pairing.isOpen else { continue }
      if isRenamed {
        pairing.matchRenamed(&rest)
      } else {
        pairing.matchLikeness(&rest) { wrapping.isBetween($0, $1) }
      }
      for (j, i) in pairing.match.enumerated() where i >= 0 && isOpen(olds[i], news[j]) {
        matchAll(olds[i], news[j])
        hasFound = true
      }
    }
    return hasFound
  }

  private func isOpen(_ a: Int, _ b: Int) -> Bool { successors[a] < 0 && matches[b] < 0 }

  private mutating func countPlaces() {
    guard places == nil else { return }
    func counted(_ page: ComparedPage) -> [UInt64: [Int]] {
      var result: [UInt64: [Int]] = [:]
      for index in page.nodes.indices {
        result[page.nodes[index].content, default: []].append(index)
      }
      return result
    }
    places = (counted(old), counted(new))
  }

  // Nodes that went from one parent to another.

  /// Pairs what has gone with what is new; gives whether there was any.
  private mutating func matchMoved() -> Bool {
    let gone = successors.indices.filter { successors[$0] < 0 }
    if gone.isEmpty || !matches.contains(where: { $0 < 0 }) { return false }
    countPlaces()
    let hasEqual = matchEqual(gone)
    return matchAlike() || hasEqual
  }

  /// Pairs equal subtrees of which nothing lives on, the largest first.
  private mutating func matchEqual(_ gone: [Int]) -> Bool {
    var candidates: [UInt64: [Int]] = [:]
    for index in gone { candidates[old.nodes[index].content, default: []].append(index) }
    var hasFound = false
    var index = 0
    while index < matches.count {
      guard matches[index] < 0, new.saysEnough(index),
        let source = source(of: index, among: candidates[new.nodes[index].content] ?? [])
      else {
        index += 1
        continue
      }
      matchAll(source, index)
      hasFound = true
      index += Int(new.nodes[index].span)
    }
    return hasFound
  }

  /// The old subtree that is meant by a new one of equal content.
  private func source(of index: Int, among candidates: [Int]) -> Int? {
    let span = Int(new.nodes[index].span)
    guard (index..<(index + span)).allSatisfy({ matches[$0] < 0 }) else { return nil }
    let open = candidates.filter { start in
      Int(old.nodes[start].span) == span
        && (start..<(start + span)).allSatisfy { successors[$0] < 0 }
    }
    let parent = Int(new.nodes[index].parent)
    let isParentKnown = parent < 0 || matches[parent] >= 0
    let oldParent = parent < 0 ? -1 : Int(matches[parent])
    if isParentKnown, let near = open.first(where: { Int(old.nodes[$0].parent) == oldParent }) {
      return near
    }
    // A part of what came or has gone as a whole has moved only if no other is like it.
    let isOnlyOne =
      places?.old[new.nodes[index].content]?.count == 1
      && places?.new[new.nodes[index].content]?.count == 1
    return open.first { start in
      let around = Int(old.nodes[start].parent)
      let wasParentKept = around < 0 || successors[around] >= 0
      if new.isText(index) { return isOnlyOne && (isParentKnown != wasParentKept) }
      if isParentKnown, wasParentKept { return true }
      return isOnlyOne && (isParentKnown || wasParentKept || span > 3)
    }
  }

  /// The most pairs of nodes whose likeness is asked for.
  private static let pairLimit = 1 << 14

  /// Pairs subtrees that are mostly alike.
  private mutating func matchAlike() -> Bool {
    let olds = successors.indices.filter { successors[$0] < 0 && isWorthComparing($0, old) }
    let news = matches.indices.filter { matches[$0] < 0 && isWorthComparing($0, new) }
    guard !olds.isEmpty, !news.isEmpty, olds.count * news.count <= Self.pairLimit,
      !likeness.isSpent
    else {
      return false
    }
    let wrapping = Wrapping(old: old, new: new, places: places)
    var pairs: [(score: Double, old: Int, new: Int)] = []
    for a in olds {
      let wasParentKept = isKept(old.nodes[a].parent, successors)
      for b in news where old.nodes[a].name == new.nodes[b].name {
        let (first, second) = (old.nodes[a], new.nodes[b])
        guard wasParentKept || isKept(second.parent, matches) else { continue }
        guard first.key == 0 || second.key == 0 || first.key == second.key else { continue }
        let isNamed = first.identity != 0 && first.identity == second.identity && isOnly(first)
        let score = isNamed ? 2 : likeness.score(a, b)
        guard score >= 0.6, !wrapping.isBetween(a, b) else { continue }
        pairs.append((score, a, b))
      }
    }
    pairs.sort {
      ($1.score, Int(old.nodes[$1.old].span), $0.old, $0.new)
        < ($0.score, Int(old.nodes[$0.old].span), $1.old, $1.new)
    }
    var found: [(old: Range<Int>, new: Range<Int>)] = []
    for pair in pairs where isOpen(pair.old, pair.new) {
      let ranges = (pair.old..<old.end(of: pair.old), pair.new..<new.end(of: pair.new))
      guard found.allSatisfy({ !$0.old.overlaps(ranges.0) && !$0.new.overlaps(ranges.1) }) else {
        continue
      }
      matchAll(pair.old, pair.new)
      found.append(ranges)
    }
    return !found.isEmpty
  }

  private func isKept(_ parent: Int32, _ partners: [Int32]) -> Bool {
    parent < 0 || partners[Int(parent)] >= 0
  }

  /// Whether an identity is there once on both pages.
  private func isOnly(_ node: ComparedPage.Node) -> Bool {
    func isOnce(_ page: ComparedPage) -> Bool {
      page.nodes.count { $0.identity == node.identity && $0.name == node.name } == 1
    }
    return isOnce(old) && isOnce(new)
  }

  private func isWorthComparing(_ index: Int, _ page: ComparedPage) -> Bool {
    let node = page.nodes[index]
    if page.isText(index) { return false }
    return node.span >= 3 || node.identity != 0 || node.textEnd - node.textStart >= 16
  }
}

/// Tells whether something was put around a node or taken away from around it.
private struct Wrapping {
  let old: ComparedPage
  let new: ComparedPage
  let places: (old: [UInt64: [Int]], new: [UInt64: [Int]])?

  /// Whether all of one node is inside the other.
  func isBetween(_ a: Int, _ b: Int) -> Bool {
    guard let places else { return false }
    return isInside(a, old, b, new, places.new) || isInside(b, new, a, old, places.old)
  }

  private func isInside(
    _ node: Int, _ page: ComparedPage, _ around: Int, _ other: ComparedPage,
    _ places: [UInt64: [Int]]
  ) -> Bool {
    guard page.saysEnough(node), let found = places[page.nodes[node].content] else { return false }
    return found.contains { $0 > around && $0 < other.end(of: around) }
  }
}

extension ComparedPage {
  /// Whether an element says enough to be known again elsewhere.
  fileprivate func saysEnough(_ index: Int) -> Bool {
    let node = nodes[index]
    return node.span > 1 || hasText(index) || node.attributeCount > 0 || node.key != 0
  }
}
