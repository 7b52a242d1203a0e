import ElementTree

/// Says how much one subtree is like another.
///
/// Each child counts as much as the others and as the element itself, however large it is: what
/// came to an element or has left it makes it no other. What was put around something is not like it.
struct Likeness {
  private let old: ComparedPage
  private let new: ComparedPage
  private let successors: [Int32]
  private let matches: [Int32]
  private var oldTokens: [Int: [UInt64]] = [:]
  private var newTokens: [Int: [UInt64]] = [:]
  private var scores: [UInt64: Double] = [:]
  /// How many elements were compared so far.
  private var comparisons = 0
  /// Pages on which more has to be compared have changed throughout.
  private static let limit = 1 << 12
  /// What is nested deeper counts as half alike where it isn't equal.
  private static let deepest = 24
  /// The most pairs of children that are compared; of more, those in the same place are.
  private static let pairLimit = 1 << 10

  /// - Parameters:
  ///   - successors: Nodes of the old page with a partner here are like their partner, and no other.
  ///   - matches: The same for nodes of the new page.
  init(
    _ old: ComparedPage, _ new: ComparedPage, successors: [Int32] = [], matches: [Int32] = []
  ) {
    self.old = old
    self.new = new
    self.successors = successors
    self.matches = matches
  }

  /// Whether so much was compared that the rest is better paired as it stands.
  var isSpent: Bool { comparisons > Self.limit }

  /// How much two subtrees whose elements have the same name are alike: 0 for not at all, 1 for equal.
  ///
  /// - Complexity: O(*n* *m*) for *n* and *m* children that are not equal, once for each two elements.
  mutating func score(_ a: Int, _ b: Int) -> Double { score(a, b, depth: 0) }

  /// How much two elements are alike but for their names.
  mutating func scoreBesidesNames(_ a: Int, _ b: Int) -> Double {
    var first = tokens(ofOld: a)
    var second = tokens(ofNew: b)
    first.removeAll { $0 == old.nodes[a].name }
    second.removeAll { $0 == new.nodes[b].name }
    return combined(first, second, a, b, depth: 0)
  }

  private mutating func score(_ a: Int, _ b: Int, depth: Int) -> Double {
    if old.nodes[a].content == new.nodes[b].content { return 1 }
    if depth == Self.deepest { return 0.5 }
    let pair = UInt64(a) << 32 | UInt64(b)
    if let known = scores[pair] { return known }
    let first = tokens(ofOld: a)
    let score = combined(first, tokens(ofNew: b), a, b, depth: depth)
    scores[pair] = score
    return score
  }

  /// The likeness of two elements of which some words and the children count.
  private mutating func combined(
    _ first: [UInt64], _ second: [UInt64], _ a: Int, _ b: Int, depth: Int
  ) -> Double {
    comparisons += 1
    var common = 0.0
    var count = 0.0
    if !first.isEmpty || !second.isEmpty {
      common = 2 * Self.commonPart(first, second)
      count = 2
    }
    var olds: [Int] = []
    var open: [UInt64: Int] = [:]
    for child in old.children(of: a) {
      if !successors.isEmpty, successors[child] >= 0 {
        // A child that went elsewhere says nothing of its parent.
        guard Int(new.nodes[Int(successors[child])].parent) == b else { continue }
        common += 2
        count += 2
      } else {
        olds.append(child)
        open[old.nodes[child].content, default: 0] += 1
      }
    }
    var news = new.children(of: b).filter { matches.isEmpty || matches[$0] < 0 }
    count += Double(olds.count + news.count)
    guard !olds.isEmpty, !news.isEmpty else { return count == 0 ? 0 : common / count }
    // Equal ones first; most are.
    var equal: [UInt64: Int] = [:]
    news.removeAll { child in
      let content = new.nodes[child].content
      guard let rest = open[content], rest > 0 else { return false }
      open[content] = rest - 1
      equal[content, default: 0] += 1
      common += 2
      return true
    }
    olds.removeAll { child in
      guard let rest = equal[old.nodes[child].content], rest > 0 else { return false }
      equal[old.nodes[child].content] = rest - 1
      return true
    }
    common += 2 * childScores(olds, news, depth: depth + 1)
    return common / count
  }

  /// The sum of how much children are like those that are most like them.
  private mutating func childScores(_ olds: [Int], _ news: [Int], depth: Int) -> Double {
    if olds.count * news.count > Self.pairLimit {
      return zip(olds, news).reduce(0) { sum, pair in
        let isSameName = old.nodes[pair.0].name == new.nodes[pair.1].name
        return isSameName ? sum + score(pair.0, pair.1, depth: depth) : sum
      }
    }
    var sum = 0.0
    var isTaken = [Bool](repeating: false, count: news.count)
    for child in olds {
      var best: (score: Double, place: Int)?
      for (place, other) in news.enumerated()
      where !isTaken[place] && old.nodes[child].name == new.nodes[other].name {
        let score = score(child, other, depth: depth)
        if score > best?.score ?? 0 { best = (score, place) }
      }
      if let best {
        isTaken[best.place] = true
        sum += best.score
      }
    }
    return sum
  }

  // Words

  private mutating func tokens(ofOld index: Int) -> [UInt64] {
    if let known = oldTokens[index] { return known }
    let tokens = Self.tokens(of: index, on: old)
    oldTokens[index] = tokens
    return tokens
  }

  private mutating func tokens(ofNew index: Int) -> [UInt64] {
    if let known = newTokens[index] { return known }
    let tokens = Self.tokens(of: index, on: new)
    newTokens[index] = tokens
    return tokens
  }

  /// Which part of both sorted lists is in both.
  private static func commonPart(_ first: [UInt64], _ second: [UInt64]) -> Double {
    guard !first.isEmpty, !second.isEmpty else { return 0 }
    var (a, b, common) = (0, 0, 0)
    while a < first.count, b < second.count {
      if first[a] == second[b] {
        common += 1
        a += 1
        b += 1
      } else if first[a] < second[b] {
        a += 1
      } else {
        b += 1
      }
    }
    return Double(2 * common) / Double(first.count + second.count)
  }

  /// What an element says itself: its name, attributes, declarations and the words of its own text.
  private static func tokens(of index: Int, on page: ComparedPage) -> [UInt64] {
    var tokens: [UInt64] = []
    if !page.isText(index) { tokens.append(page.nodes[index].name) }
    for attribute in page.attributeSlice(of: index) {
      let name = page.attributeNames[Int(attribute.name)]
      tokens.append(
        StableHash.combine(StableHash.of(name.utf8), StableHash.of(page.value(of: attribute))))
    }
    if page.nodes[index].style != 0 {
      tokens.append(StableHash.of((page.bodies[page.nodes[index].style] ?? "").utf8))
    }
    for word in page.textBytes(of: index).split(whereSeparator: { $0 <= 0x20 }) {
      tokens.append(StableHash.of(word))
    }
    return tokens.sorted()
  }
}
