/// Rows of a tree, each with a mark that shows or hides its children.
///
/// - Note: As in SwiftUI, with `<details>`; at first no children are shown.
nonisolated public struct OutlineGroup<Data, ID: Hashable, Leaf: View>: View
where Data: RandomAccessCollection {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let leaf: (Data.Element) -> Leaf

  init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: @escaping (Data.Element) -> Data?,
    leaf: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.leaf = leaf
  }

  /// Creates the rows of a tree.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data, id: id, children: { $0[keyPath: children] }, leaf: content)
  }

  /// Creates the rows of a tree whose elements have ids.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: { $0[keyPath: children] }, leaf: content)
  }

  public var body: some View {
    ForEach(data, id: id) { element in
      if let inner = children(element) {
        DisclosureGroup {
          AnyView(OutlineGroup(inner, id: id, children: children, leaf: leaf))
        } label: {
          leaf(element)
        }
      } else {
        leaf(element)
      }
    }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of the rows of a tree.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  { self.init(selecting: nil, OutlineGroup(data, children: children, content: rowContent)) }

  /// Creates a list of the rows of a tree, told apart by a part of the elements.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.init(
      selecting: nil, OutlineGroup(data, id: id, children: children, content: rowContent))
  }
}
