import SwiftUI

@MainActor enum TableUses {
  static func table(
    _ rows: [Row], _ one: Binding<Int?>, _ several: Binding<Set<Int>>,
    _ order: Binding<[KeyPathComparator<Row>]>
  ) {
    _ = Table(rows) { TableColumn("a", value: \.id.description) }
    _ = Table(rows, selection: one) { TableColumn("a", value: \.id.description) }
    _ = Table(rows, selection: several) { TableColumn("a", value: \.id.description) }
    _ = Table(rows, sortOrder: order) { TableColumn("a", value: \.id.description) }
    _ = Table(rows, selection: one, sortOrder: order) {
      TableColumn("a", value: \.id.description)
    }
    _ = Table(rows, selection: several, sortOrder: order) {
      TableColumn("a", value: \.id.description)
    }
  }

  static func tableOfRows(
    _ rows: [Row], _ one: Binding<Int?>, _ several: Binding<Set<Int>>,
    _ order: Binding<[KeyPathComparator<Row>]>
  ) {
    let row = Row()
    _ = Table(columns: { Column.plain }, rows: { TableRow(row) })
    _ = Table(of: Row.self) {
      Column.plain
    } rows: {
      TableRow(row)
    }
    _ = Table(of: Row.self, selection: one) {
      Column.plain
    } rows: {
      TableRow(row)
    }
    _ = Table(of: Row.self, selection: several) {
      Column.plain
    } rows: {
      TableRow(row)
    }
    _ = Table(selection: one) {
      Column.plain
    } rows: {
      TableRow(row)
    }
    _ = Table(selection: several) {
      Column.plain
    } rows: {
      TableRow(row)
    }
    _ = Table(of: Row.self, sortOrder: order) {
      Column.sorted
    } rows: {
      TableRow(row)
    }
    _ = Table(of: Row.self, selection: one, sortOrder: order) {
      Column.sorted
    } rows: {
      TableRow(row)
    }
    _ = Table(of: Row.self, selection: several, sortOrder: order) {
      Column.sorted
    } rows: {
      TableRow(row)
    }
    _ = Table(sortOrder: order) {
      Column.sorted
    } rows: {
      TableRow(row)
    }
    _ = Table(selection: one, sortOrder: order) {
      Column.sorted
    } rows: {
      TableRow(row)
    }
    _ = Table(selection: several, sortOrder: order) {
      Column.sorted
    } rows: {
      TableRow(row)
    }
    let table = Table(rows) { TableColumn("a", value: \.id.description) }
    _ = table.body
  }

  enum Column {
    @MainActor static var plain: TableColumn<Row, Never, Text, Text> {
      TableColumn("a") { _ in Text("a") }
    }
    @MainActor static var sorted: TableColumn<Row, KeyPathComparator<Row>, Text, Text> {
      TableColumn("a", value: \.id.description)
    }
  }
}
