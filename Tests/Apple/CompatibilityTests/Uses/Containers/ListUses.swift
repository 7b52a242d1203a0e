import SwiftUI

@MainActor enum ListUses {
  static func list(_ row: Row) {
    _ = List<Int, Text>.self
    _ = List(selection: .constant([1]), content: { Text("a") })
    _ = List(content: { Text("a") })
    _ = List([row], rowContent: { _ in Text("a") })
    _ = List([row], id: \.id, rowContent: { _ in Text("a") })
  }

  static func listOverloads(_ row: Row) {
    _ = List(0..<5, rowContent: { _ in Text("a") })
    _ = List(.constant([row]), rowContent: { _ in Text("a") })
    _ = List(.constant([row]), id: \.id, rowContent: { _ in Text("a") })
  }

  static func selections(
    _ row: Row, _ rows: Binding<[Row]>, _ ids: Binding<Set<Int>>, _ id: Binding<Int?>
  ) {
    _ = List([row], selection: ids, rowContent: { _ in Text("a") })
    _ = List([row], id: \.id, selection: ids, rowContent: { _ in Text("a") })
    _ = List(0..<5, selection: ids, rowContent: { _ in Text("a") })
    _ = List(rows, selection: ids, rowContent: { _ in Text("a") })
    _ = List(selection: ids, content: { Text("a") })
    _ = List(selection: id, content: { Text("a") })
  }

  static func requiredSelection(_ selection: Binding<Int>) {
    _ = List(selection: selection, content: { Text("a") })
  }
}
