import SwiftUI

@MainActor enum AppMainUses {
  static func app<T: App>(_: T.Type) {
    T.main()
  }
}
