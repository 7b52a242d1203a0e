public import Foundation

extension Product {
  /// What a subscription is about.
  public struct SubscriptionInfo: Hashable, Sendable {
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public let winBackOffers: [SubscriptionOffer]
    /// The level of service in its group: 1 is the highest.
    public let groupLevel: Int
    public let groupDisplayName: String

    /// Whether the reader has had nothing of the group before.
    public var isEligibleForIntroOffer: Bool {
      get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
    }

    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
      Shop.current.all().allSatisfy { $0.subscriptionGroupID != groupID }
    }

    /// How the reader's subscriptions of the group stand.
    public var status: [Status] {
      get async throws { try await Self.status(for: subscriptionGroupID) }
    }

    public static func status(for groupID: String) async throws -> [Status] {
      Shop.current.statuses(of: groupID)
    }
  }
}

extension Product.SubscriptionInfo {
  /// Whether a subscription counts.
  public struct RenewalState: RawRepresentable, Hashable, Sendable {
    public static let subscribed = RenewalState(rawValue: 1)
    public static let expired = RenewalState(rawValue: 2)
    public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
    public static let inGracePeriod = RenewalState(rawValue: 4)
    public static let revoked = RenewalState(rawValue: 5)
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public var localizedDescription: String {
      switch self {
      case .subscribed: "Subscribed"
      case .expired: "Expired"
      case .inBillingRetryPeriod: "In billing retry period"
      case .inGracePeriod: "In grace period"
      case .revoked: "Revoked"
      default: "\(rawValue)"
      }
    }
  }

  /// What happens when a subscription's time is over.
  public struct RenewalInfo: Hashable, Sendable {
    public let originalTransactionID: UInt64
    public let currentProductID: String
    public let autoRenewPreference: String?
    public let willAutoRenew: Bool
    public let renewalDate: Date?
    public var gracePeriodExpirationDate: Date? { nil }
    public var isInBillingRetry: Bool { false }
  }

  /// How a subscription stands.
  public struct Status: Hashable, Sendable {
    public let state: RenewalState
    public let transaction: VerificationResult<Transaction>
    public let renewalInfo: VerificationResult<RenewalInfo>

    /// The changes of subscriptions as they happen.
    public static var updates: Updates { Updates() }

    public struct Updates: AsyncSequence, Sendable {
      public typealias Element = Status
      public struct AsyncIterator: AsyncIteratorProtocol {
        var transactions: AsyncStream<Transaction>.Iterator
        public mutating func next() async -> Status? {
          while let transaction = await transactions.next(isolation: #isolation) {
            guard transaction.subscriptionGroupID != nil else { continue }
            return Status(transaction)
          }
          return nil
        }
      }
      public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(transactions: Shop.current.updates(hearsOwn: true).makeAsyncIterator())
      }
    }

    init(_ transaction: Transaction) {
      state =
        if transaction.revocationDate != nil { .revoked } else if transaction.isExpired {
          .expired
        } else { .subscribed }
      self.transaction = .verified(transaction)
      renewalInfo = .verified(
        RenewalInfo(
          originalTransactionID: transaction.originalID,
          currentProductID: transaction.productID,
          autoRenewPreference: state == .subscribed ? transaction.productID : nil,
          willAutoRenew: state == .subscribed, renewalDate: transaction.expirationDate))
    }
  }
}
