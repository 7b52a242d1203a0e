public import Foundation

/// Something that stands for columns of a table.
///
/// - Note: As in SwiftUI.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the value of a row.
  associatedtype TableRowValue: Identifiable
  /// The type of what puts rows in order.
  associatedtype TableColumnSortComparator
  /// The columns, from the leading edge.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column of a table, whatever its types are.
nonisolated public struct _TableColumn<Row> {
  let label: AnyView
  let cell: (Row) -> AnyView
  /// A comparator, where rows can be put in order by the column.
  let comparator: Any?
  /// The width in points, or nil to share what is left.
  var width: CGFloat?
  var minimum: CGFloat?
  var maximum: CGFloat?
  var alignment = HorizontalAlignment.leading
}

/// Several columns.
nonisolated public struct _TableColumns<Row: Identifiable, Sort>: TableColumnContent {
  public typealias TableRowValue = Row
  public typealias TableColumnSortComparator = Sort
  public let _columns: [_TableColumn<Row>]
}

/// A column of a table.
///
/// - Note: As in SwiftUI.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>:
  TableColumnContent
{
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort

  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content

  public var _columns: [_TableColumn<RowValue>] {
    [_TableColumn(label: AnyView(label), cell: { AnyView(content($0)) }, comparator: comparator)]
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a title that is looked up in a table of strings.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), comparator: nil, content: content) }

  /// Creates a column with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), comparator: nil, content: content) }

  /// Creates a column with a title.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column by which rows can be put in order, with a title that is looked up.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column by which rows can be put in order.
  @_disfavoredOverload
  public init<V: Comparable, S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column by which rows can be put in order, with a comparator of values.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }
}

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column of texts, with a title that is looked up in a table of strings.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value)) {
      Text(verbatim: $0[keyPath: value])
    }
  }

  /// Creates a column of texts.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(title), comparator: KeyPathComparator(value)) {
      Text(verbatim: $0[keyPath: value])
    }
  }
}

/// Where the content of a column stands.
///
/// - Note: As in SwiftUI.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Side { case leading, center, trailing }
  private let side: Side
  public static let automatic = TableColumnAlignment(side: .leading)
  public static let leading = TableColumnAlignment(side: .leading)
  public static let center = TableColumnAlignment(side: .center)
  public static let trailing = TableColumnAlignment(side: .trailing)

  var alignment: HorizontalAlignment {
    switch side {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension TableColumnContent {
  /// The columns with a width of so many points.
  public func width(
    _ width: CGFloat? = nil
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.width = width }
  }

  /// The columns with widths within limits.
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { column in
      column.minimum = min
      column.maximum = max
    }
  }

  /// The columns with their content at a side.
  public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    changed { $0.alignment = alignment.alignment }
  }

  private func changed(
    _ change: (inout _TableColumn<TableRowValue>) -> Void
  ) -> _TableColumns<TableRowValue, TableColumnSortComparator> {
    var columns = _columns
    for index in columns.indices { change(&columns[index]) }
    return _TableColumns(_columns: columns)
  }
}

/// Makes the columns of a table from a block.
///
/// - Note: As in SwiftUI.
@resultBuilder
@MainActor @preconcurrency
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> _TableColumns<RowValue, Sort> where Column.TableRowValue == RowValue {
    _TableColumns(_columns: column._columns)
  }

  public static func buildBlock(
    _ columns: _TableColumns<RowValue, Sort>...
  ) -> _TableColumns<RowValue, Sort> {
    _TableColumns(_columns: columns.flatMap(\._columns))
  }

  public static func buildIf(
    _ columns: _TableColumns<RowValue, Sort>?
  ) -> _TableColumns<RowValue, Sort> { columns ?? _TableColumns(_columns: []) }

  public static func buildEither(
    first: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> { first }

  public static func buildEither(
    second: _TableColumns<RowValue, Sort>
  ) -> _TableColumns<RowValue, Sort> { second }
}
