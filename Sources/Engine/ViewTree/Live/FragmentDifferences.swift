import ElementTree

/// In what two fragments of one shape differ.
///
/// A body that runs again mostly gives what it gave before with other words, colours or actions: as many
/// boxes, which stand to each other as before. They can take the places of the former ones then, so that
/// all that is known of those holds for them, and only elements of boxes that differ are made again.
struct FragmentDifferences {
  /// The boxes that differ in more than what is done when something happens to them, by their
  /// numbers in the fragment.
  private(set) var changed: [Int] = []
  /// Those that differ only in that.
  private(set) var acting: [Int] = []
  /// The box around each.
  private(set) var parents: [Int] = []

  /// Compares fragments of a tree; nil if they have different shapes.
  ///
  /// - Parameters:
  ///   - root: The number of the outermost box, of which `former` says how it was without what was done
  ///     to it around the fragment.
  /// - Complexity: O(*n*), where *n* is the number of boxes in the fragment.
  init?(
    _ tree: borrowing BoxTree, from old: BoxExtent, to new: BoxExtent, length: BoxExtent, root: Int,
    former: Box
  ) {
    let shift = old - new
    let boxShift = Int32(truncatingIfNeeded: shift.boxes)
    for index in 0..<length.children
    where tree.children[old.children + index] != tree.children[new.children + index] + boxShift {
      return nil
    }
    for index in 0..<length.boxes {
      let known = index == root ? former : tree.boxes[old.boxes + index]
      let box = tree.boxes[new.boxes + index].moved(by: shift)
      guard known.hasShape(of: box) else { return nil }
      var change = known.isAlike(box) && known.isDrawnAs(box) ? Change.none : .seen
      if box.content >= 0 {
        change.join(
          tree.contents[Int(known.content)].change(
            to: tree.contents[Int(box.content) - shift.contents]))
      }
      if box.semantics >= 0 {
        change.join(
          tree.semantics[Int(known.semantics)].change(
            to: tree.semantics[Int(box.semantics) - shift.semantics]))
      }
      // Somebody around has made words of those inside.
      if change == .seen, box.isRead { return nil }
      switch change {
      case .none: break
      case .action: acting.append(index)
      case .seen: changed.append(index)
      }
    }
    if !changed.isEmpty { findParents(tree, new, length) }
  }

  private mutating func findParents(
    _ tree: borrowing BoxTree, _ base: BoxExtent, _ length: BoxExtent
  ) {
    parents = Array(repeating: -1, count: length.boxes)
    for index in 0..<length.boxes {
      for child in tree.children(of: tree.boxes[base.boxes + index]) {
        parents[Int(child) - base.boxes] = index
      }
    }
  }

  /// How much two things differ.
  fileprivate enum Change {
    case none
    /// Only in what is done when something happens.
    case action
    case seen

    mutating func join(_ other: Change) {
      if other == .seen || self == .none { self = other }
    }
  }
}

extension Box {
  /// Whether two boxes have their parts at the same places.
  fileprivate func hasShape(of other: Box) -> Bool {
    childCount == other.childCount && (childCount == 0 || childStart == other.childStart)
      && content == other.content && semantics == other.semantics && isRead == other.isRead
      && key == other.key && kind == other.kind
  }

  /// Whether two boxes that are alike are drawn as one.
  fileprivate func isDrawnAs(_ other: Box) -> Bool {
    style == other.style && origin == other.origin && path == other.path
  }
}

extension BoxContent {
  fileprivate func change(to other: BoxContent) -> FragmentDifferences.Change {
    switch (self, other) {
    case (.text(let a), .text(let b)): a == b ? .none : .seen
    case (.runs(let a), .runs(let b)): a == b ? .none : .seen
    case (.line(let a), .line(let b)): a == b ? .none : .seen
    case (.image(let a), .image(let b)): a == b ? .none : .seen
    case (.graphic(let a), .graphic(let b)): a == b ? .none : .seen
    case (.symbol(let a), .symbol(let b)): a == b ? .none : .seen
    case (.control(let a), .control(let b)): a.change(to: b)
    case (.grid(let a), .grid(let b)): a == b ? .none : .seen
    case (.place(let x, let y), .place(let otherX, let otherY)):
      x == otherX && y == otherY ? .none : .seen
    default: .seen
    }
  }
}

extension ControlContent {
  fileprivate func change(to other: ControlContent) -> FragmentDifferences.Change {
    guard name == other.name, text == other.text, options.count == other.options.count,
      attributes.elementsEqual(other.attributes, by: ==)
    else { return .seen }
    var change = handlers.change(to: other.handlers)
    for (own, new) in zip(options, other.options) { change.join(own.change(to: new)) }
    return change
  }
}

extension BoxSemantics {
  fileprivate func change(to other: BoxSemantics) -> FragmentDifferences.Change {
    guard name == other.name, isPhrasing == other.isPhrasing,
      attributes.elementsEqual(other.attributes, by: ==)
    else { return .seen }
    return handlers.change(to: other.handlers)
  }
}

extension [ElementHandler] {
  fileprivate func change(to other: [ElementHandler]) -> FragmentDifferences.Change {
    guard count == other.count else { return .seen }
    var change = FragmentDifferences.Change.none
    for (known, new) in zip(self, other) {
      guard known.slot == new.slot, known.parameter == new.parameter,
        known.isEnabled == new.isEnabled, known.focusTargets.isEmpty, new.focusTargets.isEmpty,
        known.scrollMark == nil, new.scrollMark == nil
      else { return .seen }
      if !known.isSameAction(as: new) || known.rank.source !== new.rank.source {
        change = .action
      }
    }
    return change
  }
}

extension ElementHandler {
  /// Whether surely the same is done.
  func isSameAction(as other: ElementHandler) -> Bool {
    slot == other.slot && actionWords == other.actionWords
  }

  /// The action's code and the object with what it has captured.
  var actionWords: SIMD2<UInt> {
    withUnsafeBytes(of: self) { $0.loadUnaligned(as: SIMD2<UInt>.self) }
  }
}
