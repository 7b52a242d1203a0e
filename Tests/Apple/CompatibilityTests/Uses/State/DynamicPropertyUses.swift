import SwiftUI

@MainActor enum DynamicPropertyUses {
  static func dynamicProperty<T: DynamicProperty>(_ value: T) {
    var copy = value
    _ = (any DynamicProperty).self
    copy.update()
  }
}
