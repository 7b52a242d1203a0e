import ElementTree

/// What rows of one shape have in common: their elements, with holes where they differ.
///
/// Rows of a list mostly have the same boxes but for text, addresses and keys. The first of a shape
/// is emitted as any other box and remembered; the others are copies with their own text filled in.
/// Both ways give the same tree, which a test holds true.
struct RowTemplate {
  /// A place in the elements that each row fills with its own text.
  struct Hole {
    enum Kind: UInt8 {
      /// The text of a node.
      case text
      /// The source of a picture, an attribute.
      case source
      /// The text alternative of a picture, an attribute.
      case alternative
      /// An attribute that a modifier gave.
      case semantic
      /// The key of a node.
      case key
      /// What a live page does when something happens to a node.
      case handlers
    }
    var kind: Kind
    /// The node's or attribute's index, counted from the row's first.
    var target: Int32
    /// The box that has the text: its index while recording, then its place in the row's order.
    var box: Int32
    /// The attribute's place in the box's semantics.
    var ordinal: Int32 = 0
  }

  var nodes: [ElementTree.Node]
  var attributes: [ElementTree.Attribute]
  /// Where the first row's attributes began.
  var attributeBase: Int
  var holes: [Hole]
  var item: Item
  /// Where a row's boxes are, counted from the outermost, in rows of a kind that all have them there.
  var offsets: (kind: Int32, boxes: [Int32])?
  /// How deep the row's elements are nested.
  var depth: Int
  /// How many of them are drawn after those that are not positioned.
  var raised: Int
  /// How many of them reach out of the room they take.
  var moved: Int
  /// How many of them have an order among others.
  var layered: Int
}

/// Under which circumstances rows look the same.
struct RowShape: Hashable {
  var fingerprint: UInt64
  var slot: UInt64
  var isPhrasing: Bool
  var isInteractive: Bool
  var isRightToLeft: Bool
  var passing: PressPassing
}

extension Slot {
  /// A number that is the same for slots that hold an element the same way; nil for slots with
  /// peculiarities of their own.
  var shape: UInt64? {
    guard translation == nil, !isMoved, !isPage, region == nil, !isKeyless,
      !isRatioItem, heightLimit == nil, proposal.x == nil,
      proposal.y == nil, variable.x == nil, variable.y == nil
    else { return nil }
    var word = UInt64(kind.x.rawValue) | UInt64(kind.y.rawValue) << 8
    word |= UInt64(place.x.rawValue) << 16 | UInt64(place.y.rawValue) << 24
    word |= (isIdeal.x ? 1 : 0) << 32 | (isIdeal.y ? 1 : 0) << 33
    word |= (allowsMargins ? 1 : 0) << 34
    word |= (isHugged.x ? 1 : 0) << 35 | (isHugged.y ? 1 : 0) << 36
    word |= (isFound.x ? 1 : 0) << 37 | (isFound.y ? 1 : 0) << 38
    return word | UInt64(UInt16(truncatingIfNeeded: level)) << 40
  }
}

/// Notes, while a row is emitted, what its holes are.
struct RowRecorder {
  var holes: [RowTemplate.Hole] = []
  /// Whether the row has something that a template can't fill in.
  var hasFailed = false
  let firstNode: Int
  let firstAttribute: Int
  let depth: Int
  let raised: Int
  let moved: Int
  let layered: Int
}

extension BoxEmitter {
  /// Emits one of several children, from a template if one of its shape came before.
  mutating func emitChild(_ index: Int32, _ slot: Slot, siblings: Int) -> Item {
    guard usesTemplates, !isRuler, siblings >= 4, recorder == nil, let slotShape = slot.shape,
      boxes.boxes[Int(index)].childCount > 0
    else { return emit(index, slot) }
    return emitRow(index, slot, slotShape)
  }

  /// Emits a row, from a template if one of its shape came before.
  @inline(never)
  private mutating func emitRow(_ index: Int32, _ slot: Slot, _ slotShape: UInt64) -> Item {
    let shape = RowShape(
      fingerprint: fingerprints.value(of: index, boxes), slot: slotShape, isPhrasing: isPhrasing,
      isInteractive: isInteractive, isRightToLeft: isRightToLeft, passing: passing)
    if let template = templates[shape], out.depth + template.depth <= Self.depthLimit,
      out.tree.nodes.count + folded.nodeCount + template.nodes.count <= nodeLimit
    {
      if !boxes.folds.isEmpty, let fold = boxes.folds[index] {
        if let item = emitFolded(fold, template, shape, index) { return item }
        unfoldAll()
      }
      return fill(template, index, slotShape)
    }
    if !boxes.folds.isEmpty, boxes.folds[index] != nil { unfoldAll() }
    recorder = RowRecorder(
      firstNode: out.tree.nodes.count, firstAttribute: out.tree.attributes.count,
      depth: out.resetDeepest(), raised: raised, moved: moved, layered: layered)
    let item = emit(index, slot)
    if let recorder, !recorder.hasFailed {
      templates[shape] = makeTemplate(recorder, item, index)
    }
    out.raiseDeepest(to: recorder?.depth ?? 0)
    recorder = nil
    return item
  }

  private func makeTemplate(
    _ recorder: RowRecorder, _ item: Item, _ index: Int32
  ) -> RowTemplate? {
    var order: [Int32] = []
    appendOrder(of: index, to: &order)
    let places = Dictionary(
      order.enumerated().map { ($0.element, Int32($0.offset)) }, uniquingKeysWith: { a, _ in a })
    var holes = recorder.holes
    for position in holes.indices {
      guard let place = places[holes[position].box] else { return nil }
      holes[position].box = place
    }
    var item = item
    item.node -= recorder.firstNode
    return RowTemplate(
      nodes: Array(out.tree.nodes[recorder.firstNode...]),
      attributes: Array(out.tree.attributes[recorder.firstAttribute...]),
      attributeBase: recorder.firstAttribute, holes: holes, item: item,
      offsets: offsets(of: order, from: index),
      depth: out.deepest - out.depth, raised: raised - recorder.raised,
      moved: moved - recorder.moved, layered: layered - recorder.layered)
  }

  /// Where the boxes of a row are in all rows of its kind; nil where some were added to the row later.
  private func offsets(of order: [Int32], from index: Int32) -> (kind: Int32, boxes: [Int32])? {
    guard let kind = boxes.rowKinds[index], order.allSatisfy({ $0 <= index }) else { return nil }
    return (kind, order.map { $0 - index })
  }

  /// The boxes of a row, each before its children.
  func order(of index: Int32) -> [Int32] {
    var order: [Int32] = []
    appendOrder(of: index, to: &order)
    return order
  }

  private func appendOrder(of index: Int32, to order: inout [Int32]) {
    var open = [index]
    while let next = open.popLast() {
      order.append(next)
      open += boxes.children(of: boxes.boxes[Int(next)]).reversed()
    }
  }

  /// Copies a template's elements and fills in a row's text.
  private mutating func fill(
    _ template: RowTemplate, _ index: Int32, _ slotShape: UInt64
  ) -> Item {
    var order: [Int32] = []
    swap(&order, &rowOrder)
    order.removeAll(keepingCapacity: true)
    if let offsets = template.offsets, boxes.rowKinds[index] == offsets.kind {
      for offset in offsets.boxes { order.append(index + offset) }
    } else {
      appendOrder(of: index, to: &order)
    }
    defer { swap(&order, &rowOrder) }
    let firstNode = out.tree.nodes.count
    let firstAttribute = out.tree.attributes.count
    out.copy(
      template.nodes, template.attributes, attributeShift: firstAttribute - template.attributeBase)
    for hole in template.holes {
      let box = boxes.boxes[Int(order[Int(hole.box)])]
      let target = Int(hole.target)
      switch hole.kind {
      case .key: out.tree.nodes[firstNode + target].key = box.key
      case .handlers:
        let node = firstNode + target
        handlers[node, default: []] += boxes.handlers(of: box)
        out.tree.nodes[node].owner = handlers[node]?.owner ?? 0
      case .text:
        if case .text(let string) = boxes.contents[Int(box.content)] {
          out.setText(string, of: firstNode + target)
        }
      case .source:
        if case .image(let image) = boxes.contents[Int(box.content)] {
          let prefix = Self.isRelative(image.source) ? addressPrefix : ""
          out.setValue(prefix: prefix, image.source, of: firstAttribute + target)
        }
      case .alternative:
        if case .image(let image) = boxes.contents[Int(box.content)] {
          out.setValue(prefix: "", image.alternative, of: firstAttribute + target)
        }
      case .semantic:
        let attribute = boxes.semantics[Int(box.semantics)].attributes[Int(hole.ordinal)]
        let isAddress = Self.isPrefixed(attribute.name)
        let prefix = isAddress && Self.isRelative(attribute.value) ? addressPrefix : ""
        out.setValue(prefix: prefix, attribute.value, of: firstAttribute + target)
      }
    }
    if notes != nil, !isNamed, !isInteractive, template.item.node == 0 {
      notes?.add(
        Placement(
          top: index, node: Int32(truncatingIfNeeded: firstNode), slot: slotShape,
          style: template.nodes[0].style, depth: UInt16(truncatingIfNeeded: out.depth),
          isPhrasing: isPhrasing, isRightToLeft: isRightToLeft, passing: passing,
          isRaised: template.raised > 0, isMoved: template.moved > 0,
          isLayered: template.layered > 0),
        boxes)
    }
    out.raiseDeepest(to: out.depth + template.depth)
    raised += template.raised
    moved += template.moved
    layered += template.layered
    var item = template.item
    item.node += firstNode
    return item
  }

  /// Notes that the attribute to come differs from row to row.
  mutating func recordAttribute(_ kind: RowTemplate.Hole.Kind, box: Int32, ordinal: Int32 = 0) {
    guard let first = recorder?.firstAttribute else { return }
    recorder?.holes.append(
      RowTemplate.Hole(
        kind: kind, target: Int32(truncatingIfNeeded: out.tree.attributes.count - first),
        box: box, ordinal: ordinal))
  }

  /// Notes that something of a node differs from row to row.
  mutating func recordNode(_ kind: RowTemplate.Hole.Kind, _ node: Int, box: Int32) {
    guard let first = recorder?.firstNode else { return }
    recorder?.holes.append(
      RowTemplate.Hole(
        kind: kind, target: Int32(truncatingIfNeeded: node - first), box: box))
  }
}
