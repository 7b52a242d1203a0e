public import Foundation
public import StoreKit

/// A shop for tests: as long as there is one, what a `.storekit` file sells can be bought.
///
/// - Note: Differs from StoreKitTest: it sells to all readers of the process, each of whom has purchases of their own;
///   subscriptions end when their time is over, and are not renewed.
public final class SKTestSession: @unchecked Sendable {
  /// Why there is no session.
  public enum SessionError: Error, LocalizedError {
    case missingFile(String), missingProduct(String)

    public var errorDescription: String? {
      switch self {
      case .missingFile(let name): "There is no file \(name).storekit among the app's resources."
      case .missingProduct(let id): "The file sells no product \(id)."
      }
    }
  }

  private let former: Shop
  private let shop: Shop

  /// Takes a file of the app's resources.
  ///
  /// - Throws: `SessionError` where there is none, `DecodingError` where it is no configuration of Xcode's.
  public convenience init(configurationFileNamed name: String) throws {
    guard let file = StoreConfiguration.file(name) else { throw SessionError.missingFile(name) }
    try self.init(contentsOf: file)
  }

  /// Takes a file.
  public init(contentsOf url: URL) throws {
    former = Shop.current
    shop = Shop(try StoreConfiguration(Data(contentsOf: url)), isTested: true)
    Shop.current = shop
  }

  deinit { if Shop.current === shop { Shop.current = former } }

  /// Of no effect: nothing asks before something is bought.
  public var disableDialogs = false
  /// Whether somebody else has to agree, so that purchases wait.
  public var askToBuyEnabled = false { didSet { setOutcome() } }
  /// Whether purchases fail.
  public var failTransactionsEnabled = false { didSet { setOutcome() } }

  private func setOutcome() {
    shop.setOutcome(
      failTransactionsEnabled
        ? .failed(StoreKitError.unknown) : askToBuyEnabled ? .waiting : .bought)
  }

  /// Buys something beside the app, which hears of it.
  @discardableResult
  public func buyProduct(
    identifier: String, options: Set<Product.PurchaseOption> = []
  ) async throws -> Transaction {
    guard let product = shop.configuration.products.first(where: { $0.id == identifier }) else {
      throw SessionError.missingProduct(identifier)
    }
    return shop.add(product, isOwn: false)
  }

  /// Ends a subscription now.
  public func expireSubscription(productIdentifier: String) throws {
    guard let last = shop.all().last(where: { $0.productID == productIdentifier }) else {
      throw SessionError.missingProduct(productIdentifier)
    }
    shop.expire(last.id)
  }

  /// Gives the money of a purchase back.
  public func refundTransaction(identifier: UInt) throws {
    guard shop.refund(UInt64(identifier)) else {
      throw SessionError.missingProduct("\(identifier)")
    }
  }

  /// Forgets all purchases.
  public func clearTransactions() { shop.clear() }

  /// Forgets all purchases and what was set.
  public func resetToDefaultState() {
    shop.clear()
    (askToBuyEnabled, failTransactionsEnabled, disableDialogs) = (false, false, false)
  }
}
