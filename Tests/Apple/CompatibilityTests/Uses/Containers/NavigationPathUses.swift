import SwiftUI

@MainActor enum NavigationPathUses {
  static func navigationPath(_ value: NavigationPath) {
    var copy = value
    _ = NavigationPath.self
    _ = NavigationPath()
    _ = NavigationPath([1])
    _ = value.count
    _ = value.isEmpty
    copy.append(1)
    copy.removeLast(1)
  }
}
