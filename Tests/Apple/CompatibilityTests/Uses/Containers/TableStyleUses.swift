import SwiftUI

@MainActor enum TableStyleUses {
  static func tableStyle() {
    _ = (any TableStyle).self
    _ = AutomaticTableStyle.self
    _ = AutomaticTableStyle()
    _ = InsetTableStyle.self
    _ = InsetTableStyle()
  }

  static func view(_ view: some View) {
    _ = view.tableStyle(.automatic)
    _ = view.tableStyle(.inset)
    _ = view.tableColumnHeaders(.hidden)
  }
}
