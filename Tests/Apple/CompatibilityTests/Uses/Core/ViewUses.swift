import SwiftUI

@MainActor enum ViewUses {
  static func view<T: View>(_ view: T) {
    _ = (any View).self
    _ = T.Body.self
    _ = view.body
  }
}
