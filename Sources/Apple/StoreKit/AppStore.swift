public import Foundation

/// The shop.
public enum AppStore {
  /// Whether the reader may buy something.
  public static var canMakePayments: Bool { Shop.current.isTested }
  /// What the shop knows a device by: nothing.
  public static var deviceVerificationID: UUID? { nil }
  public static func sync() async throws {}
  @MainActor public static func requestReview() {}
  @MainActor public static func requestReview(in scene: AnyObject) {}
  @MainActor public static func showManageSubscriptions(in scene: AnyObject) async throws {}
  @MainActor public static func presentOfferCodeRedeemSheet(in scene: AnyObject) async throws {}
}

/// Why a shop sold nothing.
public enum StoreKitError: Error, LocalizedError, Sendable {
  case unknown, userCancelled, networkError(URLError), systemError(any Error)
  case notAvailableInStorefront, notEntitled, unsupported

  public var errorDescription: String? {
    switch self {
    case .notAvailableInStorefront: "Purchases aren't available on this page."
    case .userCancelled: "The purchase was cancelled."
    case .networkError(let error): error.localizedDescription
    case .systemError(let error): error.localizedDescription
    case .notEntitled: "The app isn't entitled to purchases."
    case .unknown, .unsupported: "The App Store couldn't be reached."
    }
  }
}

/// Asks for a review; of no effect.
open class SKStoreReviewController: NSObject {
  public static func requestReview() {}
  public static func requestReview(in scene: AnyObject) {}
}

/// Asks whether purchases are possible.
open class SKPaymentQueue: NSObject {
  public static func canMakePayments() -> Bool { AppStore.canMakePayments }
}
