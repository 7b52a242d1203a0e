import SwiftUI

@MainActor enum ViewOutlineUses {
  static func outline(
    _ text: Text, into outline: ViewOutline, in context: inout LoweringContext
  ) -> Bool {
    Text._outline(text, into: outline, in: &context)
  }
}
