package import Foundation

/// Deep links: addresses of an app's own scheme, which browsers don't know.
///
/// On a live page `reader://article?id=7` stands as `?open=reader%3A%2F%2Farticle%3Fid%3D7`. A page with
/// links to it, or that is opened at such an address, gives it to the app's `onOpenURL`.
package enum AppLink {
  /// The name under which a page's address has a deep link.
  package static let name = "open"
  /// Schemes that mean something to browsers, which no app has for its own.
  private static let browsers: Set<String> = [
    "about", "blob", "data", "file", "filesystem", "ftp", "http", "https", "javascript", "mailto",
    "sms", "tel", "vbscript", "view-source", "ws", "wss",
  ]

  /// Whether an address may be one of the app's own scheme.
  package static func isOwn(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased(), !browsers.contains(scheme) else { return false }
    return scheme.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        true
      default: false
      }
    }
  }

  /// What stands in a page for an address of the app's own scheme; nil for other addresses.
  package static func address(of url: URL) -> String? {
    guard isOwn(url) else { return nil }
    let plain = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
    return url.absoluteString.addingPercentEncoding(withAllowedCharacters: plain)
      .map { "?\(name)=\($0)" }
  }

  /// The deep link in a page's address; nil if it has none.
  package static func link(in route: String) -> URL? {
    guard route.utf8.count <= 8192, let items = URLComponents(string: route)?.queryItems,
      let value = items.first(where: { $0.name == name })?.value, let url = URL(string: value)
    else { return nil }
    return isOwn(url) ? url : nil
  }
}
