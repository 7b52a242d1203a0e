import SwiftUI

@MainActor enum ColorDescriptionUses {
  static func color(_ value: Color) {
    _ = value.description
  }
}
