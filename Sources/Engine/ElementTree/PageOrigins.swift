/// Which views made the elements of a page, kept beside the page: nothing of it is in the page itself.
///
///     page-origins 1
///     elements 4 8f1d03c2a9b47e65
///     origin Timeline
///     origin Timeline/MomentCard
///     runs 1*2 2*2
///
/// The second line knows the elements again: how many there are, and a hash of their names.
package struct PageOrigins: Hashable, Sendable {
  /// The paths of view types, such as `Timeline/MomentCard`; element numbers count from 1.
  package private(set) var origins: [String] = []
  /// The number of the origin of each element in document order; zero for that of the element around.
  package private(set) var numbers: [UInt32] = []
  private var namesHash: UInt64

  /// The origins of a tree that was evaluated with them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package init(_ tree: ElementTree) {
    namesHash = Self.hash(of: tree.nodes.lazy.filter { $0.name != .text }.map(\.name))
    var known: [UInt32: UInt32] = [0: 0]
    for node in tree.nodes where node.name != .text {
      let number = known[node.origin] ?? UInt32(known.count)
      if known.updateValue(number, forKey: node.origin) == nil {
        origins.append(tree.origins[Int(node.origin)])
      }
      numbers.append(number)
    }
  }

  private static func hash(of names: some Sequence<ElementName>) -> UInt64 {
    names.reduce(0x0F) { StableHash.combine($0, StableHash.of($1.string.utf8)) }
  }

  // Pages

  /// Gives the elements of a page that was read the origins, where the page has them.
  ///
  /// The page has a shell around the views: the part is looked for that has as many elements of these
  /// names in this order.
  ///
  /// - Returns: Whether the part was found; the page is as it was if not.
  /// - Complexity: O(*n*) for *n* nodes, as long as few parts have the same number of elements.
  @discardableResult
  package func attach(to page: inout ElementTree) -> Bool {
    let count = numbers.count
    guard count > 0 else { return false }
    // The number of elements before each node.
    var before = [0]
    before.reserveCapacity(page.nodes.count + 1)
    for node in page.nodes { before.append((before.last ?? 0) + (node.name == .text ? 0 : 1)) }
    for around in page.nodes.indices {
      let inside = (around + 1)..<(around + Int(page.nodes[around].span))
      guard before[inside.upperBound] - before[inside.lowerBound] == count else { continue }
      let elements = inside.filter { page.nodes[$0].name != .text }
      guard Self.hash(of: elements.map { page.nodes[$0].name }) == namesHash else { continue }
      let first = UInt32(page.origins.count) - 1
      page.origins += origins
      for (index, number) in zip(elements, numbers) where number > 0 {
        page.nodes[index].origin = first + number
      }
      return true
    }
    return false
  }

  // Files

  /// The name of the file with the origins of a page.
  package static func fileName(of page: String) -> String { page + ".origins" }

  /// The text of the file.
  package var text: String {
    var text = "page-origins 1\nelements \(numbers.count) \(String(namesHash, radix: 16))\n"
    for origin in origins { text += "origin \(origin)\n" }
    text += "runs"
    var place = 0
    while place < numbers.count {
      let end = numbers[place...].firstIndex { $0 != numbers[place] } ?? numbers.count
      text += " \(numbers[place])*\(end - place)"
      place = end
    }
    return text + "\n"
  }

  /// Reads a file back; nil if it is none.
  package init?(reading text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.popFirst() == "page-origins 1", lines.popLast() == "",
      let head = lines.popFirst()?.split(separator: " "), head.count == 3, head[0] == "elements",
      let count = Int(head[1]), (0...Self.largest).contains(count),
      let hash = UInt64(head[2], radix: 16),
      let runs = lines.popLast()?.split(separator: " "), runs.first == "runs"
    else { return nil }
    namesHash = hash
    for line in lines {
      guard line.hasPrefix("origin ") else { return nil }
      origins.append(String(line.dropFirst("origin ".count)))
    }
    for run in runs.dropFirst() {
      let parts = run.split(separator: "*", omittingEmptySubsequences: false)
      guard parts.count == 2, let number = UInt32(parts[0]), let length = Int(parts[1]),
        Int(number) <= origins.count, length > 0, length <= count - numbers.count
      else { return nil }
      numbers += repeatElement(number, count: length)
    }
    guard numbers.count == count else { return nil }
  }

  /// A page with more elements is none of ours.
  private static let largest = 10_000_000
}
