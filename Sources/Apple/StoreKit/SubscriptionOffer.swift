public import Foundation

extension Product {
  /// A price that differs for a while.
  public struct SubscriptionOffer: Hashable, Sendable {
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      public static let introductory = OfferType(rawValue: "Introductory")
      public static let promotional = OfferType(rawValue: "Promotional")
      public static let winBack = OfferType(rawValue: "Win-back")
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public var localizedDescription: String { rawValue }
    }

    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public var localizedDescription: String {
        switch self {
        case .payAsYouGo: "Pay as you go"
        case .payUpFront: "Pay up front"
        case .freeTrial: "Free trial"
        default: rawValue
        }
      }
    }

    public let id: String?
    public let type: OfferType
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let paymentMode: PaymentMode
  }
}
