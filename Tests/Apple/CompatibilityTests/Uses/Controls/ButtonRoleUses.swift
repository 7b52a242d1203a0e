import SwiftUI

@MainActor enum ButtonRoleUses {
  static func buttonRole() {
    let _: [ButtonRole] = [.destructive, .cancel, .close, .confirm]
    _ = ButtonRole.self
  }
}
