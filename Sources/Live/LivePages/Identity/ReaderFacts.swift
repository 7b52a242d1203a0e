package import AppServer
import WebServer

/// What a request says of its reader, as far as the side that runs the app may know.
///
/// The process that listens takes it from requests, so that nobody else need know which proxies are trusted.
package struct ReaderFacts: Equatable, Sendable {
  /// The value of `Accept-Language`, unless it is too long.
  package var languages: String
  /// Headers that views may read, by their names in small letters.
  package var headers: [RelayedHeader]
  /// Cookies that views may read.
  package var cookies: [RelayedHeader]
  /// Headers and cookies that the app's own check may read beside those.
  package var checkedHeaders: [RelayedHeader]
  package var checkedCookies: [RelayedHeader]
  /// The value of the cookie that says who is signed in; empty without one.
  package var ticket: String
  /// Whom a trusted proxy has let in.
  package var user: ReaderUser?

  package init(
    languages: String = "", headers: [RelayedHeader] = [], cookies: [RelayedHeader] = [],
    checkedHeaders: [RelayedHeader] = [], checkedCookies: [RelayedHeader] = [],
    ticket: String = "", user: ReaderUser? = nil
  ) {
    self.languages = languages
    self.headers = headers
    self.cookies = cookies
    self.checkedHeaders = checkedHeaders
    self.checkedCookies = checkedCookies
    self.ticket = ticket
    self.user = user
  }

  /// What a request says, of which the server lets views read some.
  init(_ request: Request, _ app: AppServerConfiguration, _ cookie: SignInCookie) {
    let accepted = request.header("Accept-Language") ?? ""
    languages = accepted.utf8.count <= AcceptedLanguages.longest ? accepted : ""
    headers = Self.headers(app.readableHeaders, of: request)
    cookies = Self.cookies(app.readableCookies, of: request)
    let hasCheck = app.signIn.check != nil
    checkedHeaders = hasCheck ? Self.headers(app.signIn.checkedHeaders, of: request) : []
    checkedCookies = hasCheck ? Self.cookies(app.signIn.checkedCookies, of: request) : []
    ticket = cookie.value(of: request)
    user = app.signIn.proxyHeaders.flatMap { ReaderUser($0, of: request) }
  }

  private static func headers(_ names: Set<String>, of request: Request) -> [RelayedHeader] {
    names.sorted().compactMap { name in
      request.header(name).map { RelayedHeader(name: name.lowercased(), value: $0) }
    }
  }

  private static func cookies(_ names: Set<String>, of request: Request) -> [RelayedHeader] {
    guard !names.isEmpty else { return [] }
    return request.cookies.filter { names.contains(String($0.name)) }
      .map { RelayedHeader(name: String($0.name), value: String($0.value)) }
  }

  /// The reader as views know it, without a user.
  func reader(at address: String) -> Reader {
    reader(at: address, headers, cookies)
  }

  /// The reader as the app's own check knows it.
  func checkedReader(at address: String) -> Reader {
    reader(at: address, headers + checkedHeaders, cookies + checkedCookies)
  }

  private func reader(
    at address: String, _ headers: [RelayedHeader], _ cookies: [RelayedHeader]
  ) -> Reader {
    Reader(
      languages: AcceptedLanguages(languages).tags.map(\.text), address: address,
      headers: Dictionary(headers.map { ($0.name, $0.value) }) { first, _ in first },
      cookies: Dictionary(cookies.map { ($0.name, $0.value) }) { first, _ in first })
  }
}

extension ReaderUser {
  /// The user of whom a proxy's headers speak; nil unless the proxy is trusted, and each header stands there once at
  /// most: of two one may be the client's.
  init?(_ names: SignInConfiguration.ProxyHeaders, of request: Request) {
    guard request.isFromTrustedProxy else { return nil }
    var values: [String: String] = [:]
    for name in [names.user, names.name, names.email, names.groups].compactMap({ $0 }) {
      let found = request.headers(name)
      guard found.count <= 1 else { return nil }
      values[name] = found.first
    }
    guard let id = values[names.user] else { return nil }
    self.init(
      id: id, name: names.name.flatMap { values[$0] },
      email: names.email.flatMap { values[$0] },
      groups: (names.groups.flatMap { values[$0] } ?? "").split(separator: ",").map {
        String($0.drop { $0 == " " })
      })
    guard isAcceptable else { return nil }
  }
}
