import SwiftUI

@MainActor enum AlertsErrorsUses {
  static func view(_ view: some View) {
    _ = view.alert(isPresented: .constant(true), error: Failure(), actions: { Text("a") })
    _ = view.alert(
      isPresented: .constant(true), error: Failure(), actions: { _ in Text("a") },
      message: { _ in Text("a") })
  }
}
