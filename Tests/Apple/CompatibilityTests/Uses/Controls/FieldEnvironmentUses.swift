import SwiftUI

@MainActor enum FieldEnvironmentUses {
  static func environmentValues(_ value: EnvironmentValues) {
    _ = value.autocorrectionDisabled
  }
}
