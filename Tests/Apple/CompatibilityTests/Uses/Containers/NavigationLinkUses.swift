import SwiftUI

@MainActor enum NavigationLinkUses {
  static func navigationLink() {
    _ = NavigationLink<Text, Text>.self
  }
}
