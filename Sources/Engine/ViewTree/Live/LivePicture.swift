import ElementTree

/// What a live page shows, and what is needed to make parts of it again.
struct LivePicture {
  var tree = ElementTree()
  /// What is done when something happens to a node, by its index.
  var handlers: [Int: [ElementHandler]] = [:]
  /// The dialogs that readers can close, in the order of the page.
  private(set) var dialogs: [Int] = []
  /// Where the children of elements with many begin, as far as it was needed.
  var longLists: [Int: [Int32]] = [:]
  var issues: [ViewIssue] = []
  /// Whether there is an element that tells of the browser.
  var isTold = false
  var placements = PlacementMap()
  /// The sizes that boxes are proposed, where they are known.
  var proposals: [Int32: KnownSize] = [:]
  /// How much may be left behind by parts before the page is evaluated from the top.
  private var byteLimit = 0
  private var boxLimit = 0

  /// Notes where dialogs are and how large everything is after an evaluation from the top.
  mutating func noteSizes(_ boxes: borrowing BoxTree) {
    dialogs = handlers.keys.filter { tree.nodes[$0].name == .dialog }.sorted()
    byteLimit = tree.text.count / 2 * 3 + 4096
    boxLimit = boxes.boxes.count / 2 * 3 + 256
  }

  /// Whether little enough was left behind.
  func hasRoom(_ boxes: borrowing BoxTree) -> Bool {
    tree.text.count < byteLimit && boxes.boxes.count < boxLimit
  }

  /// Puts a part into its place, with its handlers and the places of its elements.
  mutating func replace(
    with part: TreePart, handlers new: [Int: [ElementHandler]], notes: PlacementNotes,
    boxCount: Int
  ) {
    let span = Int(tree.nodes[part.index].span)
    let difference = part.tree.nodes.count - span
    for node in part.index..<(part.index + span) where handlers[node] != nil {
      handlers[node] = nil
    }
    if difference != 0 {
      longLists = [:]
      handlers = Dictionary(
        uniqueKeysWithValues: handlers.map {
          ($0.key > part.index ? $0.key + difference : $0.key, $0.value)
        })
      placements.shift(
        behind: Int32(truncatingIfNeeded: part.index + span - 1),
        by: Int32(truncatingIfNeeded: difference))
    }
    for (node, own) in new { handlers[part.index + node] = own }
    tree.replace(with: part)
    let old = part.index..<(part.index + span)
    if !dialogs.isEmpty {
      dialogs = dialogs.filter { !old.contains($0) }
        .map { $0 > part.index ? $0 + difference : $0 }
    }
    let fresh = new.keys.map { part.index + $0 }.filter { tree.nodes[$0].name == .dialog }
    if !fresh.isEmpty { dialogs = (dialogs + fresh).sorted() }
    placements.add(notes, at: Int32(truncatingIfNeeded: part.index), boxCount: boxCount)
  }
}

extension ElementTree {
  /// Makes the rules of all styles that nodes have, so that copies of the table need not.
  mutating func makeRules() {
    var last: StyleTable.List = 0
    for node in nodes where node.style != last {
      _ = styles.rule(for: node.style)
      last = node.style
    }
  }
}
