import SwiftUI

@MainActor enum RowModifiersUses {
  static func view(_ view: some View) {
    _ = view.listRowBackground(Text("a"))
    _ = view.listRowInsets(EdgeInsets())
    _ = view.listRowInsets(.horizontal, 1)
    _ = view.listRowSeparator(.hidden, edges: .top)
    _ = view.listRowSeparatorTint(.red, edges: .top)
    _ = view.listSectionSeparator(.hidden, edges: .top)
    _ = view.listSectionSeparatorTint(.red, edges: .top)
    _ = view.listRowSpacing(1)
    _ = view.listSectionSpacing(1)
    _ = view.listSectionMargins(.horizontal, 1)
    _ = view.listItemTint(.red)
    _ = view.sectionIndexLabel(Text("A"))
    _ = view.sectionIndexLabel("A")
    _ = view.listSectionIndexVisibility(.visible)
    _ = view.scrollContentBackground(.hidden)
    _ = view.headerProminence(.standard)
    _ = view.badge(1)
  }

  static func listSectionSpacing() {
    let _: [ListSectionSpacing] = [.default, .compact]
    _ = ListSectionSpacing.self
    _ = ListSectionSpacing.custom(1)
  }

  static func prominence() {
    let _: [Prominence] = [.standard, .increased]
    _ = Prominence.self
  }

  static func viewOverloads(_ view: some View, _ name: String) {
    _ = view.listSectionSpacing(.default)
    _ = view.badge(Text("a"))
    _ = view.badge("a")
    _ = view.badge(name)
  }
}
