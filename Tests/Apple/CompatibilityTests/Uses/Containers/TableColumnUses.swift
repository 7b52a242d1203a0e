import SwiftUI

@MainActor enum TableColumnUses {
  static func tableColumn(_ name: String) {
    typealias Plain = TableColumn<Row, Never, Text, Text>
    typealias Sorted = TableColumn<Row, KeyPathComparator<Row>, Text, Text>
    _ = Plain.self
    _ = Plain.TableRowValue.self
    _ = Plain.TableColumnSortComparator.self
    _ = Plain("a") { _ in Text("a") }
    _ = Plain(name) { _ in Text("a") }
    _ = Plain(Text("a")) { _ in Text("a") }
    _ = Sorted("a", value: \.id) { _ in Text("a") }
    _ = Sorted(name, value: \.id) { _ in Text("a") }
    _ = Sorted("a", value: \.id, comparator: ComparableComparator<Int>()) { _ in Text("a") }
    _ = Sorted("a", value: \.id.description)
    _ = Sorted(name, value: \.id.description)
  }

  static func tableColumnContent<T: TableColumnContent>(_ value: T) {
    _ = (any TableColumnContent).self
    _ = T.TableRowValue.self
    _ = T.TableColumnSortComparator.self
    _ = value.width(1)
    _ = value.width(min: 1, ideal: 1, max: 1)
    _ = value.alignment(.trailing)
  }

  static func tableColumnAlignment() {
    _ = TableColumnAlignment.self
    _ = [TableColumnAlignment.automatic, .leading, .center, .trailing]
  }

  static func tableColumnBuilder() {
    typealias Builder = TableColumnBuilder<Row, Never>
    _ = Builder.self
    let columns = Builder.buildExpression(TableUses.Column.plain)
    _ = Builder.buildBlock(columns, columns)
    _ = Builder.buildIf(columns)
    _ = Builder.buildEither(first: columns)
    _ = Builder.buildEither(second: columns)
  }
}
