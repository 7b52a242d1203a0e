/// Rows one below the other, in sections: `<ul>` and `<li>`.
///
/// - Note: As in SwiftUI.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: _PrimitiveView {
  let selection: ListSelection?
  let content: Content

  init(selecting selection: ListSelection?, _ content: Content) {
    self.selection = selection
    self.content = content
  }

  static func one(_ selection: Binding<SelectionValue?>?) -> ListSelection? {
    selection.map { binding in
      ListSelection(
        isSelected: { ChoiceKey(binding.wrappedValue).matches($0, key: $1) },
        accepts: { $0.base is SelectionValue },
        choose: { value, how, _ in
          guard let value = value.base as? SelectionValue else { return }
          let isOff = how == .toggled && binding.wrappedValue == value
          binding.wrappedValue = isOff ? nil : value
        }, clear: { binding.wrappedValue = nil }, isAny: { binding.wrappedValue != nil },
        values: { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] },
        address: AddressedValue(binding))
    }
  }

  static func several(_ selection: Binding<Set<SelectionValue>>?) -> ListSelection? {
    selection.map { binding in
      ListSelection(
        isSelected: { tag, key in
          binding.wrappedValue.contains { ChoiceKey($0).matches(tag, key: key) }
        }, accepts: { $0.base is SelectionValue },
        choose: { value, how, range in
          guard let value = value.base as? SelectionValue else { return }
          switch how {
          case .alone: binding.wrappedValue = [value]
          case .toggled: binding.wrappedValue.formSymmetricDifference([value])
          case .extended:
            binding.wrappedValue.formUnion(range.compactMap { $0.base as? SelectionValue })
          }
        }, clear: { binding.wrappedValue = [] }, isAny: { !binding.wrappedValue.isEmpty },
        values: { binding.wrappedValue.map(AnyHashable.init) }, isOfSeveral: true)
    }
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    context.lower(composed: RowList(selection: view.selection, content: view.content))
  }
}

extension List {
  /// Creates a list whose rows can be selected, several at a time.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) { self.init(selecting: Self.several(selection), content()) }

  /// Creates a list whose rows can be selected, one at a time.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selecting: Self.one(selection), content())
  }

  /// Creates a list whose rows can be selected, always one.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(
      selecting: ListSelection(
        isSelected: { ChoiceKey(selection.wrappedValue).matches($0, key: $1) },
        accepts: { $0.base is SelectionValue },
        choose: { value, _, _ in
          if let value = value.base as? SelectionValue { selection.wrappedValue = value }
        }), content())
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of the views in a block.
  public init(@ViewBuilder content: () -> Content) { self.init(selecting: nil, content()) }

  /// Creates a list with a row for every element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  { self.init(selecting: nil, ForEach(data, content: rowContent)) }

  /// Creates a list with a row for every element, told apart by a part of the element.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selecting: nil, ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for every number of a range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selecting: nil, ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for every element of a bound collection.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data.Element: Identifiable, Data.Index: Hashable
  { self.init(selecting: nil, ForEach(data, content: rowContent)) }

  /// Creates a list with a row for every element of a bound collection, told apart by a part of it.
  public init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent
    >, Data.Index: Hashable
  { self.init(selecting: nil, ForEach(data, id: id, content: rowContent)) }
}
