import Foundation
public import ViewTree

/// The subscriptions of a group with a button that subscribes.
@MainActor public struct SubscriptionStoreView<Content: View>: View {
  private let products: [Product]
  private let content: Content
  @State private var chosen: Product.ID?
  @State private var isRefused = false
  @State private var purchases = 0
  @Environment(\.storeActions) private var actions
  @Environment(\.storeButtons) private var buttons
  @Environment(\.subscriptionStoreControl) private var control
  @Environment(\.isPresented) private var isPresented

  init(_ products: [Product], content: Content) {
    (self.products, self.content) = (products, content)
  }

  public var body: some View {
    let _ = purchases
    VStack(spacing: 0) {
      ScrollView {
        content
          .frame(maxWidth: .infinity)
          .overlay(alignment: .topTrailing) {
            if isPresented, buttons[.cancellation] != .hidden { StoreCancellation().padding() }
          }
      }
      VStack(spacing: 16) {
        controls
        StoreFooter()
      }
      .padding()
      .frame(maxWidth: .infinity)
    }
    .backgroundPreferenceValue(StoreBackgroundKey.self) { $0.view.ignoresSafeArea() }
    .modifier(RefusedPurchase(isShown: $isRefused))
    .modifier(PurchaseFollowing(purchases: $purchases))
  }

  @ViewBuilder private var controls: some View {
    if products.isEmpty {
      ContentUnavailableView(
        "Subscription Unavailable", systemImage: "storefront",
        description: Text("There is nothing to subscribe to at the moment."))
    } else if control == .buttons || products.count == 1 {
      ForEach(products) {
        SubscriptionButton(product: $0, isOwned: isOwned($0), subscribe: subscribe)
      }
    } else {
      SubscriptionPicker(products: products, chosen: choice)
      if let product = products.first(where: { $0.id == choice.wrappedValue }) {
        SubscriptionButton(product: product, isOwned: isOwned(product), subscribe: subscribe)
      }
    }
  }

  /// The plan that is chosen: what the reader has, else the first.
  private var choice: Binding<Product.ID> {
    Binding {
      chosen ?? products.first(where: isOwned)?.id ?? products.first?.id ?? ""
    } set: {
      chosen = $0
    }
  }

  private func isOwned(_ product: Product) -> Bool {
    Shop.current.entitlements().contains { $0.productID == product.id }
  }

  private func subscribe(_ product: Product) {
    Task { await actions.buy(product, isRefused: $isRefused) }
  }
}

extension SubscriptionStoreView {
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) {
    self.init(
      visibleRelationships.filter(Shop.current.products(ofGroup: groupID)),
      content: marketingContent())
  }

  public init(
    productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> Content
  ) { self.init(Self.products(productIDs), content: marketingContent()) }

  public init(
    subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
  ) { self.init(Array(subscriptions), content: marketingContent()) }

  /// The products with identifiers, in their order.
  fileprivate static func products(_ ids: some Collection<String>) -> [Product] {
    ids.compactMap { Shop.current.products(for: [$0]).first }
  }
}

extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all
  ) {
    let products = visibleRelationships.filter(Shop.current.products(ofGroup: groupID))
    self.init(products, content: Content(products: products))
  }

  public init(productIDs: some Collection<String>) {
    let products = Self.products(productIDs)
    self.init(products, content: Content(products: products))
  }

  public init(subscriptions: some Collection<Product>) {
    let products = Array(subscriptions)
    self.init(products, content: Content(products: products))
  }
}

/// What a group of subscriptions is called.
@MainActor public struct AutomaticSubscriptionStoreMarketingContent: View {
  let products: [Product]

  public var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "app.gift.fill").font(.system(size: 64)).foregroundStyle(.tint)
      Text(verbatim: products.first?.subscription?.groupDisplayName ?? "").font(.title.bold())
    }
    .padding(.vertical, 48)
  }
}
