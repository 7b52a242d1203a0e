import Foundation
public import ViewTree

/// A product of the shop with a button that buys it.
@MainActor public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
  enum Source {
    case id(String)
    case product(Product)
  }

  private let source: Source
  private let icon: Icon?
  private let placeholder: PlaceholderIcon
  @Environment(\.productViewStyle) private var style
  @Environment(\.storeActions) private var actions
  @Environment(\.productDescription) private var descriptionVisibility
  @State private var refusal: String?
  @State private var purchases = 0

  init(_ source: Source, icon: Icon?, placeholder: PlaceholderIcon) {
    (self.source, self.icon, self.placeholder) = (source, icon, placeholder)
  }

  public var body: some View {
    let _ = purchases
    style.view(
      ProductViewStyleConfiguration(
        state: state, icon: iconView, descriptionVisibility: descriptionVisibility,
        hasCurrentEntitlement: product.map(Shop.current.isOwned) ?? false,
        purchase: { if let product { await actions.buy(product, refusal: $refusal) } })
    )
    .modifier(RefusedPurchase(message: $refusal))
    .modifier(PurchaseFollowing(purchases: $purchases))
  }

  private var product: Product? {
    switch source {
    case .id(let id): Shop.current.products(for: [id]).first
    case .product(let product): product
    }
  }

  private var state: Product.TaskState { product.map { .success($0) } ?? .unavailable }

  private var iconView: ProductViewStyleConfiguration.Icon? {
    if product == nil { return .init(AnyView(placeholder)) }
    return icon.map { .init(AnyView($0)) }
  }
}

extension ProductView {
  public init(
    id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(.id(productID), icon: icon(), placeholder: placeholderIcon()) }

  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> PlaceholderIcon
  ) { self.init(.product(product), icon: icon(), placeholder: placeholderIcon()) }
}

extension ProductView where PlaceholderIcon == EmptyView {
  public init(
    id productID: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) { self.init(.id(productID), icon: icon(), placeholder: EmptyView()) }

  public init(
    _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) { self.init(.product(product), icon: icon(), placeholder: EmptyView()) }
}

extension ProductView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  public init(id productID: String, prefersPromotionalIcon: Bool = false) {
    self.init(.id(productID), icon: nil, placeholder: EmptyView())
  }

  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
    self.init(.product(product), icon: nil, placeholder: EmptyView())
  }
}

extension ProductView where Icon == ProductIcon, PlaceholderIcon == EmptyView {
  /// Takes the icon that is given, or one for the shop's own.
  public init(
    id productID: String, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (ProductIconPhase) -> some View
  ) {
    let hasProduct = !Shop.current.products(for: [productID]).isEmpty
    self.init(
      .id(productID), icon: ProductIcon(AnyView(icon(hasProduct ? .loading : .unavailable))),
      placeholder: EmptyView())
  }
}

/// How far the shop's icon of a product has come: there is none here.
public enum ProductIconPhase: Sendable {
  case loading, unavailable, success(Image), failure(any Error)

  /// The shop's icon.
  public var promotionalIcon: Image? { if case .success(let image) = self { image } else { nil } }
}

/// An icon that is made for a phase.
@MainActor public struct ProductIcon: View {
  private let content: AnyView
  init(_ content: AnyView) { self.content = content }
  public var body: some View { content }
}
