import SwiftUI

@MainActor enum DynamicFieldsUses {
  static func dynamicFields() {
    _ = DynamicFields.self
    _ = DynamicFields.of(Int.self)
  }
}
