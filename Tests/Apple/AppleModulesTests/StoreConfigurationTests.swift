import Foundation
import StoreKit
import Testing

@Suite("Files of what an app sells")
struct StoreConfigurationTests {
  static let file = """
    {
      "identifier" : "1",
      "nonRenewingSubscriptions" : [
        { "displayPrice" : "3", "familyShareable" : false, "localizations" : [], "productID" : "season",
          "referenceName" : "Season", "type" : "NonRenewingSubscription" }
      ],
      "products" : [
        { "displayPrice" : "1234.50", "familyShareable" : true, "internalID" : "A",
          "localizations" : [
            { "description" : "A box of tea", "displayName" : "Tea", "locale" : "en_US" },
            { "description" : "Eine Kiste Tee", "displayName" : "Tee", "locale" : "de" }
          ],
          "productID" : "tea", "referenceName" : "Tea box", "type" : "Consumable" },
        { "displayPrice" : "0.99", "localizations" : [
            { "description" : "", "displayName" : "", "locale" : "en_US" }
          ], "productID" : "history", "referenceName" : "History", "type" : "NonConsumable" }
      ],
      "settings" : { "_locale" : "en_GB", "_storefront" : "GBR" },
      "subscriptionGroups" : [
        { "id" : "20", "localizations" : [], "name" : "Club", "subscriptions" : [
            { "displayPrice" : "4.99", "groupNumber" : 2, "localizations" : [
                { "description" : "Each month", "displayName" : "Monthly", "locale" : "en_US" }
              ],
              "introductoryOffer" : { "displayPrice" : "0.99", "internalID" : "B",
                "numberOfPeriods" : 3, "paymentMode" : "payAsYouGo", "subscriptionPeriod" : "P1M" },
              "productID" : "monthly", "recurringSubscriptionPeriod" : "P1M",
              "type" : "RecurringSubscription" },
            { "displayPrice" : "49.99", "groupNumber" : 1, "localizations" : [
                { "description" : "Each year", "displayName" : "Yearly", "locale" : "en_US" }
              ],
              "adHocOffers" : [ { "offerID" : "back", "paymentMode" : "free", "subscriptionPeriod" : "P2W" } ],
              "productID" : "yearly", "recurringSubscriptionPeriod" : "P1Y",
              "type" : "RecurringSubscription" }
          ] }
      ],
      "version" : { "major" : 3, "minor" : 0 }
    }
    """

  private func read(_ language: String) throws -> [Product] {
    try StoreConfiguration(Data(Self.file.utf8), locale: Locale(identifier: language)).products
  }

  @Test("Products have the names of the reader's language and the prices of the shop's country")
  func products() throws {
    let english = try read("en_US")
    #expect(english.map(\.id) == ["tea", "history", "season", "monthly", "yearly"])
    #expect(
      english.map(\.type) == [
        .consumable, .nonConsumable, .nonRenewable, .autoRenewable, .autoRenewable,
      ])
    #expect(english.map(\.displayName) == ["Tea", "History", "Season", "Monthly", "Yearly"])
    #expect(english[0].description == "A box of tea")
    #expect(english.map(\.displayPrice) == ["£1,234.50", "£0.99", "£3.00", "£4.99", "£49.99"])
    #expect(english[0].price == Decimal(string: "1234.50"))
    #expect(english.map(\.isFamilyShareable) == [true, false, false, false, false])
    #expect(try read("de_AT")[0].displayName == "Tee")
    #expect(try read("fr")[0].displayName == "Tea")
  }

  @Test("Subscriptions have their times, their level in the group and their offers")
  func subscriptions() throws {
    let products = try read("en_US")
    let monthly = try #require(products[3].subscription)
    let yearly = try #require(products[4].subscription)
    #expect(products[0].subscription == nil)
    #expect(monthly.subscriptionGroupID == "20" && monthly.groupDisplayName == "Club")
    #expect((monthly.groupLevel, yearly.groupLevel) == (2, 1))
    #expect(monthly.subscriptionPeriod == .monthly && yearly.subscriptionPeriod == .yearly)
    let offer = try #require(monthly.introductoryOffer)
    #expect(offer.displayPrice == "£0.99" && offer.paymentMode == .payAsYouGo)
    #expect(offer.period == .monthly && offer.periodCount == 3)
    #expect(yearly.promotionalOffers.map(\.id) == ["back"])
    #expect(yearly.promotionalOffers[0].period == .everyTwoWeeks)
    #expect(yearly.promotionalOffers[0].paymentMode == .freeTrial)
    #expect(
      monthly.subscriptionPeriod.unit.formatted(products[3].subscriptionPeriodUnitFormatStyle)
        == "month")
    #expect(
      Product.SubscriptionPeriod.everySixMonths.formatted(
        products[3].subscriptionPeriodFormatStyle) == "6 months")
  }

  @Test("What is no such file is refused; one that says nothing sells nothing")
  func broken() throws {
    #expect(throws: DecodingError.self) { try StoreConfiguration(Data("{".utf8)) }
    #expect(throws: DecodingError.self) {
      try StoreConfiguration(Data(#"{"products": [{"productID": 3}]}"#.utf8))
    }
    #expect(try StoreConfiguration(Data("{}".utf8)).products.isEmpty)
    for (value, other, place) in [
      ("1234.50", "12,50", "displayPrice"), ("1234.50", "free", "displayPrice"),
      ("1234.50", "-1", "displayPrice"), ("P1Y", "P1Y6M", "recurringSubscriptionPeriod"),
      ("P1Y", "P9223372036854775807W", "recurringSubscriptionPeriod"),
      ("P2W", "P0W", "subscriptionPeriod"),
    ] {
      let file = Self.file.replacing("\"\(value)\"", with: "\"\(other)\"")
      let error = #expect(throws: DecodingError.self) { try StoreConfiguration(Data(file.utf8)) }
      guard case .dataCorrupted(let context) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(context.codingPath.last?.stringValue == place)
      #expect(context.debugDescription.contains(other))
    }
    let much = Self.file.replacing(
      "\"numberOfPeriods\" : 3", with: "\"numberOfPeriods\" : 9223372036854775807")
    let offer = try StoreConfiguration(Data(much.utf8)).products[3].subscription?.introductoryOffer
    #expect(offer?.periodCount == 1_000)
  }
}
