import ElementTree

/// Where an element of a live page is, and what has to be known to make it again by itself.
struct Placement {
  /// The outermost box of those that the element stands for.
  var top: Int32
  /// The element's index in the tree.
  var node: Int32
  /// The slot's ``Slot/shape``.
  var slot: UInt64
  /// The element's declarations as its own boxes gave them, without what its parent adds.
  var style: StyleTable.List = 0
  /// How many elements are around it.
  var depth: UInt16
  /// Whether only phrasing content may come there.
  var isPhrasing: Bool
  /// Whether lines run from the right there.
  var isRightToLeft: Bool
  /// Where presses go there.
  var passing = PressPassing()
  /// Whether something in it is drawn after what is not positioned.
  var isRaised = false
  /// Whether something in it reaches out of the room it takes.
  var isMoved = false
  /// Whether something in it has an order among others.
  var isLayered = false
}

/// The placements of a page, by the boxes that they begin with.
struct PlacementMap {
  var entries: [Placement] = []
  /// The entry of each box that begins one, or belongs to the chain that does; −1 for others.
  private var entryOfBox: [Int32] = []

  /// The placement of the element that stands for a box.
  func index(ofBox box: Int32) -> Int? {
    let place = Int(box)
    guard place < entryOfBox.count, entryOfBox[place] >= 0 else { return nil }
    return Int(entryOfBox[place])
  }

  /// Adds what an emission noted; its elements begin at a node of the page.
  mutating func add(_ notes: PlacementNotes, at node: Int32, boxCount: Int) {
    if entryOfBox.count < boxCount {
      entryOfBox.append(contentsOf: repeatElement(-1, count: boxCount - entryOfBox.count))
    }
    let first = Int32(truncatingIfNeeded: entries.count)
    for entry in notes.entries {
      var entry = entry
      entry.node += node
      entries.append(entry)
    }
    for (box, entry) in notes.links { entryOfBox[Int(box)] = first + entry }
  }

  /// Moves what comes behind a node.
  mutating func shift(behind node: Int32, by difference: Int32) {
    for index in entries.indices where entries[index].node > node {
      entries[index].node += difference
    }
  }
}

/// What an emission notes of placements.
struct PlacementNotes {
  var entries: [Placement] = []
  var links: [(box: Int32, entry: Int32)] = []

  /// Notes an element; the boxes of a chain all begin it.
  mutating func add(_ placement: Placement, _ boxes: BoxTree) {
    let entry = Int32(truncatingIfNeeded: entries.count)
    entries.append(placement)
    var index = placement.top
    while true {
      links.append((index, entry))
      let box = boxes.boxes[Int(index)]
      guard box.kind.isModifier, box.childCount > 0 else { return }
      index = boxes.children[Int(box.childStart)]
    }
  }
}

extension Slot {
  /// The slot of a ``shape``.
  init?(shape: UInt64) {
    func byte(_ shift: Int) -> UInt8 { UInt8(truncatingIfNeeded: shape >> UInt64(shift)) }
    guard let x = Kind(rawValue: byte(0)), let y = Kind(rawValue: byte(8)),
      let across = Place(rawValue: byte(16)), let down = Place(rawValue: byte(24))
    else { return nil }
    self.init(x, y, Axes(across, down))
    isIdeal = Axes(byte(32) & 1 != 0, byte(32) & 2 != 0)
    allowsMargins = byte(32) & 4 != 0
    isHugged = Axes(byte(32) & 8 != 0, byte(32) & 16 != 0)
    isFound = Axes(byte(32) & 32 != 0, byte(32) & 64 != 0)
    level = Int(shape >> 40)
  }
}

extension BoxEmitter {
  /// Emits a box and what is in it, and notes where, if anybody wants to know.
  mutating func emit(_ index: Int32, _ slot: Slot) -> Item {
    guard notes != nil, !isInteractive, !isNamed, let shape = slot.shape else {
      return emitBox(index, slot)
    }
    let entry = notes?.entries.count ?? 0
    let node = out.tree.nodes.count
    let placement = Placement(
      top: index, node: Int32(truncatingIfNeeded: node), slot: shape,
      depth: UInt16(truncatingIfNeeded: out.depth), isPhrasing: isPhrasing,
      isRightToLeft: isRightToLeft, passing: passing)
    notes?.add(placement, boxes)
    let before = (raised, moved, layered)
    let item = emitBox(index, slot)
    notes?.entries[entry].style = out.tree.nodes[item.node].style
    notes?.entries[entry].isRaised = raised != before.0
    notes?.entries[entry].isMoved = moved != before.1
    notes?.entries[entry].isLayered = layered != before.2
    // A picture's element is around the one that its parent knows.
    if item.node != node { notes?.entries[entry].top = -1 }
    return item
  }
}
