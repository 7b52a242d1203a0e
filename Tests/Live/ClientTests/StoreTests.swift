import Browser
import BrowserPool
import Foundation
import StoreKit
import StoreKitTest
import SwiftUI
import TestSupport
import Testing

/// Views of the shop. The shop is the process', so that all tests of purchases are here, one after the other.
@Suite("The shop", .serialized, .timeLimit(.minutes(3)))
@MainActor
struct StoreTests {
  private static let file = """
    {
      "products" : [
        { "displayPrice" : "0.99", "localizations" : [
            { "description" : "A box of tea", "displayName" : "Tea", "locale" : "en_US" }
          ], "productID" : "tea", "type" : "Consumable" },
        { "displayPrice" : "2.99", "localizations" : [
            { "description" : "Years of it", "displayName" : "History", "locale" : "en_US" }
          ], "productID" : "history", "type" : "NonConsumable" }
      ],
      "subscriptionGroups" : [
        { "id" : "20", "name" : "Club", "subscriptions" : [
            { "displayPrice" : "4.99", "groupNumber" : 2, "localizations" : [
                { "description" : "Each month", "displayName" : "Monthly", "locale" : "en_US" }
              ], "productID" : "monthly", "recurringSubscriptionPeriod" : "P1M",
              "type" : "RecurringSubscription" },
            { "displayPrice" : "49.99", "groupNumber" : 1, "localizations" : [
                { "description" : "Each year", "displayName" : "Yearly", "locale" : "en_US" }
              ], "productID" : "yearly", "recurringSubscriptionPeriod" : "P1Y",
              "introductoryOffer" : { "paymentMode" : "free", "subscriptionPeriod" : "P1W" },
              "type" : "RecurringSubscription" }
          ] }
      ]
    }
    """

  /// A session that sells what the file above says.
  private func session() throws -> SKTestSession {
    let folder = try TemporaryFolder()
    let file = URL(fileURLWithPath: "\(folder.path)/Shop.storekit")
    try Data(Self.file.utf8).write(to: file)
    return try SKTestSession(contentsOf: file)
  }

  @Test("Without a session nothing is sold: the app gets an error that says so")
  func nothing() async throws {
    var product: Product?
    do {
      let session = try session()
      product = try await Product.products(for: ["tea", "other"]).first
      withExtendedLifetime(session) {}
    }
    let tea = try #require(product)
    await #expect(throws: StoreKitError.self) { try await tea.purchase() }
    #expect(try await Product.products(for: ["tea"]).isEmpty)
    #expect(throws: SKTestSession.SessionError.self) {
      try SKTestSession(configurationFileNamed: "Nowhere")
    }
  }

  @Test("A session sells: what is bought entitles, is heard of, given back and over")
  func buying() async throws {
    let session = try session()
    let history = try #require(try await Product.products(for: ["history"]).first)
    guard case .success(let result) = try await history.purchase() else {
      Issue.record("not bought")
      return
    }
    let bought = try result.payloadValue
    #expect(bought.productID == "history" && bought.expirationDate == nil)
    #expect(await StoreKit.Transaction.currentEntitlement(for: "history") == result)
    // What is owned isn't bought twice.
    #expect(try await history.purchase().transaction?.id == bought.id)
    var open: [UInt64] = []
    for await entry in StoreKit.Transaction.unfinished { open.append(entry.unsafePayloadValue.id) }
    #expect(open == [bought.id])
    await bought.finish()
    for await _ in StoreKit.Transaction.unfinished { Issue.record("not finished") }

    // What happens beside the app is told.
    let heard = Task { () -> [String] in
      var names: [String] = []
      for await update in StoreKit.Transaction.updates {
        let value = update.unsafePayloadValue
        names.append("\(value.productID) \(value.revocationDate != nil)")
        if names.count == 2 { break }
      }
      return names
    }
    var update = 0
    while update < 500, !Shop.current.isHeard {
      try await Task.sleep(for: .milliseconds(10))
      update += 1
    }
    try await session.buyProduct(identifier: "tea")
    try session.refundTransaction(identifier: UInt(bought.id))
    #expect(await heard.value == ["tea false", "history true"])
    #expect(await StoreKit.Transaction.currentEntitlement(for: "history") == nil)
    var all: [String] = []
    for await entry in StoreKit.Transaction.all { all.append(entry.unsafePayloadValue.productID) }
    #expect(all == ["tea", "history"])

    let tea = try #require(try await Product.products(for: ["tea"]).first)
    #expect(try await tea.purchase(options: [.quantity(3)]).transaction?.purchasedQuantity == 3)
    await #expect(throws: Product.PurchaseError.self) {
      try await tea.purchase(options: [.quantity(0)])
    }
    session.askToBuyEnabled = true
    #expect(try await tea.purchase().transaction == nil)
    session.failTransactionsEnabled = true
    await #expect(throws: StoreKitError.self) { try await tea.purchase() }
    session.resetToDefaultState()
    for await _ in StoreKit.Transaction.all { Issue.record("not forgotten") }
  }

  @Test("A plan of a group takes the place of another, and is over when its time is")
  func plans() async throws {
    let session = try session()
    let products = try await Product.products(for: ["monthly", "yearly"])
    let info = try #require(products[0].subscription)
    #expect(await info.isEligibleForIntroOffer)
    #expect(try await info.status.isEmpty)
    let first = try #require(try await products[0].purchase().transaction)
    let second = try #require(try await products[1].purchase().transaction)
    #expect(second.originalID == first.id)
    #expect(await !info.isEligibleForIntroOffer)
    let status = try #require(try await info.status.first)
    #expect(status.state == .subscribed)
    #expect(status.renewalInfo.unsafePayloadValue.autoRenewPreference == "yearly")
    #expect(await StoreKit.Transaction.currentEntitlement(for: "monthly") == nil)
    let end = try #require(second.expirationDate)
    #expect(
      Calendar(identifier: .gregorian).dateComponents(
        [.month], from: second.purchaseDate, to: end
      ).month == 12)
    try session.expireSubscription(productIdentifier: "yearly")
    #expect(try await info.status.map(\.state) == [.expired])
    #expect(await StoreKit.Transaction.currentEntitlement(for: "yearly") == nil)
  }

  private struct Shelf: View {
    @State private var sold: [String] = []
    @State private var plan = "none"
    var body: some View {
      VStack {
        Text(verbatim: "sold: \(sold.joined(separator: ",")). plan: \(plan).")
        ProductView(id: "tea") { Image(systemName: "cup.and.saucer") }
        ProductView(id: "history").productViewStyle(.compact)
        ProductView(id: "nothing")
      }
      .onInAppPurchaseCompletion { product, result in
        if case .success(.success) = result { sold.append(product.id) }
      }
      .subscriptionStatusTask(for: "20") { state in
        plan = state.value?.first?.transaction.unsafePayloadValue.productID ?? "none"
      }
    }
  }

  @Test("A product has its name, what it is and a button with its price, which buys it")
  func product() async throws {
    let session = try session()
    try await ServedView.with({ Shelf() }, width: 390, height: 844) { served in
      #expect(try await served.shows("A box of tea"))
      #expect(try await served.shows("Product Unavailable"))
      try await served.click(served.element("$0.99"))
      #expect(try await served.shows("sold: tea."))
      try await served.click(served.element("$2.99"))
      #expect(try await served.shows("sold: tea,history."))
      // What is bought once is bought.
      #expect(try await served.shows("Purchased"))
      #expect(try await served.evaluate("\(served.element("$2.99")) == null") == true)
    }
    session.clearTransactions()
  }

  private struct Club: View {
    @State private var isShown = false
    var body: some View {
      Button("Join") { isShown = true }
        .sheet(isPresented: $isShown) {
          SubscriptionStoreView(groupID: "20") { Text("Be one of us") }
            .storeButton(.visible, for: .restorePurchases)
            .subscriptionStorePolicyDestination(for: .privacyPolicy) { Text("We say nothing") }
        }
    }
  }

  @Test("A store of subscriptions has its plans, of which one is chosen and subscribed to")
  func subscriptions() async throws {
    let session = try session()
    try await ServedView.with({ Club() }, width: 390, height: 844) { served in
      try await served.click(served.element("Join"))
      #expect(try await served.shows("Be one of us"))
      #expect(try await served.shows("Plan auto-renews for $4.99/month until cancelled."))
      try await served.click(served.element("Yearly"))
      #expect(try await served.shows("1 week free, then $49.99/year."))
      try await served.click(served.element("Try It Free"))
      #expect(try await served.shows("Your current plan."))
      try await served.click(served.element("Privacy Policy"))
      #expect(try await served.shows("We say nothing"))
    }
    session.clearTransactions()
  }

  @Test("Where nothing is sold a press says so")
  func refused() async throws {
    var products: [Product] = []
    do {
      let session = try session()
      products = try await Product.products(for: ["tea"])
      withExtendedLifetime(session) {}
    }
    let tea = try #require(products.first)
    try await ServedView.with({ ProductView(tea) }, width: 390, height: 844) { served in
      try await served.click(served.element("$0.99"))
      #expect(try await served.shows("available on this page."))
      try await served.click(served.element("OK"))
      #expect(try await served.wait("!document.body.innerText.includes('Purchases')"))
    }
  }
}

extension Product.PurchaseResult {
  /// What was bought.
  fileprivate var transaction: StoreKit.Transaction? {
    if case .success(let result) = self { result.unsafePayloadValue } else { nil }
  }
}
