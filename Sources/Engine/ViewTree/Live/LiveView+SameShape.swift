import ElementTree

/// Putting boxes of the same shape into the places of the former ones.
extension LiveView {
  /// Puts boxes that were lowered anew into the places of the former ones, if they have their shape.
  ///
  /// - Returns: The placements of the elements that have to be made again, by their numbers; nil if
  ///   nothing was overwritten.
  func overwrite(
    _ record: ViewRecord, _ ground: Ground, _ sparse: SparseCounts, _ boxes: inout BoxTree
  ) -> [Int]? {
    let (old, new, length) = (ground.position, record.base, ground.length)
    guard length == record.fragment.length, sparse == SparseCounts(boxes),
      let outermost = record.fragment.roots.first.map(Int.init),
      ground.shown == Int32(truncatingIfNeeded: old.boxes + outermost),
      let differences = FragmentDifferences(
        boxes, from: old, to: new, length: length, root: outermost, former: ground.outermost)
    else { return nil }
    var sites: [Int] = []
    for box in differences.changed {
      guard let site = site(of: box, differences.parents, old, new, length, boxes) else {
        return nil
      }
      if !sites.contains(site) { sites.append(site) }
      guard sites.count <= Self.siteLimit else { return nil }
    }
    var known: [ElementHandler] = []
    var acting: [ElementHandler] = []
    for box in differences.acting {
      known += boxes.handlers(of: boxes.boxes[old.boxes + box])
      acting += boxes.handlers(of: boxes.boxes[new.boxes + box])
    }
    guard known.count == acting.count,
      zip(known, acting).allSatisfy({ $0.owner == $1.owner }),
      let places = picture.places(of: known, within: ground.element?.placement, count: length.boxes)
    else { return nil }
    let shift = old - new
    let root = boxes.boxes[new.boxes + outermost].moved(by: shift)
    if differences.changed.contains(outermost) {
      guard boxes.show(root, at: ground.shown, formerly: ground.outermost) else { return nil }
    }
    let shown = boxes.boxes[Int(ground.shown)]
    for (place, handler) in zip(places, acting) {
      picture.handlers[place.node]?[place.index] = handler
    }
    boxes.overwrite(old, with: new, length)
    boxes.boxes.restore(Int(ground.shown), to: shown)
    // What was done around the record to its outermost box is known as before.
    if !shown.isSame(root) || shown.key != root.key {
      record.fragment.keep(root.moved(by: BoxExtent() - old), at: outermost)
    }
    return sites
  }

  /// The most elements that are made again for one record.
  private static var siteLimit: Int { 24 }

  /// The placement of the smallest element around a box that keeps its outline.
  private func site(
    of box: Int, _ parents: [Int], _ old: BoxExtent, _ new: BoxExtent, _ length: BoxExtent,
    _ boxes: borrowing BoxTree
  ) -> Int? {
    var next = box
    while next >= 0 {
      if let place = picture.placements.index(ofBox: Int32(truncatingIfNeeded: old.boxes + next)),
        let (placement, _) = element(place),
        case let top = Int(placement.top) - old.boxes, 0..<length.boxes ~= top,
        boxes.outline(of: placement.top)
          == boxes.outline(of: Int32(truncatingIfNeeded: new.boxes + top))
      {
        return place
      }
      next = parents[next]
    }
    return nil
  }

  /// Makes the elements of placements again, those inside of others with them.
  func emit(_ sites: [Int], _ boxes: inout BoxTree) -> [TreePart]? {
    let nodes = sites.map { site in
      let start = Int(picture.placements.entries[site].node)
      return start..<(start + Int(picture.tree.nodes[start].span))
    }
    let outermost = sites.indices.filter { site in
      !sites.indices.contains { $0 != site && nodes[$0].contains(nodes[site].lowerBound) }
    }.map { sites[$0] }
    var parts: [TreePart] = []
    for site in outermost {
      guard let (placement, slot) = element(site), let part = emit(placement, slot, &boxes) else {
        return nil
      }
      parts.append(part)
    }
    return parts
  }
}

/// How much a tree has of what only few boxes have.
struct SparseCounts: Equatable {
  let traits: Int
  let layoutTraits: Int
  let bleeding: Int
  let drawings: Int

  init(_ tree: borrowing BoxTree) {
    traits = tree.traits.count
    layoutTraits = tree.layout.traits.count
    bleeding = tree.layout.bleeding.count
    drawings = tree.sizedDrawings.count
  }
}

extension LivePicture {
  /// Where handlers are, by node and number; nil if it isn't certain.
  ///
  /// - Parameters:
  ///   - element: Where they must be; nil if that may be all of the page.
  ///   - count: How many boxes the element stands for: looking through much more is not worth while.
  fileprivate func places(
    of known: [ElementHandler], within element: Placement?, count: Int
  ) -> [(node: Int, index: Int)]? {
    guard !known.isEmpty else { return [] }
    var places: [SIMD2<UInt>: (node: Int, index: Int)] = [:]
    // Functions without an object may stand at many nodes.
    var shared: Set<SIMD2<UInt>> = []
    func note(_ node: Int, _ own: [ElementHandler]) {
      for (index, handler) in own.enumerated() {
        let words = handler.actionWords
        if places.updateValue((node, index), forKey: words) != nil { shared.insert(words) }
      }
    }
    if let element {
      let start = Int(element.node)
      for node in start..<(start + Int(tree.nodes[start].span)) {
        if let own = handlers[node] { note(node, own) }
      }
    } else {
      guard handlers.count <= 4 * count else { return nil }
      for (node, own) in handlers { note(node, own) }
    }
    var result: [(node: Int, index: Int)] = []
    for handler in known {
      let words = handler.actionWords
      guard let place = places[words], !shared.contains(words) else { return nil }
      result.append(place)
    }
    return result
  }
}

extension BoxTree {
  /// Moves a fragment at the end of the tree to the place of one of the same shape.
  fileprivate mutating func overwrite(_ old: BoxExtent, with new: BoxExtent, _ length: BoxExtent) {
    let shift = old - new
    for index in 0..<length.boxes {
      boxes.restore(old.boxes + index, to: boxes[new.boxes + index].moved(by: shift))
    }
    for index in 0..<length.contents {
      contents.restore(old.contents + index, to: contents[new.contents + index])
    }
    for index in 0..<length.semantics {
      semantics.restore(old.semantics + index, to: semantics[new.semantics + index])
    }
    boxes.removeSubrange(new.boxes...)
    children.removeSubrange(new.children...)
    contents.removeSubrange(new.contents...)
    semantics.removeSubrange(new.semantics...)
  }
}
