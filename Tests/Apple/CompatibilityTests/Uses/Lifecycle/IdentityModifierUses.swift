import SwiftUI

@MainActor enum IdentityModifierUses {
  static func equatableView(_ value: EquatableView<Row>, _ row: Row) {
    _ = EquatableView<Row>.self
    _ = value.content
    _ = EquatableView(content: row)
  }

  static func view(_ view: some View, _ row: Row) {
    _ = view.id(1)
    _ = row.equatable()
  }
}
