import AppServer
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

  package init(
    languages: String = "", headers: [RelayedHeader] = [], cookies: [RelayedHeader] = []
  ) {
    self.languages = languages
    self.headers = headers
    self.cookies = cookies
  }

  /// What a request says, of which the server lets views read some.
  init(_ request: Request, _ app: AppServerConfiguration) {
    let accepted = request.header("Accept-Language") ?? ""
    languages = accepted.utf8.count <= AcceptedLanguages.longest ? accepted : ""
    headers = app.readableHeaders.sorted().compactMap { name in
      request.header(name).map { RelayedHeader(name: name.lowercased(), value: $0) }
    }
    cookies =
      app.readableCookies.isEmpty
      ? []
      : request.cookies.filter { app.readableCookies.contains(String($0.name)) }
        .map { RelayedHeader(name: String($0.name), value: String($0.value)) }
  }

  /// The reader as views know it.
  func reader(at address: String) -> Reader {
    Reader(
      languages: AcceptedLanguages(languages).tags.map(\.text), address: address,
      headers: Dictionary(headers.map { ($0.name, $0.value) }) { first, _ in first },
      cookies: Dictionary(cookies.map { ($0.name, $0.value) }) { first, _ in first })
  }
}
