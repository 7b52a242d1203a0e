public import Foundation

/// Something that a shop sells.
///
/// - Note: Differs from StoreKit: there is no shop, so there are none.
public struct Product: Identifiable, Hashable, Sendable {
  public struct ProductType: Hashable, Sendable {
    public static let consumable = ProductType(name: "consumable")
    public static let nonConsumable = ProductType(name: "nonConsumable")
    public static let nonRenewable = ProductType(name: "nonRenewable")
    public static let autoRenewable = ProductType(name: "autoRenewable")
    let name: String
  }
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>), userCancelled, pending
  }
  public struct PurchaseOption: Hashable, Sendable {}
  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String

  public static func products(for identifiers: some Collection<String>) async throws -> [Product] {
    []
  }
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
}

/// What a shop has signed.
public enum VerificationResult<Signed: Sendable>: Sendable {
  public enum VerificationError: Error, Sendable { case invalidSignature }
  case unverified(Signed, VerificationError)
  case verified(Signed)
}

/// A purchase.
public struct Transaction: Identifiable, Sendable {
  public let id: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let revocationDate: Date?
  public let expirationDate: Date?
  public let purchaseDate: Date
  public func finish() async {}

  /// Purchases as they are made: none.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public static var updates: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static var all: Transactions { Transactions() }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

/// The shop.
public enum AppStore {
  public static func sync() async throws {}
  @MainActor public static func requestReview() {}
}

/// Why a shop sold nothing.
public enum StoreKitError: Error, Sendable { case unknown, userCancelled, notAvailableInStorefront }

/// Asks for a review; of no effect.
open class SKStoreReviewController: NSObject {
  public static func requestReview() {}
  public static func requestReview(in scene: AnyObject) {}
}
