import SwiftUI

@MainActor enum PathMeasureUses {
  static func path(_ value: Path) {
    _ = value.boundingRect
    _ = value.contains(CGPoint(x: 1, y: 2), eoFill: true)
    _ = value.trimmedPath(from: 1, to: 1)
  }
}
