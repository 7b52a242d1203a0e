internal import ElementTree
internal import Foundation
internal import StaticSite
internal import ViewTree

/// Where an address in a Markdown file leads.
enum MarkdownAddress: Equatable {
  /// As it is written: another site, or a place in the same text.
  case unchanged
  /// To an address of the site, as seen from its top.
  case site(String)
  /// To a file of the folder, and what stands behind its path.
  case file(path: String, suffix: String)
  /// Nowhere; the text says why and what to do.
  case wrong(String, hint: String)

  /// Reads an address.
  ///
  /// - Parameters:
  ///   - folder: The folder of the file that has the address, in the Markdown folder; empty for that.
  init(_ address: String, in folder: String, isPicture: Bool) {
    if address.isEmpty || address.hasPrefix("#") || address.hasPrefix("?") {
      self = .unchanged
      return
    }
    let isRefused =
      isPicture ? ImageURL(address).isRefused : LinkURL(address).isRefused
    if isRefused {
      self = .wrong(
        "The address \"\(address.prefix(80))\" has a scheme that pages may not lead to",
        hint: isPicture
          ? "Use http, https or a relative address."
          : "Use http, https, mailto, tel or a relative address.")
      return
    }
    if address.hasPrefix("//") || Self.hasScheme(address) {
      self = .unchanged
      return
    }
    let path = address.prefix { $0 != "?" && $0 != "#" }
    let suffix = String(address[path.endIndex...])
    guard let decoded = String(path).removingPercentEncoding else {
      self = .wrong(
        "The address \"\(address.prefix(80))\" has a wrong escape", hint: "Write % as %25.")
      return
    }
    guard let joined = Self.join(decoded.hasPrefix("/") ? "" : folder, decoded) else {
      self = .wrong(
        "The address \"\(address.prefix(80))\" leads out of the folder",
        hint: decoded.hasPrefix("/")
          ? "Name a page of the site." : "Move the file into the folder, or name a page as /page/.")
      return
    }
    guard decoded.hasPrefix("/") else {
      self = .file(path: joined, suffix: suffix)
      return
    }
    let isFolder = joined.isEmpty || decoded.hasSuffix("/")
    let route = joined.isEmpty ? "index.html" : isFolder ? joined + "/index.html" : joined
    do throws(SiteError) {
      self = .site(try SitePath(route).address + suffix)
    } catch {
      self = .wrong(
        "The address \"\(address.prefix(80))\" is none of a site's",
        hint: "Name a page of the site.")
    }
  }

  /// A path from a folder; nil if it leads out of the top.
  private static func join(_ folder: String, _ path: String) -> String? {
    var parts = folder.split(separator: "/").map(String.init)
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": if parts.popLast() == nil { return nil }
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  private static func hasScheme(_ address: String) -> Bool {
    for byte in address.utf8 {
      if byte == UInt8(ascii: ":") { return true }
      if "/?#".utf8.contains(byte) { return false }
    }
    return false
  }
}
