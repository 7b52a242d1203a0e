import ElementDiff
package import ElementTree

/// Finds out how one page has become another, as people would say it.
///
/// Nodes are paired by `PageMatching`; then each pair is looked at: its place, name, text, attributes
/// and declarations. What has no partner is new or gone, with all inside it.
package struct SemanticDiff {
  /// The differences, in the order of the new page; what has gone comes last.
  package private(set) var changes: [SemanticChange] = []
  private var old: PagePaths
  private var new: PagePaths
  private let matches: [Int32]
  private let successors: [Int32]
  private var styles = StyleChanges()
  /// New texts that are what an element had as its own text before, and the other way round.
  private var splitTexts = Set<Int>()
  private var joinedTexts = Set<Int>()

  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes of both trees.
  package init(_ old: ElementTree, _ new: ElementTree) {
    self.init(ComparedPage(old), ComparedPage(new))
    // Equal hashes are not trusted: a collision must not hide a change.
    if changes.isEmpty, old != new {
      changes = [SemanticChange(.document("content", from: "a page", to: "another"), element: "")]
    }
  }

  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes of both pages.
  package init(_ old: ComparedPage, _ new: ComparedPage) {
    let matching = PageMatching(old, new)
    (matches, successors) = (matching.matches, matching.successors)
    (self.old, self.new) = (PagePaths(old), PagePaths(new))
    let orders = orders()
    for index in new.nodes.indices {
      let source = Int(matches[index])
      if source < 0 {
        appendInserted(index)
        continue
      }
      if let rest = orders[index] {
        appendOrder(source, index, rest)
      } else if !isInPlace(source, index) {
        append(.move(self.old.description(of: source), to: self.new.path(of: index)), source, index)
      }
      // All of it is equal: nothing more to say of it.
      if old.nodes[source].own != new.nodes[index].own
        || old.nodes[source].key != new.nodes[index].key
      {
        compare(source, index)
      }
    }
    appendRemoved()
  }

  private var a: ComparedPage { old.page }
  private var b: ComparedPage { new.page }

  /// Whether the node around a node is that around its partner.
  private func isInPlace(_ source: Int, _ index: Int) -> Bool {
    let parent = Int(b.nodes[index].parent)
    return Int(a.nodes[source].parent) == (parent < 0 ? -1 : Int(matches[parent]))
  }

  /// Appends what is said of an element itself.
  private mutating func append(_ kind: SemanticChange.Kind, _ source: Int, _ index: Int) {
    changes.append(
      SemanticChange(kind, element: old.path(of: source), origin: new.origin(of: index)))
  }

  // Order

  /// For siblings that have another place how many after each have come along, or −1 for these.
  ///
  /// As few as possible are said to have another place.
  private func orders() -> [Int: Int] {
    var result: [Int: Int] = [:]
    for parent in -1..<b.nodes.count {
      guard parent < 0 || (matches[parent] >= 0 && b.nodes[parent].span > 2) else { continue }
      var last = -1
      var isOrdered = true
      var child = parent + 1
      let end = parent < 0 ? b.nodes.count : b.end(of: parent)
      while child < end {
        if matches[child] >= 0, isInPlace(Int(matches[child]), child) {
          if Int(matches[child]) < last { isOrdered = false }
          last = Int(matches[child])
        }
        child = b.end(of: child)
      }
      if !isOrdered { findOrders(below: parent, &result) }
    }
    return result
  }

  private func findOrders(below parent: Int, _ result: inout [Int: Int]) {
    let children = b.children(of: parent).filter {
      matches[$0] >= 0 && isInPlace(Int(matches[$0]), $0)
    }
    let places = children.map { Int(matches[$0]) }
    let stays = IncreasingSubsequence.marks(of: places)
    let sorted = places.sorted()
    let ranks = Dictionary(uniqueKeysWithValues: zip(sorted, sorted.indices))
    var place = 0
    while place < children.count {
      if stays[place] {
        place += 1
        continue
      }
      let first = place
      place += 1
      while place < children.count, !stays[place],
        (ranks[places[place - 1]] ?? 0) + 1 == ranks[places[place]]
      {
        result[children[place]] = -1
        place += 1
      }
      result[children[first]] = place - first - 1
    }
  }

  private mutating func appendOrder(_ source: Int, _ index: Int, _ rest: Int) {
    guard rest >= 0 else { return }
    let words = rest == 0 ? "" : " and the \(rest) after it"
    append(
      .order(old.description(of: source) + words, to: new.path(of: index)), source, index)
  }

  // What is new and what has gone

  private mutating func appendInserted(_ index: Int) {
    let parent = Int(b.nodes[index].parent)
    guard parent < 0 || matches[parent] >= 0, !splitTexts.contains(index) else { return }
    changes.append(
      SemanticChange(
        .insert(new.description(of: index)), element: new.path(of: index),
        origin: new.origin(of: index)))
  }

  private mutating func appendRemoved() {
    for index in successors.indices where successors[index] < 0 {
      let parent = Int(a.nodes[index].parent)
      guard parent < 0 || successors[parent] >= 0, !joinedTexts.contains(index) else { continue }
      changes.append(
        SemanticChange(
          .remove(old.description(of: index)), element: old.path(of: index),
          origin: old.origin(of: index)))
    }
  }

  // What has changed of an element itself

  private mutating func compare(_ source: Int, _ index: Int) {
    let (before, after) = (a.nodes[source], b.nodes[index])
    if before.key != after.key, isInPlace(source, index) {
      append(.key(from: Self.digits(before.key), to: Self.digits(after.key)), source, index)
    }
    if before.name != after.name {
      append(.element(from: a.name(of: source), to: b.name(of: index)), source, index)
    }
    if a.textBytes(of: source) != b.textBytes(of: index) { compareText(source, index) }
    if before.attributeCount > 0 || after.attributeCount > 0 { compareAttributes(source, index) }
    if before.style != 0 || after.style != 0 {
      let kinds = styles.changes(
        before.style, a.bodies[before.style] ?? "", after.style, b.bodies[after.style] ?? "")
      for kind in kinds { append(kind, source, index) }
    }
  }

  private static func digits(_ key: UInt64) -> String? {
    key == 0 ? nil : String(key, radix: 16)
  }

  private mutating func compareText(_ source: Int, _ index: Int) {
    let (from, to) = (a.text(of: source), b.text(of: index))
    // The only text of an element becomes one beside elements as soon as there are any.
    if to.isEmpty, let part = text(below: index, b, without: matches, like: from) {
      splitTexts.insert(part)
      let text = b.text(of: part)
      if text != from { append(.text(from: from, to: text), source, index) }
    } else if from.isEmpty, let part = text(below: source, a, without: successors, like: to) {
      joinedTexts.insert(part)
      let text = a.text(of: part)
      if text != to { append(.text(from: text, to: to), source, index) }
    } else if from.contains("\n") || to.contains("\n"), a.holdsLines(source), b.holdsLines(index) {
      for change in LineDiff.changes(from: from, to: to) { append(change.kind, source, index) }
    } else {
      append(.text(from: from, to: to), source, index)
    }
  }

  /// The text beside elements, without a partner, that begins or ends as another for the longest.
  private func text(
    below parent: Int, _ page: ComparedPage, without partners: [Int32], like text: String
  ) -> Int? {
    func common(_ other: String) -> Int {
      let (first, second) = (Array(text.utf8), Array(other.utf8))
      let start = zip(first, second).prefix { $0 == $1 }.count
      let end = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
      return max(start, end)
    }
    return page.children(of: parent)
      .filter { page.isText($0) && partners[$0] < 0 }
      .max { common(page.text(of: $0)) < common(page.text(of: $1)) }
  }

  private mutating func compareAttributes(_ source: Int, _ index: Int) {
    let (before, after) = (a.values(of: source), b.values(of: index))
    if before.elementsEqual(after, by: { $0 == $1 }) { return }
    let known = Dictionary(before, uniquingKeysWith: { first, _ in first })
    let wanted = Dictionary(after, uniquingKeysWith: { first, _ in first })
    var isOtherwiseEqual = true
    let names = before.map(\.0) + after.map(\.0).filter { known[$0] == nil }
    var seen = Set<String>()
    for name in names where known[name] != wanted[name] && seen.insert(name).inserted {
      isOtherwiseEqual = false
      if name == "class", let from = known[name], let to = wanted[name], Self.isReordered(from, to)
      {
        append(.attribute("order of classes", from: from, to: to), source, index)
      } else {
        append(.attribute(name, from: known[name], to: wanted[name]), source, index)
      }
    }
    if isOtherwiseEqual {
      append(
        .attribute(
          "order of attributes", from: before.map(\.0).joined(separator: " "),
          to: after.map(\.0).joined(separator: " ")), source, index)
    }
  }

  private static func isReordered(_ from: String, _ to: String) -> Bool {
    from.split(separator: " ").sorted() == to.split(separator: " ").sorted()
  }
}

extension ComparedPage {
  fileprivate func values(of index: Int) -> [(String, String)] {
    attributeSlice(of: index).map { attribute in
      (attributeNames[Int(attribute.name)], String(decoding: value(of: attribute), as: UTF8.self))
    }
  }

  /// Whether an element's text is source that is read by lines.
  fileprivate func holdsLines(_ index: Int) -> Bool {
    ["style", "script", "pre", "textarea"].contains(name(of: index))
  }
}
