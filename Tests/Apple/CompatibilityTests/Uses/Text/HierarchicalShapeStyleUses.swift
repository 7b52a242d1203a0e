import SwiftUI

@MainActor enum HierarchicalShapeStyleUses {
  static func hierarchicalShapeStyle() {
    let _: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
    _ = HierarchicalShapeStyle.self
  }

  static func shapeStyle(_ view: some View) {
    _ = view.foregroundStyle(.primary)
    _ = view.foregroundStyle(.secondary)
    _ = view.foregroundStyle(.tertiary)
    _ = view.foregroundStyle(.quaternary)
    _ = view.foregroundStyle(.quinary)
  }
}
