/// A view for every element of a collection.
///
/// - Note: As in SwiftUI. Equal ids in one collection are reported as a warning; the rows are all
///   shown, in order.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes an element's view.
  public var content: (Data.Element) -> Content
  @usableFromInline let id: (Data.Element) -> ID
  /// The part that ``id`` gives, where the author named one.
  @usableFromInline let idPath: KeyPath<Data.Element, ID>?
  /// What can be done with the rows, where the collection is bound and says so.
  @usableFromInline var edit: _RowEditModifier?

  @inlinable
  package init(
    _ data: Data, identifiedBy id: @escaping (Data.Element) -> ID,
    path: KeyPath<Data.Element, ID>? = nil, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    idPath = path
    self.content = content
  }
}

extension ForEach {
  /// Makes something that is no view of each element.
  package init(
    notViewsOf data: Data, id: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) { self.init(data, identifiedBy: id, content: content) }
}

extension ForEach: ComparableInput {
  func isSameInput(as other: Self) -> Bool {
    let isSameID =
      idPath.map { $0 == other.idPath } ?? InputComparison.haveEqualBytes(id, other.id)
    guard isSameID, InputComparison.areSame(data, other.data),
      (edit?.onDelete == nil) == (other.edit?.onDelete == nil),
      (edit?.onMove == nil) == (other.edit?.onMove == nil)
    else { return false }
    if InputComparison.haveEqualBytes(content, other.content) { return true }
    // Another closure, but the rows that it makes may be given what those on the page were given.
    return ViewRecord.comparing?.rowsAreGiven(by: content, as: other) ?? false
  }
}

extension ForEach: View, _PrimitiveView where Content: View {
  @inlinable @MainActor
  public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    #if DEBUG
      noteDuplicates(view, in: &context)
    #endif
    if let edit = view.edit {
      var rows = view
      rows.edit = nil
      return _RowEditModifier._lower(edit, rows, into: &context)
    }
    if context.isLive, lowerNear(view, into: &context) { return }
    if context.usesMoulds, !context.collectsIDs, view.data.count >= RowMoulds.fewest {
      return lowerMoulded(view, into: &context)
    }
    let identity = context.identity
    // What rows are given is kept where a row is a view with a body: it is small as a rule, and says all.
    var given: ContiguousArray<Content>?
    if context.isLive, Content.Body.self != Never.self, context.beginRows(of: view.content) {
      given = []
    }
    // As where rows are moulded: the first alone has pictures that are loaded at once.
    let isLong = context.firstPictures > 0 && view.data.count >= RowMoulds.fewest
    var offset = 0
    for element in view.data {
      guard context.mayGoOn() else { break }
      let id = view.id(element)
      let key = Identity.key(id)
      let mark = context.mark()
      context.identity = Identity.child(identity, key)
      let row = view.content(element)
      given?.append(row)
      Content._lower(row, into: &context)
      context.setKey(context.rowKey(key), since: mark)
      if isLong { context.firstPictures = 0 }
      if context.collectsIDs {
        context.noteRow(AnyHashable(id), key: key, offset: offset, since: mark)
        offset += 1
      }
    }
    if let given { context.endRows(GivenRows(given), of: Self.self) }
    context.identity = identity
  }
}

#if DEBUG
  extension ForEach {
    /// Warns of the first id that two rows have; of long collections not all are looked at.
    @MainActor @usableFromInline
    static func noteDuplicates(_ view: Self, in context: inout LoweringContext) {
      var known: Set<ID> = []
      for element in view.data.prefix(1_000) {
        let id = view.id(element)
        guard !known.insert(id).inserted else { continue }
        return context.reportOnce(
          .duplicateID, severity: .warning,
          "Two rows have the id \(String("\(id)".prefix(40))), so one may be taken for the other. "
            + "Give each element an id of its own.")
      }
    }
  }
#endif

extension ForEach: RowGiving {
  @inlinable
  static func areGiven(_ list: UnsafeRawPointer, _ rows: AnyObject) -> Bool {
    let list = list.assumingMemoryBound(to: Self.self)
    guard let rows = rows as? GivenRows<Content>, rows.values.count == list.pointee.data.count
    else { return false }
    let comparison = RowComparison(Content.self)
    return rows.values.withUnsafeBufferPointer { values in
      var index = 0
      for element in list.pointee.data {
        let isSame = withUnsafePointer(to: list.pointee.content(element)) { row in
          withUnsafePointer(to: values[index]) { comparison.areSame($0, row) }
        }
        if !isSame { return false }
        index += 1
      }
      return true
    }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates a view for every element, told apart by the elements' own ids.
  @inlinable nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identifiedBy: { $0.id }, content: content)
  }
}

extension ForEach where Content: View {
  /// Creates a view for every element, told apart by a part of the element.
  @inlinable nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identifiedBy: { $0[keyPath: id] }, path: id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for every number in a range.
  @inlinable nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data, identifiedBy: { $0 }, content: content)
  }
}

extension ForEach where Content: View {
  /// Creates a view for every element of a bound collection, each with a binding to it.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    let pairs = data.wrappedValue.indices.lazy.map { index in
      (index, data.wrappedValue[index].id)
    }
    self.init(pairs, identifiedBy: { $0.1 }) { pair in content(data[element: pair.0]) }
  }

  /// Creates a view for every element of a bound collection, told apart by a part of the element.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let pairs = data.wrappedValue.indices.lazy.map { index in
      (index, data.wrappedValue[index][keyPath: id])
    }
    self.init(pairs, identifiedBy: { $0.1 }) { pair in content(data[element: pair.0]) }
  }
}
