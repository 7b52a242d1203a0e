package import AppServer
package import ViewTree

/// Who asks for which page.
package struct LiveVisit: Sendable {
  /// The address without its origin: a path that begins with `/`, perhaps with a query.
  package var route: String
  /// The browser that asks.
  package var guest: RandomID
  /// Who the browser's reader is: the browser itself, unless the server was told a name.
  package var user: String
  /// What the browser's pages have kept.
  package var storage: GuestStorage
  /// What is known of who reads.
  package var reader: Reader
  /// The language of the page, as a BCP 47 tag.
  package var language: String

  package init(
    route: String, guest: RandomID, user: String, storage: GuestStorage, reader: Reader = Reader(),
    language: String = "en"
  ) {
    self.route = route
    self.guest = guest
    self.user = user
    self.storage = storage
    self.reader = reader
    self.language = language
  }

  /// The route without its query.
  package var path: Substring { route.prefix { $0 != "?" } }
}

/// Makes the content of a page; nil if there is no such page.
package typealias LiveContentSource = @MainActor (LiveVisit) throws -> (any LiveContent)?
