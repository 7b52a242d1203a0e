import SwiftUI

@MainActor enum ContextMenuUses {
  static func view(_ view: some View) {
    _ = view.contextMenu(menuItems: { Text("a") })
    _ = view.contextMenu(menuItems: { Text("a") }, preview: { Text("a") })
    _ = view.contextMenu(forSelectionType: Int.self) { Text("\($0.count)") }
    _ = view.contextMenu(forSelectionType: Int.self) { _ in
    } primaryAction: { _ in
    }
    _ = view.help(Text("a"))
  }

  static func viewOverloads(_ view: some View, _ name: String) {
    _ = view.help("a")
    _ = view.help(name)
  }
}
