public import Foundation
public import ViewTree

/// What a shop's customers are told.
public enum SubscriptionStorePolicyKind: Hashable, Sendable {
  case termsOfService, privacyPolicy

  var title: LocalizedStringKey {
    self == .termsOfService ? "Terms of Service" : "Privacy Policy"
  }
}

/// Where what customers are told is written.
struct StorePolicies {
  private var links: [SubscriptionStorePolicyKind: URL] = [:]
  private var pages: [SubscriptionStorePolicyKind: @MainActor () -> AnyView] = [:]

  var kinds: [SubscriptionStorePolicyKind] {
    [.termsOfService, .privacyPolicy].filter { links[$0] != nil || pages[$0] != nil }
  }
  var isEmpty: Bool { kinds.isEmpty }

  mutating func set(_ url: URL, for kind: SubscriptionStorePolicyKind) { links[kind] = url }
  mutating func set(
    _ page: @escaping @MainActor () -> AnyView, for kind: SubscriptionStorePolicyKind
  ) { pages[kind] = page }

  @MainActor @ViewBuilder func link(to kind: SubscriptionStorePolicyKind) -> some View {
    if let page = pages[kind] {
      StorePolicyButton(kind: kind, page: page)
    } else if let url = links[kind] {
      Link(kind.title, destination: url)
    }
  }
}

/// A button that shows a policy in a sheet.
private struct StorePolicyButton: View {
  let kind: SubscriptionStorePolicyKind
  let page: @MainActor () -> AnyView
  @State private var isShown = false

  var body: some View {
    Button(kind.title) { isShown = true }
      .sheet(isPresented: $isShown) { page() }
  }
}

extension View {
  /// The page that says what customers are told.
  nonisolated public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View { transformEnvironment(\.storePolicies) { $0.set(url, for: button) } }

  /// A view that says what customers are told.
  nonisolated public func subscriptionStorePolicyDestination(
    for button: SubscriptionStorePolicyKind,
    @ViewBuilder destination: @escaping @MainActor () -> some View
  ) -> some View {
    transformEnvironment(\.storePolicies) { $0.set({ AnyView(destination()) }, for: button) }
  }
}
