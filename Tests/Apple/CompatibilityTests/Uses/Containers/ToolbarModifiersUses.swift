import SwiftUI

@MainActor enum ToolbarModifiersUses {
  static func view(_ view: some View, _ toolbarItemVoidText: ToolbarItem<Void, Text>) {
    _ = view.toolbar(content: { toolbarItemVoidText })
    _ = view.toolbar(
      id: "a", content: { ToolbarItem(id: "b", placement: .primaryAction, content: { Text("b") }) })
    _ = view.toolbar(.hidden, for: .navigationBar)
    _ = view.toolbarVisibility(.hidden, for: .navigationBar)
    _ = view.toolbarBackground(.red, for: .navigationBar)
    _ = view.toolbarBackgroundVisibility(.hidden, for: .navigationBar)
    _ = view.toolbarTitleMenu(content: { Text("a") })
    _ = view.toolbarRole(.automatic)
    _ = view.navigationBarItems(leading: Text("a"), trailing: Text("a"))
    _ = view.navigationBarItems(leading: Text("a"))
    _ = view.navigationBarItems(trailing: Text("a"))
  }

  static func toolbarRole() {
    let _: [ToolbarRole] = [.automatic, .navigationStack, .browser, .editor]
    _ = ToolbarRole.self
  }

  static func viewOverloads(_ view: some View) {
    _ = view.toolbar(content: { Text("a") })
    _ = view.toolbarBackground(.hidden, for: .navigationBar)
  }

  static func toolbarColorScheme() { _ = Text("").toolbarColorScheme(.dark, for: .navigationBar) }
}
