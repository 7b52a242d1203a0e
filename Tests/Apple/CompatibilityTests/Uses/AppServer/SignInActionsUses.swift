import AppServer
import SwiftUI

@MainActor enum SignInActionsUses {
  static func actions(_ value: EnvironmentValues, _ user: ReaderUser) {
    _ = SignInAction.self
    _ = SignOutAction.self
    value.signIn(user)
    value.signIn(user, for: .seconds(1))
    value.signOut()
    value.signOut(everywhere: true)
  }
}
