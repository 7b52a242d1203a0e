import SwiftUI

@MainActor enum RowActionsUses {
  static func view(_ view: some View) {
    _ = view.swipeActions(edge: .leading, allowsFullSwipe: true, content: { Text("a") })
    _ = view.deleteDisabled(true)
    _ = view.moveDisabled(true)
    _ = view.selectionDisabled(true)
    _ = view.refreshable(action: {})
  }

  static func dynamicViewContent<T: DynamicViewContent>(_ value: T) {
    _ = (any DynamicViewContent).self
    _ = T.Data.self
    _ = value.data
    _ = value.onDelete(perform: { _ in })
    _ = value.onMove(perform: { _, _ in })
  }
}
