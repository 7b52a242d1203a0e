import Foundation
import PlatformGaps
public import ViewTree

/// Products of the shop, one below the other.
@MainActor public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
  private let products: [Product]
  private let icon: ((Product) -> Icon)?
  private let placeholder: PlaceholderIcon
  @Environment(\.storeButtons) private var buttons
  @Environment(\.isPresented) private var isPresented

  init(_ products: [Product], icon: ((Product) -> Icon)?, placeholder: PlaceholderIcon) {
    (self.products, self.icon, self.placeholder) = (products, icon, placeholder)
  }

  public var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        if isPresented, buttons[.cancellation] != .hidden { StoreCancellation() }
        if products.isEmpty {
          ContentUnavailableView(
            "Store Unavailable", systemImage: "storefront",
            description: Text("There is nothing to buy at the moment."))
        }
        ForEach(products) { product in
          ProductView(.product(product), icon: icon?(product), placeholder: placeholder)
            .padding()
            .background(.background.secondary, in: .rect(cornerRadius: 16))
        }
        StoreFooter()
      }
      .padding()
    }
  }
}

extension StoreView {
  public init(
    ids: some Collection<String>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(Shop.current.products(inOrderOf: ids), icon: icon, placeholder: placeholderIcon()) }

  public init(
    products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(Array(products), icon: icon, placeholder: placeholderIcon()) }
}

extension StoreView where PlaceholderIcon == EmptyView {
  public init(
    ids: some Collection<String>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) { self.init(Shop.current.products(inOrderOf: ids), icon: icon, placeholder: EmptyView()) }

  public init(
    products: some Collection<Product>, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) { self.init(Array(products), icon: icon, placeholder: EmptyView()) }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  public init(ids: some Collection<String>, prefersPromotionalIcon: Bool = false) {
    self.init(Shop.current.products(inOrderOf: ids), icon: nil, placeholder: EmptyView())
  }

  public init(products: some Collection<Product>, prefersPromotionalIcon: Bool = false) {
    self.init(Array(products), icon: nil, placeholder: EmptyView())
  }
}
