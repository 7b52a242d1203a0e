/// Where a site will be served: an absolute `http` or `https` address that ends with `/`.
public struct BaseURL: Hashable, Sendable, CustomStringConvertible {
  /// The address, with a `/` at its end.
  public let string: String

  /// Checks an address.
  ///
  /// A missing `/` at the end is added; user names, queries, fragments, spaces and controls are
  /// refused.
  public init(_ string: String) throws(SiteError) {
    let scheme = string.hasPrefix("https://") ? "https://" : "http://"
    let rest = string.dropFirst(scheme.count)
    let host = rest.prefix { $0 != "/" }
    let isClean = rest.utf8.allSatisfy { byte in
      byte > 0x20 && byte < 0x7F && !"\"<>\\^`{|}?#@".utf8.contains(byte)
    }
    guard string.hasPrefix(scheme), !host.isEmpty, isClean, host.utf8.first != UInt8(ascii: ":")
    else {
      throw SiteError(
        .usage, "The base URL \"\(string)\" is not an address to serve a site from",
        hint: "Write one like https://example.org/moments/")
    }
    self.string = string.hasSuffix("/") ? string : string + "/"
  }

  /// The host, without a port.
  public var host: String {
    let rest = string.drop { $0 != "/" }.dropFirst(2)
    return String(rest.prefix { $0 != "/" && $0 != ":" })
  }

  /// The address of a file of the site.
  ///
  /// A file called `index.html` is served as its folder.
  public func address(of path: SitePath) -> String {
    let address = path.address
    if address == "index.html" { return string }
    if address.hasSuffix("/index.html") { return string + address.dropLast("index.html".count) }
    return string + address
  }

  public var description: String { string }
}
