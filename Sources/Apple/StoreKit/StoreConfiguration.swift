package import Foundation

/// What an app sells, as its `.storekit` file says: the file that Xcode writes and its local test store reads.
package struct StoreConfiguration: Sendable {
  package var products: [Product] = []
  package var countryCode = "USA"

  /// Nothing to sell.
  package init() {}

  /// Reads a file.
  ///
  /// - Throws: `DecodingError` where the file is no configuration of Xcode's.
  package init(_ data: Data, locale: Locale = .current) throws {
    let file = try JSONDecoder().decode(StoreFile.self, from: data)
    countryCode = file.settings?._storefront ?? "USA"
    let money = Locale(identifier: file.settings?._locale ?? "en_US")
    let reading = StoreFileReading(
      style: Decimal.FormatStyle.Currency(code: money.currency?.identifier ?? "USD").locale(money),
      locale: locale)
    products = (file.products ?? []).map { reading.product($0) }
    products += (file.nonRenewingSubscriptions ?? []).map { reading.product($0) }
    for group in file.subscriptionGroups ?? [] {
      products += group.subscriptions.map { reading.product($0, of: group) }
    }
  }
}

/// A `.storekit` file: JSON, of version 1 to 4.
struct StoreFile: Decodable {
  struct Settings: Decodable {
    var _storefront: String?
    var _locale: String?
  }

  struct Localization: Codable {
    var description: String
    var displayName: String
    var locale: String
  }

  struct Offer: Codable {
    var displayPrice: StorePrice?
    var numberOfPeriods: Int?
    var offerID: String?
    var paymentMode: String?
    var subscriptionPeriod: Product.SubscriptionPeriod
  }

  struct Item: Codable {
    var displayPrice: StorePrice
    var familyShareable: Bool?
    var localizations: [Localization]
    var productID: String
    var referenceName: String?
    var type: String
    var groupNumber: Int?
    var recurringSubscriptionPeriod: Product.SubscriptionPeriod?
    var introductoryOffer: Offer?
    var adHocOffers: [Offer]?
    var winbackOffers: [Offer]?
  }

  struct Group: Decodable {
    var id: String
    var name: String
    var localizations: [Localization]?
    var subscriptions: [Item]
  }

  var products: [Item]?
  var nonRenewingSubscriptions: [Item]?
  var subscriptionGroups: [Group]?
  var settings: Settings?
}

/// A price as a file spells it: digits with a point.
struct StorePrice: Codable {
  var value: Decimal

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    // `Decimal` takes what a text begins with.
    guard let number = Double(text), number.isFinite, number >= 0, let value = Decimal(string: text)
    else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is no price; write it as 4.99.")
    }
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(value)")
  }
}

/// Makes products of what a file says, in the words of a language.
struct StoreFileReading {
  let style: Decimal.FormatStyle.Currency
  let locale: Locale

  func product(_ item: StoreFile.Item, of group: StoreFile.Group? = nil) -> Product {
    let words = best(item.localizations)
    let price = item.displayPrice.value
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return Product(
      id: item.productID, type: Self.type(item.type),
      displayName: words.map(\.displayName).flatMap { $0.isEmpty ? nil : $0 }
        ?? item.referenceName ?? item.productID,
      description: words?.description ?? "", price: price, displayPrice: style.format(price),
      isFamilyShareable: item.familyShareable ?? false,
      subscription: group.flatMap { subscription(item, of: $0) }, priceFormatStyle: style,
      jsonRepresentation: (try? encoder.encode(item)) ?? Data())
  }

  private func subscription(
    _ item: StoreFile.Item, of group: StoreFile.Group
  ) -> Product.SubscriptionInfo? {
    guard let period = item.recurringSubscriptionPeriod else { return nil }
    let name = best(group.localizations ?? [])?.displayName ?? ""
    return Product.SubscriptionInfo(
      subscriptionGroupID: group.id, subscriptionPeriod: period,
      introductoryOffer: item.introductoryOffer.map { offer($0, .introductory) },
      promotionalOffers: (item.adHocOffers ?? []).map { offer($0, .promotional) },
      winBackOffers: (item.winbackOffers ?? []).map { offer($0, .winBack) },
      groupLevel: item.groupNumber ?? 1, groupDisplayName: name.isEmpty ? group.name : name)
  }

  private func offer(
    _ offer: StoreFile.Offer, _ type: Product.SubscriptionOffer.OfferType
  ) -> Product.SubscriptionOffer {
    let price = offer.displayPrice?.value ?? 0
    let mode: Product.SubscriptionOffer.PaymentMode =
      switch offer.paymentMode {
      case "payAsYouGo": .payAsYouGo
      case "payUpFront": .payUpFront
      default: .freeTrial
      }
    return Product.SubscriptionOffer(
      id: offer.offerID, type: type, price: price, displayPrice: style.format(price),
      period: offer.subscriptionPeriod,
      periodCount: min(max(offer.numberOfPeriods ?? 1, 1), Product.SubscriptionPeriod.most),
      paymentMode: mode)
  }

  /// The words of the reader's language, then those of the shop's, then the first.
  private func best(_ list: [StoreFile.Localization]) -> StoreFile.Localization? {
    let wanted = [locale, style.locale]
    for locale in wanted {
      if let exact = list.first(where: { $0.locale == locale.identifier }) { return exact }
      let language = locale.language.languageCode
      if let near = list.first(where: {
        Locale(identifier: $0.locale).language.languageCode == language
      }) {
        return near
      }
    }
    return list.first
  }

  private static func type(_ name: String) -> Product.ProductType {
    switch name {
    case "Consumable": .consumable
    case "NonConsumable": .nonConsumable
    case "RecurringSubscription": .autoRenewable
    default: .nonRenewable
    }
  }
}
