import SwiftUI

@MainActor enum GridUses {
  static func grid() {
    _ = Grid<Text>.self
    _ = Grid(alignment: .center, horizontalSpacing: 1, verticalSpacing: 1, content: { Text("a") })
  }

  static func gridRow() {
    _ = GridRow<Text>.self
    _ = GridRow(alignment: .top, content: { Text("a") })
  }

  static func view(_ view: some View) {
    _ = view.gridCellColumns(1)
    _ = view.gridCellUnsizedAxes(.vertical)
    _ = view.gridColumnAlignment(.leading)
    _ = view.gridCellAnchor(.center)
  }
}
