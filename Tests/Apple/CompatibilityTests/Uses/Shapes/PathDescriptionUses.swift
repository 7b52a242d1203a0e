import SwiftUI

@MainActor enum PathDescriptionUses {
  static func path(_ value: Path) {
    _ = value.description
    _ = Path("a")
  }
}
