import SwiftUI

@MainActor enum GridItemUses {
  static func gridItem(_ value: GridItem, _ gridItemSize: GridItem.Size) {
    _ = GridItem.self
    _ = value.size
    _ = value.spacing
    _ = value.alignment
    _ = GridItem(gridItemSize, spacing: 1, alignment: .center)
  }

  static func gridItemSize(_ cgFloat10: CGFloat = 10, _ cgFloatinfinity: CGFloat = .infinity) {
    _ = GridItem.Size.self
    let _: GridItem.Size = .fixed(1)
    let _: GridItem.Size = .flexible(minimum: cgFloat10, maximum: cgFloatinfinity)
    let _: GridItem.Size = .adaptive(minimum: 1, maximum: cgFloatinfinity)
  }
}
