/// Something that stands for rows of a table.
///
/// - Note: As in SwiftUI.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the value of a row.
  associatedtype TableRowValue: Identifiable
  /// The rows, from the top.
  var _rows: [_TableRow<TableRowValue>] { get }
}

/// A row of a table, or the heading of several.
nonisolated public struct _TableRow<Value> {
  let value: Value?
  let heading: AnyView?
  var change: (AnyView) -> AnyView = { $0 }
}

/// Several rows.
nonisolated public struct _TableRows<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  public let _rows: [_TableRow<Value>]
}

/// A row of a table.
///
/// - Note: As in SwiftUI.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  public typealias TableRowValue = Value
  let value: Value

  /// Creates the row of a value.
  public init(_ value: Value) { self.value = value }

  @MainActor public var _rows: [_TableRow<Value>] { [_TableRow(value: value, heading: nil)] }
}

/// A row for each element of a collection.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  public typealias TableRowValue = Data.Element
  let data: Data

  @MainActor public var _rows: [_TableRow<Data.Element>] {
    data.map { _TableRow(value: $0, heading: nil) }
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  @MainActor public var _rows: [_TableRow<Content.TableRowValue>] {
    data.flatMap { content($0)._rows }
  }
}

extension ForEach
where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates rows for the elements of a collection.
  public init(
    _ data: Data,
    @TableRowBuilder<Data.Element> content: @escaping (Data.Element) -> Content
  ) where Content == _TableRows<Data.Element> {
    self.init(data, identifiedBy: \.id, content: content)
  }

  /// Creates a row for each element of a collection.
  public init(_ data: Data) where Content == TableRow<Data.Element> {
    self.init(data, identifiedBy: \.id) { TableRow($0) }
  }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
  public typealias TableRowValue = Content.TableRowValue

  @MainActor public var _rows: [_TableRow<Content.TableRowValue>] {
    Parent.self == EmptyView.self
      ? content._rows : [_TableRow(value: nil, heading: AnyView(header))] + content._rows
  }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
  /// Creates rows that belong together.
  public init<V>(@TableRowBuilder<V> content: () -> Content) where V == Content.TableRowValue {
    self.init(EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Creates rows under a title that is looked up in a table of strings.
  public init<V>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue { self.init(Text(titleKey), content(), EmptyView()) }

  /// Creates rows under a title.
  @_disfavoredOverload
  public init<V, S: StringProtocol>(
    _ title: S, @TableRowBuilder<V> content: () -> Content
  ) where V == Content.TableRowValue { self.init(Text(title), content(), EmptyView()) }
}

extension TableRowContent {
  /// Gives the rows actions that a long press shows.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    let menu = menuItems()
    return _TableRows(
      _rows: _rows.map { row in
        var row = row
        let change = row.change
        row.change = { AnyView(change($0).contextMenu { menu }) }
        return row
      })
  }
}

/// Makes the rows of a table from a block.
///
/// - Note: As in SwiftUI.
@resultBuilder
@MainActor @preconcurrency
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(
    _ content: Content
  ) -> _TableRows<Value> where Content.TableRowValue == Value { _TableRows(_rows: content._rows) }

  public static func buildBlock(_ content: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(_rows: content.flatMap(\._rows))
  }

  public static func buildIf(_ content: _TableRows<Value>?) -> _TableRows<Value> {
    content ?? _TableRows(_rows: [])
  }

  public static func buildEither(first: _TableRows<Value>) -> _TableRows<Value> { first }

  public static func buildEither(second: _TableRows<Value>) -> _TableRows<Value> { second }
}
