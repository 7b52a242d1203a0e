import SwiftUI

@MainActor enum EnvironmentUses {
  static func environment(_ value: Environment<Bool>) {
    _ = Environment<Bool>.self
    _ = Environment(\.lineSpacing)
    _ = value.wrappedValue
  }

  static func optional() {
    _ = Environment<Router?>(Router.self)
  }
}
