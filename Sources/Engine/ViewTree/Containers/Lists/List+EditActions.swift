extension List where SelectionValue == Never {
  /// Creates a list with a row for every element of a bound collection, which can be deleted or moved.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(selecting: nil, ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for every element of a bound collection, told apart by a part of it, which can be
  /// deleted or moved.
  public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable
  {
    self.init(selecting: nil, ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// Creates a list with a row for every element of a bound collection, which can be deleted, moved and selected.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      selecting: Self.one(selection),
      ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for every element of a bound collection, which can be deleted, moved and selected.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, Data.Element.ID>, Data.Element.ID,
      EditableCollectionContent<RowContent, Data>
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      selecting: Self.several(selection),
      ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for every element of a bound collection, told apart by a part of it, which can be
  /// deleted, moved and selected.
  public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable
  {
    self.init(
      selecting: Self.one(selection),
      ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Creates a list with a row for every element of a bound collection, told apart by a part of it, which can be
  /// deleted, moved and selected.
  public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable
  {
    self.init(
      selecting: Self.several(selection),
      ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
