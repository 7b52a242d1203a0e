import ElementTree

/// The rows of a page that are kept as strings while it is emitted.
struct FoldedRows {
  var kinds: [FoldedTree.Kind] = []
  var rows: [FoldedTree.Row] = []
  var strings: [String] = []
  var keys: [UInt64] = []
  /// How many nodes the rows have beside those in the tree.
  var nodeCount = 0
  /// The kinds by shape and mould; nil where rows can't be kept so.
  var plans: [FoldKey: FoldPlan?] = [:]
}

/// What decides the elements of folded rows.
struct FoldKey: Hashable {
  var shape: RowShape
  var mould: Int
}

/// Where the strings of a kind of rows come from.
struct FoldPlan {
  enum Source {
    /// A string of the mould's, by its number, and whether it is an address that may get a prefix.
    case string(Int, isAddress: Bool)
    /// An attribute of the row's outermost box.
    case attribute(Int, isAddress: Bool)
  }

  var kind: Int
  var sources: [Source]
  var keys: Int
  var item: Item
  var nodes: Int
  var depth: Int
  var raised: Int
  var moved: Int
  var layered: Int
}

extension BoxEmitter {
  /// Adds a folded row whose elements are those of a template; nil if they have to be made.
  mutating func emitFolded(
    _ fold: RowFold, _ template: RowTemplate, _ shape: RowShape, _ index: Int32
  ) -> Item? {
    let key = FoldKey(shape: shape, mould: fold.mould)
    let plan: FoldPlan?
    if let known = folded.plans[key] {
      plan = known
    } else {
      plan = makePlan(template, index, boxes.foldedMoulds[fold.mould])
      folded.plans[key] = .some(plan)
    }
    guard let plan else { return nil }
    let box = boxes.boxes[Int(index)]
    let node = out.appendFolded(folded.kinds[plan.kind].nodes[0], key: box.key)
    folded.rows.append(
      FoldedTree.Row(
        node: node, kind: plan.kind, strings: folded.strings.count, keys: folded.keys.count))
    for source in plan.sources {
      switch source {
      case .string(let number, let isAddress):
        let string = boxes.foldStrings[fold.strings + number]
        let isLocal = isAddress && !addressPrefix.isEmpty && Self.isRelative(string)
        folded.strings.append(isLocal ? addressPrefix + string : string)
      case .attribute(let ordinal, let isAddress):
        let string = boxes.semantics[Int(box.semantics)].attributes[ordinal].value
        let isLocal = isAddress && !addressPrefix.isEmpty && Self.isRelative(string)
        folded.strings.append(isLocal ? addressPrefix + string : string)
      }
    }
    if plan.keys > 0 {
      folded.keys += boxes.foldKeys[fold.keys..<(fold.keys + plan.keys)]
    }
    folded.nodeCount += plan.nodes - 1
    out.raiseDeepest(to: out.depth + plan.depth)
    raised += plan.raised
    moved += plan.moved
    layered += plan.layered
    var item = plan.item
    item.node = node
    return item
  }

  /// Finds where the strings of a template's holes are in a mould.
  private mutating func makePlan(
    _ template: RowTemplate, _ index: Int32, _ mould: FoldedMould
  ) -> FoldPlan? {
    let styles = template.nodes.dropFirst().map(\.style)
    guard notes == nil, template.item.node == 0,
      // What is mixed with what is behind it is looked for among the elements.
      !styles.contains(where: { out.tree.styles.value(of: .mixBlendMode, in: $0) != nil })
    else { return nil }
    var kind = FoldedTree.Kind(
      nodes: template.nodes, attributes: template.attributes,
      attributeBase: template.attributeBase, holes: [], keys: [])
    var sources: [FoldPlan.Source] = []
    let order = self.order(of: index)
    for hole in template.holes {
      let place = order[Int(hole.box)]
      let target = Int(hole.target)
      guard hole.kind != .key else {
        // The outermost box has its key itself.
        guard place != index else { continue }
        let inner = place - Int32(truncatingIfNeeded: mould.start.boxes)
        if let key = mould.mould.key(of: inner) {
          kind.keys.append((target, key))
        } else {
          kind.nodes[target].key = boxes.boxes[Int(place)].key
        }
        continue
      }
      guard let found = find(hole, in: place, mould) else { return nil }
      let isText = hole.kind == .text
      if isText, !FoldedTree.mayHoldText(template.nodes[target].name) { return nil }
      switch found {
      case .changing(let number):
        sources.append(
          place == index
            ? .attribute(Int(hole.ordinal), isAddress: isAddress(hole, of: place))
            : .string(number, isAddress: isAddress(hole, of: place)))
        kind.holes.append(FoldedTree.Kind.Hole(target: target, isAttribute: !isText))
      case .constant(let string):
        if place == index {
          sources.append(.attribute(Int(hole.ordinal), isAddress: isAddress(hole, of: place)))
          kind.holes.append(FoldedTree.Kind.Hole(target: target, isAttribute: !isText))
          continue
        }
        let isLocal = isAddress(hole, of: place) && Self.isRelative(string)
        let range = out.intern((isLocal ? addressPrefix : "") + string)
        if isText {
          kind.nodes[target].textStart = range.start
          kind.nodes[target].textEnd = range.end
        } else {
          kind.attributes[target].start = range.start
          kind.attributes[target].end = range.end
        }
      }
    }
    folded.kinds.append(kind)
    return FoldPlan(
      kind: folded.kinds.count - 1, sources: sources, keys: kind.keys.isEmpty ? 0 : mould.keys,
      item: template.item, nodes: template.nodes.count, depth: template.depth,
      raised: template.raised, moved: template.moved, layered: template.layered)
  }

  private enum Found {
    case changing(Int)
    case constant(String)
  }

  /// What stands in a hole of the rows of a mould.
  private func find(_ hole: RowTemplate.Hole, in place: Int32, _ mould: FoldedMould) -> Found? {
    let box = boxes.boxes[Int(place)]
    switch hole.kind {
    case .key, .handlers: return nil
    case .semantic:
      let value = boxes.semantics[Int(box.semantics)].attributes[Int(hole.ordinal)].value
      let index = Int(box.semantics) - mould.start.semantics
      return mould.mould.string(at: .attribute(index, Int(hole.ordinal)))
        .map { .changing($0) } ?? .constant(value)
    case .text:
      guard case .text(let text) = boxes.contents[Int(box.content)] else { return nil }
      let index = Int(box.content) - mould.start.contents
      return mould.mould.string(at: .text(index)).map { .changing($0) } ?? .constant(text)
    case .source, .alternative:
      guard case .image(let image) = boxes.contents[Int(box.content)] else { return nil }
      let index = Int(box.content) - mould.start.contents
      let isSource = hole.kind == .source
      return mould.mould.string(at: isSource ? .source(index) : .alternative(index))
        .map { .changing($0) } ?? .constant(isSource ? image.source : image.alternative)
    }
  }

  private func isAddress(_ hole: RowTemplate.Hole, of place: Int32) -> Bool {
    switch hole.kind {
    case .source: return true
    case .semantic:
      let semantics = boxes.semantics[Int(boxes.boxes[Int(place)].semantics)]
      return Self.isPrefixed(semantics.attributes[Int(hole.ordinal)].name)
    case .text, .alternative, .key, .handlers: return false
    }
  }

  /// Gives all rows boxes of their own, where one is asked for that has none.
  mutating func unfoldAll() {
    boxes.unfoldAll()
    sizes = BoxSizes(boxes, out.tree.styles)
    fingerprints = BoxFingerprints()
  }

  /// The page with what is folded in it.
  consuming func finish() -> FoldedTree {
    let folded = folded
    var page = FoldedTree(tree: out.finish())
    page.kinds = folded.kinds
    page.rows = folded.rows
    page.strings = folded.strings
    page.keys = folded.keys
    return page
  }
}
