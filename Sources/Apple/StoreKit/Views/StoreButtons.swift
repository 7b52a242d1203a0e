import Foundation
import ViewTree

/// The cross of a view of the shop in a sheet.
struct StoreCancellation: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button {
      dismiss()
    } label: {
      Image(systemName: "xmark.circle.fill")
        .font(.title2)
        .symbolRenderingMode(.hierarchical)
        .foregroundStyle(.secondary)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text("Close"))
    .frame(maxWidth: .infinity, alignment: .trailing)
  }
}

/// The buttons below what a view of the shop sells: those that are asked for.
struct StoreFooter: View {
  @Environment(\.storeButtons) private var buttons
  @Environment(\.storeSignIn) private var signIn
  @Environment(\.storePolicies) private var policies
  @State private var isRestored = false
  @State private var isRedeeming = false

  var body: some View {
    VStack(spacing: 12) {
      if buttons[.restorePurchases] == .visible {
        Button("Restore Purchases") { isRestored = true }
      }
      if buttons[.redeemCode] == .visible {
        Button("Redeem Code") { isRedeeming = true }
      }
      if buttons[.signIn] != .hidden, let signIn {
        Button("Already subscribed? Sign In") { signIn() }
      }
      if buttons[.policies] != .hidden, !policies.isEmpty {
        HStack {
          ForEach(policies.kinds, id: \.self) { kind in policies.link(to: kind) }
        }
      }
    }
    .font(.subheadline)
    .buttonStyle(.borderless)
    .alert("Nothing to Restore", isPresented: $isRestored) {
      Button("OK") {}
    } message: {
      Text("Purchases aren't available on this page.")
    }
    .offerCodeRedemption(isPresented: $isRedeeming) { _ in }
  }
}
