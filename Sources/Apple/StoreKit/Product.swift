public import Foundation

/// Something that a shop sells.
///
/// - Note: Differs from StoreKit: what there is is what the app's `.storekit` file says, as while Xcode tests it, and
///   nothing is sold: see ``purchase(options:)``.
public struct Product: Identifiable, Hashable, Sendable {
  /// What is bought.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public var localizedDescription: String { rawValue }
  }

  /// How a purchase ended.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>), userCancelled, pending
  }

  /// What a purchase is asked with; only the quantity counts.
  public struct PurchaseOption: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case quantity(Int), appAccountToken(UUID), other }
    let kind: Kind
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(kind: .quantity(quantity))
    }
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(kind: .appAccountToken(token))
    }
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption(kind: .other)
    }
    public static func onStorefrontChange(
      shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
    ) -> PurchaseOption { PurchaseOption(kind: .other) }
  }

  /// Why a product was not bought.
  public enum PurchaseError: Error, LocalizedError, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
    case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters

    public var errorDescription: String? {
      switch self {
      case .invalidQuantity: "The quantity is invalid."
      case .productUnavailable: "The product isn't available."
      case .purchaseNotAllowed: "Purchases aren't allowed."
      default: "The offer isn't available."
      }
    }
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let isFamilyShareable: Bool
  /// What a subscription is about; nil for everything else.
  public let subscription: SubscriptionInfo?
  /// How prices of the shop are written.
  public let priceFormatStyle: Decimal.FormatStyle.Currency
  /// The product as the app's file says it.
  public let jsonRepresentation: Data

  /// How the time of a subscription is written.
  public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle {
    SubscriptionPeriod.FormatStyle()
  }
  /// How the unit of a subscription's time is written.
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
    SubscriptionPeriod.Unit.FormatStyle()
  }

  public static func == (first: Product, second: Product) -> Bool {
    first.id == second.id && first.jsonRepresentation == second.jsonRepresentation
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The products with these identifiers, in the order of the app's file.
  ///
  /// - Note: Differs from StoreKit: they are those of the app's `.storekit` file, which is one of its resources
  ///   (`adopt` carries over what a scheme names).
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
    Shop.current.products(for: identifiers)
  }

  /// Asks for the product to be bought.
  ///
  /// - Note: Differs from StoreKit: a page has no shop, so ``StoreKitError/notAvailableInStorefront`` is
  ///   thrown; while there is a test session (`SKTestSession`) the product is bought as Xcode's tests buy it.
  @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    try Shop.current.buy(self, options)
  }

  /// Asks for the product to be bought; where it is confirmed makes no difference.
  @discardableResult
  public func purchase(
    confirmIn scene: AnyObject, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }

  /// The last purchase of the product.
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { await Transaction.latest(for: id) }
  }

  /// The purchase that entitles to the product now.
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { await Transaction.currentEntitlement(for: id) }
  }
}
