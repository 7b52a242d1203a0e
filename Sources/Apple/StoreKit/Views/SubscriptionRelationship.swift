extension Product {
  /// How a plan stands to the one that the reader has.
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    public static let crossgrade = SubscriptionRelationship(rawValue: 2)
    public static let downgrade = SubscriptionRelationship(rawValue: 4)
    public static let current = SubscriptionRelationship(rawValue: 8)
    public static let all: SubscriptionRelationship = [.upgrade, .crossgrade, .downgrade, .current]

    /// The plans that stand so to what the reader has; all of them for one who has none.
    func filter(_ products: [Product]) -> [Product] {
      let owned = Set(Shop.current.entitlements().map(\.productID))
      guard let current = products.first(where: { owned.contains($0.id) }),
        let level = current.subscription?.groupLevel
      else { return products }
      return products.filter { product in
        guard let other = product.subscription?.groupLevel else { return false }
        if product.id == current.id { return contains(.current) }
        return contains(other < level ? .upgrade : other > level ? .downgrade : .crossgrade)
      }
    }
  }
}
