import SwiftUI

@MainActor enum LazyGridsUses {
  static func lazyVGrid() {
    _ = LazyVGrid<Text>.self
    _ = LazyVGrid(
      columns: [GridItem(.flexible())], alignment: .leading, spacing: 1,
      pinnedViews: .sectionHeaders, content: { Text("a") })
  }

  static func lazyHGrid() {
    _ = LazyHGrid<Text>.self
    _ = LazyHGrid(
      rows: [GridItem(.flexible())], alignment: .top, spacing: 1, pinnedViews: .sectionHeaders,
      content: { Text("a") })
  }
}
