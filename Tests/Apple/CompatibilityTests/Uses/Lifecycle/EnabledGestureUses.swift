import SwiftUI

@MainActor enum EnabledGestureUses {
  static func gestures() {
    _ = Text("a").highPriorityGesture(TapGesture(), isEnabled: true)
    _ = Text("a").simultaneousGesture(TapGesture(), isEnabled: true)
  }
}
