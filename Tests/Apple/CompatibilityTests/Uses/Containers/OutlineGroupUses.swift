import SwiftUI

@MainActor enum OutlineGroupUses {
  static func outlineGroup(_ row: Row) {
    _ = OutlineGroup<[Row], Int, Text>.self
    _ = OutlineGroup([row], id: \.id, children: \.children, content: { _ in Text("a") })
    _ = OutlineGroup([row], children: \.children, content: { _ in Text("a") })
  }

  static func list(_ row: Row) {
    _ = List([row], children: \.children, rowContent: { _ in Text("a") })
    _ = List([row], id: \.id, children: \.children, rowContent: { _ in Text("a") })
  }
}
