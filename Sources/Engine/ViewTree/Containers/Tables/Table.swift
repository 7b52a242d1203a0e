public import Foundation

/// Rows of values in columns.
///
/// - Note: Differs from SwiftUI: all columns are shown in little room too, where SwiftUI shows the first
///   alone; rows are chosen by a press on live pages, one at a time.
nonisolated public struct Table<Value, Rows, Columns>: View
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  let rows: Rows
  let columns: Columns
  let selection: TableSelection<Value.ID>?
  /// Puts rows in order by a column's comparator; nil where they can't be.
  let order: TableOrder?

  @MainActor public var body: some View {
    let columns = columns._columns
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        TableHeader(columns: columns, order: order)
        ForEach(Array(rows._rows.enumerated()), id: \.offset) { _, row in
          Divider()
          if let value = row.value {
            row.change(
              AnyView(
                TableLine(
                  value: value, columns: columns,
                  isSelected: selection?.isSelected(value.id) ?? false,
                  values: selection?.values,
                  choose: selection.map { selection in { selection.choose(value.id) } })))
          } else if let heading = row.heading {
            heading.font(.subheadline.weight(.semibold)).foregroundStyle(.secondary)
              .padding(.horizontal, 16).padding(.top, 12).padding(.bottom, 4)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
        }
      }
      .modifier(_RoleModifier(role: "table"))
    }
  }
}

/// The rows of a table that are chosen.
struct TableSelection<ID: Hashable> {
  let isSelected: (ID) -> Bool
  let choose: (ID) -> Void
  /// What is chosen.
  let values: () -> [AnyHashable]

  init(_ binding: Binding<ID?>) {
    values = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    isSelected = { binding.wrappedValue == $0 }
    choose = { binding.wrappedValue = $0 }
  }

  init(_ binding: Binding<Set<ID>>) {
    values = { binding.wrappedValue.map(AnyHashable.init) }
    isSelected = { binding.wrappedValue.contains($0) }
    choose = { binding.wrappedValue = [$0] }
  }
}

/// The order of a table's rows.
struct TableOrder {
  /// The direction of a column's comparator, if it comes first.
  let direction: (Any) -> SortOrder?
  /// Puts a column's comparator first, or turns it around.
  let choose: (Any) -> Void

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    direction = { comparator in
      guard let first = binding.wrappedValue.first,
        TableOrder.isSame(first, comparator)
      else { return nil }
      return first.order
    }
    choose = { comparator in
      guard var wanted = comparator as? Sort else { return }
      var order = binding.wrappedValue
      if let first = order.first, TableOrder.isSame(first, comparator) {
        wanted.order = first.order == .forward ? .reverse : .forward
      }
      order.removeAll { TableOrder.isSame($0, comparator) }
      binding.wrappedValue = [wanted] + order
    }
  }

  /// Whether two comparators differ by their direction at most.
  private static func isSame<Sort: SortComparator>(_ first: Sort, _ second: Any) -> Bool {
    guard var second = second as? Sort else { return false }
    second.order = first.order
    return first == second
  }
}

/// The titles of a table's columns.
struct TableHeader<Row>: View {
  let columns: [_TableColumn<Row>]
  let order: TableOrder?
  @Environment(\.tableHeadersAreHidden) private var isHidden

  var body: some View {
    if !isHidden {
      HStack(spacing: 12) {
        ForEach(columns.indices, id: \.self) { index in
          let column = columns[index]
          TableCell(column: column) { title(of: column) }
            .modifier(_RoleModifier(role: "columnheader"))
        }
      }
      .font(.subheadline.weight(.semibold))
      .foregroundStyle(.secondary)
      .padding(.horizontal, 16).padding(.vertical, 8)
      .modifier(_RoleModifier(role: "row"))
    }
  }

  @ViewBuilder private func title(of column: _TableColumn<Row>) -> some View {
    if let comparator = column.comparator, let order {
      Button {
        order.choose(comparator)
      } label: {
        HStack(spacing: 4) {
          column.label
          if let direction = order.direction(comparator) {
            Image(systemName: direction == .forward ? "chevron.up" : "chevron.down").font(.caption2)
          }
        }
      }
      .buttonStyle(.plain)
    } else {
      column.label
    }
  }
}

/// A row of a table's values.
struct TableLine<Row: Identifiable>: View {
  let value: Row
  let columns: [_TableColumn<Row>]
  let isSelected: Bool
  /// What is chosen in the table; nil where nothing can be.
  let values: (() -> [AnyHashable])?
  let choose: (() -> Void)?
  @Environment(\.listOptions) private var options

  var body: some View {
    let menu = values.flatMap { options.menu?.items(isSelected ? $0() : [value.id]) }
    let line = HStack(spacing: 12) {
      ForEach(columns.indices, id: \.self) { index in
        TableCell(column: columns[index]) { columns[index].cell(value) }
          .modifier(_RoleModifier(role: "cell"))
      }
    }
    .padding(.horizontal, 16).padding(.vertical, 8)
    .frame(minHeight: 44)
    .background(isSelected ? Color.accentColor.opacity(0.2) : .clear)
    .modifier(_RoleModifier(role: "row", isSelected: isSelected))
    .modifier(RowMenuModifier(items: menu))
    if let choose {
      line.onTapGesture {
        if let open = options.menu?.open { open([value.id]) } else { choose() }
      }
    } else {
      line
    }
  }
}

/// What stands in a column, in the column's width.
struct TableCell<Row, Content: View>: View {
  let column: _TableColumn<Row>
  @ViewBuilder let content: Content

  var body: some View {
    let alignment = Alignment(horizontal: column.alignment, vertical: .center)
    if let width = column.width {
      content.lineLimit(1).frame(width: width, alignment: alignment)
    } else {
      content.lineLimit(1)
        .frame(
          minWidth: column.minimum ?? 0, maxWidth: column.maximum ?? .infinity,
          alignment: alignment)
    }
  }
}

extension Table {
  /// Creates a table of rows, ordered by comparators.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      rows: rows(), columns: columns(), selection: nil, order: TableOrder(sortOrder))
  }

  /// Creates a table of rows, of which one can be chosen, ordered by comparators.
  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      rows: rows(), columns: columns(), selection: TableSelection(selection),
      order: TableOrder(sortOrder))
  }

  /// Creates a table of rows that can be chosen, ordered by comparators.
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      rows: rows(), columns: columns(), selection: TableSelection(selection),
      order: TableOrder(sortOrder))
  }

  /// Creates a table of rows.
  public init(
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows: rows(), columns: columns(), selection: nil, order: nil) }

  /// Creates a table of rows of a type, ordered by comparators.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(sortOrder: sortOrder, columns: columns, rows: rows)
  }

  /// Creates a table of rows of a type, of which one can be chosen, ordered by comparators.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(selection: selection, sortOrder: sortOrder, columns: columns, rows: rows)
  }

  /// Creates a table of rows of a type that can be chosen, ordered by comparators.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(selection: selection, sortOrder: sortOrder, columns: columns, rows: rows)
  }

  /// Creates a table of rows of a type.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows: rows(), columns: columns(), selection: nil, order: nil) }

  /// Creates a table of rows of a type, of which one can be chosen.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: TableSelection(selection), order: nil)
  }

  /// Creates a table of rows of a type, which can be chosen.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: TableSelection(selection), order: nil)
  }

  /// Creates a table of rows, of which one can be chosen.
  public init(
    selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: TableSelection(selection), order: nil)
  }

  /// Creates a table of rows that can be chosen.
  public init(
    selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), columns: columns(), selection: TableSelection(selection), order: nil)
  }
}

extension Table {
  /// Creates a table of a collection's elements.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: nil, order: nil)
  }

  /// Creates a table of a collection's elements, of which one can be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: TableSelection(selection), order: nil)
  }

  /// Creates a table of a collection's elements, which can be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: TableSelection(selection), order: nil)
  }

  /// Creates a table of a collection's elements, ordered by comparators.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(), selection: nil,
      order: TableOrder(sortOrder))
  }

  /// Creates a table of a collection's elements, of which one can be chosen, ordered by comparators.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: TableSelection(selection), order: TableOrder(sortOrder))
  }

  /// Creates a table of a collection's elements, which can be chosen, ordered by comparators.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns(),
      selection: TableSelection(selection), order: TableOrder(sortOrder))
  }
}
