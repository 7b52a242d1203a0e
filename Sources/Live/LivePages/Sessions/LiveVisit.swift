import Foundation
package import AppServer
package import ViewTree

/// Who asks for which page.
package struct LiveVisit: Sendable {
  /// The address without its origin: a path that begins with `/`, perhaps with a query.
  package var route: String
  /// The browser that asks.
  package var guest: RandomID
  /// Whose values ``storage`` has: the browser's, or those of one user in the browser.
  package var owner: RandomID
  /// Who the browser's reader is: the browser itself, unless the server was told a name or knows a user.
  package var user: String
  /// What the browser's pages have kept.
  package var storage: GuestStorage
  /// What is known of who reads.
  package var known: KnownReader
  /// What views can ask of the page's session.
  package let actions: SessionActions
  /// The language of the page, as a BCP 47 tag.
  package var language: String

  package init(
    route: String, guest: RandomID, user: String, storage: GuestStorage,
    known: KnownReader = KnownReader(), language: String = "en",
    owner: RandomID? = nil, actions: SessionActions
  ) {
    self.route = route
    self.guest = guest
    self.owner = owner ?? guest
    self.actions = actions
    self.user = user
    self.storage = storage
    self.known = known
    self.language = language
  }

  /// What is known of who reads, as views know it.
  package var reader: Reader { known.reader }

  /// What views read from their surroundings on a page of a server.
  @MainActor package var environment: EnvironmentValues {
    var values = EnvironmentValues()
    // What Foundation formats in the app's code is in this zone, too.
    values.timeZone = .current
    values.reader = reader
    values.signIn = SignInAction { [actions] in actions.signIn($0, for: $1) }
    values.signOut = SignOutAction { [actions] in actions.signOut(everywhere: $0) }
    values.readerRecords = ReaderRecordsProxy(
      read: { [actions] in try actions.records() },
      remove: { [actions] in try actions.removeRecords() })
    values.fileExchange = actions.files
    return values
  }

  /// The route without its query.
  package var path: Substring { route.prefix { $0 != "?" } }
}

/// Makes the content of a page; nil if there is no such page.
package typealias LiveContentSource = @MainActor (LiveVisit) throws -> (any LiveContent)?
