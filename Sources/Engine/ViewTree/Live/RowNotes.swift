import CStackBounds

/// What the lists of a record have given their rows.
struct RowNotes {
  /// What a list's closure has made.
  private struct List {
    /// The closure: its code, and the object with what it has captured.
    let closure: SIMD2<UInt>
    var rows: AnyObject?
    var maker: (any RowGiving.Type)?
  }

  private var lists: [List] = []
  /// Whether a list's rows are being lowered.
  private var isOpen = false

  /// Notes that rows begin; false if they are part of another row.
  mutating func begin<Closure>(_ closure: Closure) -> Bool {
    guard !isOpen, let words = Self.words(of: closure) else { return false }
    isOpen = true
    lists.append(List(closure: words))
    return true
  }

  mutating func end(_ rows: AnyObject, of maker: any RowGiving.Type) {
    isOpen = false
    guard let last = lists.indices.last else { return }
    lists[last].rows = rows
    lists[last].maker = maker
  }

  /// Whether a list gives its rows what the rows were given that a closure has made.
  func areGiven<Closure, List>(by closure: Closure, as list: List) -> Bool {
    guard let words = Self.words(of: closure),
      let known = lists.first(where: { $0.closure == words }), let rows = known.rows,
      let maker = known.maker
    else { return false }
    return withUnsafePointer(to: list) { maker.areGiven($0, rows) }
  }

  /// What distinguishes a function from others as long as both are alive.
  private static func words<Closure>(of closure: Closure) -> SIMD2<UInt>? {
    guard MemoryLayout<Closure>.size == MemoryLayout<SIMD2<UInt>>.size else { return nil }
    return withUnsafeBytes(of: closure) { $0.loadUnaligned(as: SIMD2<UInt>.self) }
  }
}

/// A type of lists that can tell what they give their rows.
@usableFromInline
protocol RowGiving {
  /// Whether the rows that a list makes are given what others were given. The list is at the address.
  static func areGiven(_ list: UnsafeRawPointer, _ rows: AnyObject) -> Bool
}

/// The views that a list has made for its rows, one behind the other in memory.
@usableFromInline
final class GivenRows<Content> {
  @usableFromInline let values: ContiguousArray<Content>

  @inlinable
  init(_ values: ContiguousArray<Content>) { self.values = values }
}

/// Tells whether rows are given the same.
@usableFromInline
struct RowComparison {
  private let comparison: InputComparison

  @usableFromInline
  init(_ type: Any.Type) { comparison = InputComparison.inside(type) }

  @usableFromInline
  func areSame(_ known: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    comparison.areEqual(at: known, new)
  }
}

extension LoweringContext {
  /// Notes that a list's rows begin, made by a closure; whether their end is to be noted.
  @MainActor @usableFromInline
  func beginRows<Closure>(of closure: Closure) -> Bool {
    graph.live?.current?.beginRows(of: closure) ?? false
  }

  /// Notes that the rows have been lowered, and what they were given.
  @MainActor @usableFromInline
  func endRows(_ rows: AnyObject, of maker: any RowGiving.Type) {
    graph.live?.current?.endRows(rows, of: maker)
  }
}
