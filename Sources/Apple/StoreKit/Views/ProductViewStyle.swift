import Foundation
public import ViewTree

/// How products look.
@MainActor @preconcurrency
public protocol ProductViewStyle {
  typealias Configuration = ProductViewStyleConfiguration
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style shows of a product.
@MainActor public struct ProductViewStyleConfiguration {
  /// The icon.
  @MainActor public struct Icon: View {
    private let content: AnyView
    init(_ content: AnyView) { self.content = content }
    public var body: some View { content }
  }

  public let state: Product.TaskState
  let icon: Icon?
  public let descriptionVisibility: Visibility
  /// Whether the reader has what is bought once.
  public let hasCurrentEntitlement: Bool
  private let buy: @MainActor () async -> Void

  init(
    state: Product.TaskState, icon: Icon?, descriptionVisibility: Visibility,
    hasCurrentEntitlement: Bool, purchase: @escaping @MainActor () async -> Void
  ) {
    (self.state, self.icon, buy) = (state, icon, purchase)
    self.descriptionVisibility = descriptionVisibility
    self.hasCurrentEntitlement = hasCurrentEntitlement
  }

  public var product: Product? { state.product }

  /// Buys the product.
  public func purchase() { Task { await buy() } }
}

/// The style of the surroundings, which is the regular one.
@MainActor public struct AutomaticProductViewStyle: ProductViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    RegularProductViewStyle().makeBody(configuration: configuration)
  }
}

/// An icon beside the words, the price below.
@MainActor public struct RegularProductViewStyle: ProductViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .top, spacing: 12) {
      ProductIconBox(configuration: configuration, side: 80)
      VStack(alignment: .leading, spacing: 6) {
        ProductWords(configuration: configuration)
        ProductButton(configuration: configuration)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// A small icon, the words and the price in a line.
@MainActor public struct CompactProductViewStyle: ProductViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) {
      ProductIconBox(configuration: configuration, side: 50)
      ProductWords(configuration: configuration)
        .frame(maxWidth: .infinity, alignment: .leading)
      ProductButton(configuration: configuration)
    }
  }
}

/// A large icon with the words and the price below.
@MainActor public struct LargeProductViewStyle: ProductViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      ProductIconBox(configuration: configuration, side: 150)
      ProductWords(configuration: configuration, isCentered: true)
      ProductButton(configuration: configuration)
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity)
  }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  nonisolated public static var automatic: AutomaticProductViewStyle { .init() }
}
extension ProductViewStyle where Self == RegularProductViewStyle {
  nonisolated public static var regular: RegularProductViewStyle { .init() }
}
extension ProductViewStyle where Self == CompactProductViewStyle {
  nonisolated public static var compact: CompactProductViewStyle { .init() }
}
extension ProductViewStyle where Self == LargeProductViewStyle {
  nonisolated public static var large: LargeProductViewStyle { .init() }
}

extension ProductView
where Icon == ProductViewStyleConfiguration.Icon, PlaceholderIcon == EmptyView {
  /// The product that a style got.
  public init(_ configuration: ProductViewStyleConfiguration) {
    self.init(
      configuration.product.map { .product($0) } ?? .id(""), icon: configuration.icon,
      placeholder: EmptyView())
  }
}
