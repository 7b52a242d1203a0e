import SwiftUI

@MainActor enum ToolbarItemUses {
  static func toolbarItem() {
    _ = ToolbarItem<Void, Text>.self
    _ = ToolbarItem(placement: .automatic, content: { Text("a") })
    _ = ToolbarItem(id: "a", placement: .automatic, showsByDefault: true, content: { Text("a") })
  }

  static func toolbarItemGroup() {
    _ = ToolbarItemGroup<Text>.self
    _ = ToolbarItemGroup(placement: .automatic, content: { Text("a") })
    _ = ToolbarItemGroup(placement: .automatic, content: { Text("a") }, label: { Text("a") })
  }

  static func toolbarSpacer() {
    _ = ToolbarSpacer.self
    _ = ToolbarSpacer(.fixed, placement: .automatic)
  }

  static func toolbarSpacerSizing() {
    let _: [ToolbarSpacer.Sizing] = [.fixed, .flexible]
    _ = ToolbarSpacer.Sizing.self
  }

  static func toolbarTitleMenu() {
    _ = ToolbarTitleMenu<Text>.self
    _ = ToolbarTitleMenu()
    _ = ToolbarTitleMenu(content: { Text("a") })
  }
}
