/// An object that knows its place in a `ConduitList`.
protocol Slotted: AnyObject {
  var slot: Int { get set }
}

/// Objects in the order of their insertion.
///
/// - Complexity: Insertion and removal are O(1), amortised.
struct ConduitList<Element: Slotted> {
  private var slots: [Element?] = []
  private var count = 0
  /// The objects without the gaps, made when they are first asked for after a change.
  private var snapshot: [Element]?

  var isEmpty: Bool { count == 0 }

  /// The objects that are in the list now.
  var elements: [Element] {
    mutating get {
      if let snapshot { return snapshot }
      let elements = slots.compactMap { $0 }
      snapshot = elements
      return elements
    }
  }

  mutating func insert(_ element: Element) {
    element.slot = slots.count
    slots.append(element)
    count += 1
    snapshot = nil
  }

  mutating func remove(_ element: Element) {
    guard slots.indices.contains(element.slot), slots[element.slot] === element else { return }
    slots[element.slot] = nil
    element.slot = -1
    count -= 1
    snapshot = nil
    if slots.count > 8, count * 2 < slots.count { compact() }
  }

  private mutating func compact() {
    slots.removeAll { $0 == nil }
    for index in slots.indices { slots[index]?.slot = index }
  }
}
