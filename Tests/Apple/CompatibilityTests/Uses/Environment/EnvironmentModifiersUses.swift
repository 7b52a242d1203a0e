import SwiftUI

@MainActor enum EnvironmentModifiersUses {
  static func view(_ view: some View, _ store: Store, _ router: Router) {
    _ = view.environment(\.lineSpacing, 1)
    _ = view.environment(router)
    _ = view.environmentObject(store)
    _ = view.transformEnvironment(\.lineSpacing, transform: { _ in })
  }
}
