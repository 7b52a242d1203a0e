import SwiftUI

@MainActor enum ListSelectionUses {
  static func list(_ row: Row) {
    _ = List([row], selection: .constant([1]), rowContent: { _ in Text("a") })
    _ = List([row], id: \.id, selection: .constant([1]), rowContent: { _ in Text("a") })
  }

  static func listOverloads(_ row: Row) {
    _ = List(0..<5, selection: .constant(1), rowContent: { _ in Text("a") })
    _ = List(.constant([row]), selection: .constant(1), rowContent: { _ in Text("a") })
  }
}
