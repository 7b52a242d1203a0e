public import Foundation

/// A purchase.
///
/// - Note: Differs from StoreKit: there are those of a test session (`SKTestSession`) alone. They belong to the reader
///   whose page made them, and are kept in the process' memory.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Why a purchase counts no more.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    public static let developerIssue = RevocationReason(rawValue: 1)
    public static let other = RevocationReason(rawValue: 0)
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public var localizedDescription: String {
      self == .developerIssue ? "Developer issue" : "Other"
    }
  }

  /// Whose purchase it is.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a request for money back ended.
  public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }

  /// Why money can't be asked back.
  public enum RefundRequestError: Error, LocalizedError, Hashable, Sendable {
    case duplicateRequest, failed
    public var errorDescription: String? { "A refund can't be requested on this page." }
  }

  public let id: UInt64
  public let originalID: UInt64
  public let productID: String
  public let productType: Product.ProductType
  public let subscriptionGroupID: String?
  public let purchaseDate: Date
  public let originalPurchaseDate: Date
  public internal(set) var expirationDate: Date?
  public let purchasedQuantity: Int
  public let appAccountToken: UUID?
  public let price: Decimal?
  public internal(set) var revocationDate: Date?
  public internal(set) var revocationReason: RevocationReason?
  public internal(set) var isUpgraded = false
  public var ownershipType: OwnershipType { .purchased }
  public var webOrderLineItemID: String? { nil }

  /// Whether its time is over.
  var isExpired: Bool { expirationDate.map { $0 <= .now } ?? false }

  /// Whether it entitles to what was bought.
  var isEntitlement: Bool {
    revocationDate == nil && !isExpired && !isUpgraded && productType != .consumable
  }

  /// Says that the app has given what was bought.
  public func finish() async { Shop.current.finish(id) }

  /// Asks for money back.
  ///
  /// - Note: Differs from StoreKit: a page has no shop to ask; of a test session it is given back at once.
  @MainActor
  @discardableResult
  public func beginRefundRequest(in scene: AnyObject) async throws -> RefundRequestStatus {
    try Self.refund(id)
  }

  @MainActor
  @discardableResult
  public static func beginRefundRequest(
    for transactionID: UInt64, in scene: AnyObject
  ) async throws -> RefundRequestStatus { try refund(transactionID) }

  static func refund(_ id: UInt64) throws -> RefundRequestStatus {
    guard Shop.current.refund(id) else { throw RefundRequestError.failed }
    return .success
  }
}

extension Transaction {
  /// Purchases, one after the other.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    public struct AsyncIterator: AsyncIteratorProtocol {
      var list: ArraySlice<Transaction>
      var stream: AsyncStream<Transaction>.Iterator?
      public mutating func next() async -> VerificationResult<Transaction>? {
        if let first = list.popFirst() { return .verified(first) }
        return await stream?.next(isolation: #isolation).map { .verified($0) }
      }
    }

    let list: [Transaction]
    var follows = false

    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(
        list: list[...],
        stream: follows ? Shop.current.updates(hearsOwn: false).makeAsyncIterator() : nil)
    }
  }

  /// Purchases that are made beside ``Product/purchase(options:)``, and changes of others, as they happen.
  public static var updates: Transactions { Transactions(list: [], follows: true) }
  /// What the reader is entitled to.
  public static var currentEntitlements: Transactions {
    Transactions(list: Shop.current.entitlements())
  }
  /// All purchases, the newest first.
  public static var all: Transactions { Transactions(list: Shop.current.all().reversed()) }
  /// Those that no app has finished.
  public static var unfinished: Transactions { Transactions(list: Shop.current.unfinished()) }

  /// The last purchase of a product.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    Shop.current.all().last { $0.productID == productID }.map { .verified($0) }
  }

  /// The purchase that entitles to a product now.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? {
    Shop.current.entitlements().last { $0.productID == productID }.map { .verified($0) }
  }
}
