/// An array that notes what stood where something is changed, so that parts can be had as they were.
///
/// Only changes in front of ``frozenCount`` are noted, and nothing as long as that is zero.
package struct JournaledArray<Element>: RandomAccessCollection, MutableCollection {
  /// What an element was before a change.
  package struct Entry {
    package var index: Int
    package var element: Element
  }

  private var elements: [Element] = []
  /// What was changed, the oldest first.
  package private(set) var journal: [Entry] = []
  /// How many elements are watched.
  package var frozenCount = 0

  package init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int { elements.count }

  package subscript(index: Int) -> Element {
    @inline(__always) _read { yield elements[index] }
    @inline(__always) _modify {
      if index < frozenCount { journal.append(Entry(index: index, element: elements[index])) }
      yield &elements[index]
    }
  }

  /// Forgets what was changed, and watches nothing any more.
  package mutating func endJournal() {
    journal = []
    frozenCount = 0
  }

  /// Changes an element without a note.
  package mutating func restore(_ index: Int, to element: Element) { elements[index] = element }

  package mutating func append(_ element: Element) { elements.append(element) }

  /// Adds so many elements, each made by its number.
  package mutating func append(count: Int, _ element: (Int) -> Element) {
    guard count > 0 else { return }
    for number in 0..<count { elements.append(element(number)) }
  }

  /// Adds elements and changes them where they are.
  package mutating func append(
    _ other: UnsafeBufferPointer<Element>, _ change: (UnsafeMutableBufferPointer<Element>) -> Void
  ) {
    let start = elements.count
    elements.append(contentsOf: other)
    elements.withUnsafeMutableBufferPointer {
      change(UnsafeMutableBufferPointer(rebasing: $0[start...]))
    }
  }

  package mutating func append(contentsOf other: some Sequence<Element>) {
    elements.append(contentsOf: other)
  }

  package mutating func removeSubrange(_ range: Range<Int>) { elements.removeSubrange(range) }

  package mutating func removeSubrange(_ range: PartialRangeFrom<Int>) {
    elements.removeSubrange(range)
  }

  package mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

  package func withUnsafeBufferPointer<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result { try elements.withUnsafeBufferPointer(body) }
}

extension JournaledArray: Sendable where Element: Sendable {}
extension JournaledArray.Entry: Sendable where Element: Sendable {}
