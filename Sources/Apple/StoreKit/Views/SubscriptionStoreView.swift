import Foundation
public import ViewTree

/// The subscriptions of a group with a button that subscribes.
@MainActor public struct SubscriptionStoreView<Content: View>: View {
  private let products: [Product]
  private let content: Content
  @State private var chosen: Product.ID?
  @State private var refusal: String?
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
    .modifier(RefusedPurchase(message: $refusal))
    .modifier(PurchaseFollowing(purchases: $purchases))
  }

  @ViewBuilder private var controls: some View {
    if products.isEmpty {
      ContentUnavailableView(
        "Subscription Unavailable", systemImage: "storefront",
        description: Text("There is nothing to subscribe to at the moment."))
    } else if control == .buttons || products.count == 1 {
      ForEach(products) {
        SubscriptionButton(product: $0, isOwned: Shop.current.isOwned($0), subscribe: subscribe)
      }
    } else {
      SubscriptionPicker(products: products, chosen: choice)
      if let product = products.first(where: { $0.id == choice.wrappedValue }) {
        SubscriptionButton(
          product: product, isOwned: Shop.current.isOwned(product), subscribe: subscribe)
      }
    }
  }

  /// The plan that is chosen: what the reader has, else the first.
  private var choice: Binding<Product.ID> {
    Binding {
      chosen ?? products.first(where: Shop.current.isOwned)?.id ?? products.first?.id ?? ""
    } set: {
      chosen = $0
    }
  }

  private func subscribe(_ product: Product) {
    Task { await actions.buy(product, refusal: $refusal) }
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
  ) { self.init(Shop.current.products(inOrderOf: productIDs), content: marketingContent()) }

  public init(
    subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
  ) { self.init(Array(subscriptions), content: marketingContent()) }
}

extension SubscriptionStoreView where Content == AutomaticSubscriptionStoreMarketingContent {
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all
  ) {
    let products = visibleRelationships.filter(Shop.current.products(ofGroup: groupID))
    self.init(products, content: Content(products: products))
  }

  public init(productIDs: some Collection<String>) {
    let products = Shop.current.products(inOrderOf: productIDs)
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
