/// The country whose shop it is.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// The country by three letters.
  public let countryCode: String
  public let id: String

  /// That of the app's `.storekit` file.
  public static var current: Storefront? {
    get async { Shop.current.storefront }
  }

  /// Changes of the country: none.
  public static var updates: Storefronts { Storefronts() }

  public struct Storefronts: AsyncSequence, Sendable {
    public typealias Element = Storefront
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Storefront? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
