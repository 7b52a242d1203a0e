import ElementTree

extension LiveSlot {
  /// Whether only a reader who can reach the element makes it happen.
  ///
  /// The others say how the page is: sizes and places, what has come into sight, what has lost the focus.
  var needsReach: Bool {
    switch self {
    case .picture, .blur, .size, .scroll, .visible, .target, .route, .scene, .rows, .media: false
    default: true
    }
  }
}

extension LivePicture {
  /// What keeps a reader from an element; nil if nothing does.
  ///
  /// Everything that conceals says so on an element of the tree, so no control needs a rule of its own:
  /// attributes, declarations that are inherited or hold for all that is inside, open dialogs, and
  /// handlers of ``LiveSlot/conceal``.
  ///
  /// - Complexity: O(*d* log *c*), where *d* is the element's depth and *c* the most siblings, once
  ///   the page's long lists are known; the first time as many steps as there are siblings before.
  mutating func obstacle(to node: Int) -> EventRefusal.Reason? {
    var isVisible = true
    var isTouchable = true
    var dialog = -1
    var candidate = -1
    while candidate != node {
      candidate = child(of: candidate, around: node)
      let element = tree.nodes[candidate]
      if let reason = attributeObstacle(element) { return reason }
      if element.style != 0 {
        if says(Self.none, .display, element.style) { return .hidden }
        if tree.styles.isUnseen(element.style) { return .hidden }
        if tree.styles.value(of: .visibility, in: element.style) != nil {
          isVisible = !says(Self.hidden, .visibility, element.style)
        }
        if tree.styles.value(of: .pointerEvents, in: element.style) != nil {
          isTouchable = !says(Self.none, .pointerEvents, element.style)
        }
      }
      if element.name == .dialog { dialog = candidate }
      if handlers[candidate]?.contains(where: { $0.slot == .conceal }) == true { return .concealed }
    }
    if !isVisible { return .hidden }
    if !isTouchable { return .untouchable }
    return isCovered(within: dialog) ? .covered : nil
  }

  /// The child of an element, or of the page below zero, that is or holds a node.
  private mutating func child(of parent: Int, around node: Int) -> Int {
    if let starts = longLists[parent] {
      var (low, high) = (0, starts.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if Int(starts[middle]) <= node { low = middle } else { high = middle }
      }
      return Int(starts[low])
    }
    var index = parent + 1
    for _ in 0..<Self.shortCount {
      let next = index + Int(tree.nodes[index].span)
      if next > node { return index }
      index = next
    }
    let end = parent < 0 ? tree.nodes.count : parent + Int(tree.nodes[parent].span)
    var starts: [Int32] = []
    index = parent + 1
    while index < end {
      starts.append(Int32(truncatingIfNeeded: index))
      index += Int(tree.nodes[index].span)
    }
    longLists[parent] = starts
    return child(of: parent, around: node)
  }

  /// The siblings that are walked past before their places are noted.
  private static var shortCount: Int { 64 }

  private func attributeObstacle(_ element: ElementTree.Node) -> EventRefusal.Reason? {
    let first = Int(element.attributeStart)
    for attribute in tree.attributes[first..<(first + Int(element.attributeCount))] {
      switch attribute.name {
      case .disabled: return .disabled
      case .inert, .hidden: return .hidden
      default: break
      }
    }
    return nil
  }

  private static let none = CSSValue.text(CSSText("none"))
  private static let hidden = CSSValue.text(CSSText("hidden"))

  private func says(
    _ value: CSSValue, _ property: CSSProperty, _ list: StyleTable.List
  ) -> Bool {
    tree.styles.value(of: property, in: list) == value
  }

  /// Whether a dialog is open over what stands in another, or over the page if that is below zero.
  private func isCovered(within dialog: Int) -> Bool {
    guard !dialogs.isEmpty else { return false }
    let inside =
      dialog < 0 ? 0..<tree.nodes.count : (dialog + 1)..<(dialog + Int(tree.nodes[dialog].span))
    return dialogs.contains { inside.contains($0) }
  }

  /// The names of the views around an element, the outermost first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  func viewPath(to node: Int, _ boxes: borrowing BoxTree) -> [String] {
    var names: [String] = []
    for place in placements.entries.sorted(by: { $0.node < $1.node })
    where place.top >= 0 && Int(place.top) < boxes.boxes.count && Int(place.node) <= node {
      let index = Int(place.node)
      guard index < tree.nodes.count, index + Int(tree.nodes[index].span) > node else { continue }
      let name = ViewNames.name(of: boxes.boxes[Int(place.top)].origin)
      if !name.isEmpty, names.last != name { names.append(name) }
    }
    let own = ViewNames.name(of: handlers[node]?.first?.origin ?? 0)
    if !own.isEmpty, names.last != own { names.append(own) }
    return names
  }
}
