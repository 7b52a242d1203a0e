import SwiftUI

@MainActor enum OpacityUses {
  static func view(_ view: some View) {
    _ = view.opacity(0.5)
    _ = view.hidden()
    _ = view.zIndex(0.5)
    _ = view.allowsHitTesting(true)
    _ = view.contentShape(Circle(), eoFill: true)
    _ = view.contentShape(.interaction, Circle(), eoFill: true)
  }

  static func contentShapeKinds() {
    let _: [ContentShapeKinds] = [
      .interaction, .dragPreview, .contextMenuPreview, .hoverEffect, .focusEffect,
      .accessibility,
    ]
    _ = ContentShapeKinds.self
  }
}
