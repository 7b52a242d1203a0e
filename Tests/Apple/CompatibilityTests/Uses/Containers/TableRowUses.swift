import SwiftUI

@MainActor enum TableRowUses {
  static func tableRow(_ row: Row) {
    _ = TableRow<Row>.self
    _ = TableRow<Row>.TableRowValue.self
    _ = TableRow(row)
  }

  static func tableRowContent<T: TableRowContent>(_ value: T) {
    _ = (any TableRowContent).self
    _ = T.TableRowValue.self
    _ = value.contextMenu { Text("a") }
  }

  static func tableForEachContent() {
    _ = TableForEachContent<[Row]>.self
    _ = TableForEachContent<[Row]>.TableRowValue.self
  }

  static func containers(_ rows: [Row], _ name: String) {
    func rowsOf<T: TableRowContent>(_ content: T) -> T.TableRowValue.Type { T.TableRowValue.self }
    _ = rowsOf(ForEach(rows) as ForEach<[Row], Int, TableRow<Row>>)
    _ = Table(of: Row.self) {
      TableUses.Column.plain
    } rows: {
      Section("a") { ForEach(rows) { TableRow($0) } }
      Section(name) { TableRow(rows[0]) }
      Section { TableRow(rows[0]) }
    }
    typealias Rows = ForEach<[Row], Int, TableRow<Row>>
    _ = Rows.TableRowValue.self
    _ = Section<Text, Rows, EmptyView>.TableRowValue.self
  }

  static func tableRowBuilder(_ row: Row) {
    typealias Builder = TableRowBuilder<Row>
    _ = Builder.self
    let rows = Builder.buildExpression(TableRow(row))
    _ = Builder.buildBlock(rows, rows)
    _ = Builder.buildIf(rows)
    _ = Builder.buildEither(first: rows)
    _ = Builder.buildEither(second: rows)
  }
}
