import SwiftUI

@MainActor enum PathStrokeUses {
  static func path(_ value: Path) {
    _ = value.strokedPath(StrokeStyle(lineWidth: 2))
  }
}
