package import Foundation
import PlatformGaps
import Synchronization
import ViewTree

/// What is sold in this process, and what its readers have bought of a test session.
package final class Shop: Sendable {
  /// How purchases of a test session end.
  package enum Outcome: Sendable { case bought, failed(any Error), waiting }

  fileprivate struct Listener {
    let reader: String?
    /// Whether it hears of subscriptions that the app buys itself, too.
    let hearsOwn: Bool
    let stream: AsyncStream<Transaction>.Continuation
  }

  fileprivate struct State {
    var transactions: [String?: [Transaction]] = [:]
    var unfinished: Set<UInt64> = []
    var listeners: [UUID: Listener] = [:]
    var lastID: UInt64 = 0
    var outcome = Outcome.bought
  }

  private static let shared = Mutex(Shop(.bundled, isTested: false))
  private static let refused: Void = FileHandle.standardError.write(
    Data(
      "StoreKit: a purchase was refused, as a page has no shop; SKTestSession tests them.\n".utf8))

  /// The shop of the process.
  package static var current: Shop {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  package let configuration: StoreConfiguration
  /// Whether a test session sells.
  package let isTested: Bool
  private let state = Mutex(State())

  package init(_ configuration: StoreConfiguration, isTested: Bool) {
    (self.configuration, self.isTested) = (configuration, isTested)
  }

  var storefront: Storefront {
    Storefront(countryCode: configuration.countryCode, id: configuration.countryCode)
  }

  func products(for identifiers: some Collection<String>) -> [Product] {
    let wanted = Set(identifiers)
    return configuration.products.filter { wanted.contains($0.id) }
  }

  /// The products with identifiers, in their order.
  func products(inOrderOf identifiers: some Collection<String>) -> [Product] {
    identifiers.compactMap { products(for: [$0]).first }
  }

  /// The subscriptions of a group, in the order of their file.
  func products(ofGroup id: String) -> [Product] {
    configuration.products.filter { $0.subscription?.subscriptionGroupID == id }
  }

  // MARK: Buying

  package func setOutcome(_ outcome: Outcome) { state.withLock { $0.outcome = outcome } }

  /// Buys a product for the reader at hand.
  func buy(
    _ product: Product, _ options: Set<Product.PurchaseOption>
  ) throws -> Product.PurchaseResult {
    guard isTested else {
      Self.refused
      throw StoreKitError.notAvailableInStorefront
    }
    var quantity = 1
    var token: UUID?
    for option in options {
      switch option.kind {
      case .quantity(let number): quantity = number
      case .appAccountToken(let id): token = id
      case .other: break
      }
    }
    guard quantity > 0 else { throw Product.PurchaseError.invalidQuantity }
    switch state.withLock(\.outcome) {
    case .failed(let error): throw error
    case .waiting: return .pending
    case .bought: return .success(.verified(add(product, quantity: quantity, token: token)))
    }
  }

  /// Notes a purchase of the reader at hand; one of the same group ends with it.
  @discardableResult
  package func add(
    _ product: Product, quantity: Int = 1, token: UUID? = nil, isOwn: Bool = true
  ) -> Transaction {
    let reader = CurrentReader.name
    let now = Date.now
    return state.withLock { state in
      var list = state.transactions[reader, default: []]
      // What is owned or subscribed to already isn't bought twice.
      if product.type == .nonConsumable || product.type == .autoRenewable,
        let owned = list.last(where: { $0.productID == product.id && $0.isEntitlement })
      {
        return owned
      }
      state.lastID += 1
      let group = product.subscription?.subscriptionGroupID
      let first = list.first { group != nil && $0.subscriptionGroupID == group }
      for index in list.indices where group != nil && list[index].subscriptionGroupID == group {
        list[index].isUpgraded = true
      }
      let transaction = Transaction(
        id: state.lastID, originalID: first?.originalID ?? state.lastID, productID: product.id,
        productType: product.type, subscriptionGroupID: group, purchaseDate: now,
        originalPurchaseDate: first?.originalPurchaseDate ?? now,
        expirationDate: product.subscription?.subscriptionPeriod.end(after: now),
        purchasedQuantity: quantity, appAccountToken: token, price: product.price,
        revocationDate: nil, revocationReason: nil)
      list.append(transaction)
      state.transactions[reader] = list
      state.unfinished.insert(transaction.id)
      state.tell(transaction, to: reader, isOwn: isOwn)
      return transaction
    }
  }

  /// Ends a purchase: its money is given back, or its time is over; false where there is none.
  @discardableResult
  private func change(_ id: UInt64, _ body: (inout Transaction) -> Void) -> Bool {
    state.withLock { state in
      for (reader, list) in state.transactions {
        guard let index = list.firstIndex(where: { $0.id == id }) else { continue }
        var transaction = list[index]
        body(&transaction)
        state.transactions[reader]?[index] = transaction
        state.tell(transaction, to: reader, isOwn: false)
        return true
      }
      return false
    }
  }

  package func refund(_ id: UInt64) -> Bool {
    change(id) {
      $0.revocationDate = .now
      $0.revocationReason = .other
    }
  }

  package func expire(_ id: UInt64) { change(id) { $0.expirationDate = .now } }

  func finish(_ id: UInt64) { state.withLock { _ = $0.unfinished.remove(id) } }

  /// Forgets all purchases.
  package func clear() {
    state.withLock {
      $0.transactions = [:]
      $0.unfinished = []
    }
  }

  // MARK: Reading

  /// The purchases of the reader at hand, the first ones first.
  package func all() -> [Transaction] {
    let reader = CurrentReader.name
    return state.withLock { $0.transactions[reader] ?? [] }
  }

  func entitlements() -> [Transaction] { all().filter(\.isEntitlement) }

  /// Whether the reader at hand is entitled to a product.
  func isOwned(_ product: Product) -> Bool {
    entitlements().contains { $0.productID == product.id }
  }

  func unfinished() -> [Transaction] {
    let open = state.withLock(\.unfinished)
    return all().filter { open.contains($0.id) }
  }

  /// How the subscriptions of a group stand.
  func statuses(of group: String) -> [Product.SubscriptionInfo.Status] {
    all().last { $0.subscriptionGroupID == group }.map { [.init($0)] } ?? []
  }

  /// Whether somebody listens to what happens.
  package var isHeard: Bool { state.withLock { !$0.listeners.isEmpty } }

  /// What happens to the purchases of the reader at hand: beside what the app buys, or that, too.
  func updates(hearsOwn: Bool) -> AsyncStream<Transaction> {
    let reader = CurrentReader.name
    let id = UUID()
    let (stream, continuation) = AsyncStream.makeStream(of: Transaction.self)
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.listeners.removeValue(forKey: id) }
    }
    state.withLock {
      $0.listeners[id] = Listener(reader: reader, hearsOwn: hearsOwn, stream: continuation)
    }
    return stream
  }
}

extension Shop.State {
  /// Tells those who listen.
  fileprivate func tell(_ transaction: Transaction, to reader: String?, isOwn: Bool) {
    for listener in listeners.values
    where listener.reader == reader && (listener.hearsOwn || !isOwn) {
      listener.stream.yield(transaction)
    }
  }
}

extension StoreConfiguration {
  /// A file of the app's resources.
  package static func file(_ name: String) -> URL? { BundledFiles.file(name, "storekit") }

  /// That of the app's resources: of its first file by name; a file that can't be read is said once.
  fileprivate static let bundled: StoreConfiguration = {
    guard let file = BundledFiles.all("storekit").first else { return StoreConfiguration() }
    do {
      return try StoreConfiguration(Data(contentsOf: file))
    } catch {
      FileHandle.standardError.write(
        Data("StoreKit: \(file.path) can't be read, so nothing is sold: \(error)\n".utf8))
      return StoreConfiguration()
    }
  }()
}
