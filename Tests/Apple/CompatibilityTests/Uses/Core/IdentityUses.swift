import SwiftUI

@MainActor enum IdentityUses {
  static func identity() {
    _ = Identity.self
    _ = Identity.root
    _ = Identity.child(1, 1)
    _ = Identity.descend(1)
    _ = Identity.row(1, 1)
    _ = Identity.key(1)
  }
}
