import SwiftUI

@MainActor enum StackBoxesUses {
  static func stackMark() {
    _ = StackMark.self
  }
}
