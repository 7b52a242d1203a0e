import CStackBounds

/// Which of a record's children are the rows of which list.
struct RowNotes {
  /// The children that a list's closure has made.
  private struct List {
    /// The closure: its code, and the object with what it has captured.
    var closure: SIMD2<UInt>
    var children: Range<Int>
  }

  private var lists: [List] = []
  /// Whether a list's rows are being lowered.
  private var isOpen = false

  /// Notes that rows begin; false if they are part of another row.
  mutating func begin<Closure>(_ closure: Closure, at child: Int) -> Bool {
    guard !isOpen, let words = Self.words(of: closure) else { return false }
    isOpen = true
    lists.append(List(closure: words, children: child..<child))
    return true
  }

  mutating func end(at child: Int) {
    isOpen = false
    guard let last = lists.indices.last else { return }
    lists[last].children = lists[last].children.lowerBound..<child
  }

  /// The children that a closure has made.
  func children<Closure>(of closure: Closure) -> Range<Int>? {
    guard let words = Self.words(of: closure) else { return nil }
    return lists.first { $0.closure == words }?.children
  }

  /// What tells a function from others as long as both are alive.
  private static func words<Closure>(of closure: Closure) -> SIMD2<UInt>? {
    guard MemoryLayout<Closure>.size == MemoryLayout<SIMD2<UInt>>.size else { return nil }
    return withUnsafeBytes(of: closure) { $0.loadUnaligned(as: SIMD2<UInt>.self) }
  }
}

extension LoweringContext {
  /// Notes that a list's rows begin, made by a closure; whether their end is to be noted.
  @MainActor @usableFromInline
  func beginRows<Closure>(of closure: Closure) -> Bool {
    graph.live?.current?.beginRows(of: closure) ?? false
  }

  /// Notes that the rows have been lowered.
  @MainActor @usableFromInline
  func endRows() { graph.live?.current?.endRows() }
}
