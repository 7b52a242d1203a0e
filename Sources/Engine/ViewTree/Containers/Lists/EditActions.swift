public import Foundation

/// What can be done with the rows of a bound collection.
///
/// - Note: As in SwiftUI.
nonisolated public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Rows can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Rows can be moved and deleted.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension EditActions where Data: MutableCollection {
  /// Rows can be deleted; for collections of which the type alone doesn't say that they can lose elements.
  private static var anyDelete: EditActions<Data> { EditActions(rawValue: 2) }

  /// What the actions do with a collection.
  func modifier(of data: Binding<Data>) -> _RowEditModifier {
    _RowEditModifier(
      onDelete: contains(.anyDelete)
        ? { offsets in
          guard let all = data.wrappedValue as? any RangeReplaceableCollection,
            let rest = Self.removing(offsets, from: all) as? Data
          else { return }
          data.wrappedValue = rest
        } : nil,
      onMove: contains(.move)
        ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
  }

  private static func removing<All: RangeReplaceableCollection>(
    _ offsets: IndexSet, from all: All
  ) -> All {
    All(all.enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
  }
}

/// The places of a collection's elements, with their ids.
///
/// - Note: As in SwiftUI.
nonisolated public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable> {
  let base: Base
  let id: (Base.Element) -> ID
}

extension IndexedIdentifierCollection: Collection {
  /// A place, and the id of the element that is there.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
  public subscript(position: Base.Index) -> Element {
    Element(index: position, id: id(base[position]))
  }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }
  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }
}

/// A row of a collection that can be edited.
///
/// - Note: As in SwiftUI.
nonisolated public struct EditableCollectionContent<Content: View, Data>: View {
  nonisolated private let content: Content

  nonisolated init(_ content: Content) { self.content = content }

  @MainActor public var body: some View { content }
}

extension ForEach {
  /// Creates a view for every element of a bound collection, whose rows can be deleted or moved.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, ID == C.Element.ID,
    Content == EditableCollectionContent<R, C>, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(editing: data, editActions, identifiedBy: { $0.id }, path: nil, content)
  }

  /// Creates a view for every element of a bound collection, told apart by a part of the element, whose rows can
  /// be deleted or moved.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C>,
    C.Index: Hashable
  {
    self.init(editing: data, editActions, identifiedBy: { $0[keyPath: id] }, path: id, content)
  }

  nonisolated private init<C: MutableCollection & RandomAccessCollection, R: View>(
    editing data: Binding<C>, _ actions: EditActions<C>,
    identifiedBy id: @escaping (C.Element) -> ID, path: KeyPath<C.Element, ID>?,
    _ content: @escaping (Binding<C.Element>) -> R
  ) where Data == IndexedIdentifierCollection<C, ID>, Content == EditableCollectionContent<R, C> {
    self.init(
      IndexedIdentifierCollection(base: data.wrappedValue, id: id), identifiedBy: { $0.id }
    ) { EditableCollectionContent(content(data[element: $0.index])) }
    edit = actions.modifier(of: data)
  }
}
