import SwiftUI

@MainActor enum NamespaceUses {
  static func namespace(_ value: Namespace) {
    _ = Namespace.self
    _ = Namespace()
    _ = value.wrappedValue
  }

  static func namespaceID() {
    _ = Namespace.ID.self
  }
}
