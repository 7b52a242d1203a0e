import SwiftUI

@MainActor enum ListStyleUses {
  static func listStyle() {
    let _: DefaultListStyle = .automatic
    let _: InsetGroupedListStyle = .insetGrouped
    let _: GroupedListStyle = .grouped
    let _: PlainListStyle = .plain
    let _: InsetListStyle = .inset
    let _: SidebarListStyle = .sidebar
    _ = (any ListStyle).self
  }

  static func defaultListStyle() {
    _ = DefaultListStyle.self
    _ = DefaultListStyle()
  }

  static func insetGroupedListStyle() {
    _ = InsetGroupedListStyle.self
    _ = InsetGroupedListStyle()
  }

  static func groupedListStyle() {
    _ = GroupedListStyle.self
    _ = GroupedListStyle()
  }

  static func plainListStyle() {
    _ = PlainListStyle.self
    _ = PlainListStyle()
  }

  static func insetListStyle() {
    _ = InsetListStyle.self
    _ = InsetListStyle()
  }

  static func sidebarListStyle() {
    _ = SidebarListStyle.self
    _ = SidebarListStyle()
  }

  static func view(_ view: some View) {
    _ = view.listStyle(.plain)
  }
}
