import SwiftUI
import UIKit

@MainActor enum UITraitBridgedEnvironmentKeyUses {
  struct Key: EnvironmentKey {
    static let defaultValue = false
  }

  static func uiMutableTraits(_ value: inout any UIMutableTraits) {
    value.userInterfaceStyle = .dark
    _ = (any UIMutableTraits).self
  }

  static func uiTraitBridgedEnvironmentKey<K: UITraitBridgedEnvironmentKey>(
    _ type: K.Type, traits: inout any UIMutableTraits
  ) {
    K.write(to: &traits, value: K.read(from: .current))
    _ = Key.defaultValue
  }
}

extension UITraitBridgedEnvironmentKeyUses.Key: UITraitBridgedEnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Bool {
    traitCollection.userInterfaceIdiom == .phone
  }
  static func write(to mutableTraits: inout any UIMutableTraits, value: Bool) {}
}
