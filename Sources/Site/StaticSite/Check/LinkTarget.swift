/// Where an address on a page leads.
enum LinkTarget: Equatable {
  /// Out of the site.
  case external
  /// To a file of the site, which may be missing, and an element on it.
  case file(path: String, fragment: String?)
  /// Nowhere; the text says why.
  case broken(String)

  /// Resolves an address.
  ///
  /// - Parameters:
  ///   - address: The address as it stands in an attribute.
  ///   - page: The path of the page in the site.
  init(_ address: String, on page: String) {
    let trimmed = address.drop { $0 == " " || $0 == "\n" || $0 == "\t" }
    if trimmed.hasPrefix("about:invalid") {
      self = .broken("The address was refused when the page was made.")
      return
    }
    if trimmed.hasPrefix("//") || LinkTarget.hasScheme(trimmed) {
      self = .external
      return
    }
    if trimmed.hasPrefix("/") {
      self = .broken(
        "The address \"\(trimmed)\" begins with \"/\". It works at one place only; "
          + "write it relative to the page.")
      return
    }
    let beforeFragment = trimmed.prefix { $0 != "#" }
    let fragment =
      beforeFragment.endIndex < trimmed.endIndex
      ? LinkTarget.decoded(trimmed[beforeFragment.endIndex...].dropFirst()) : nil
    let path = beforeFragment.prefix { $0 != "?" }
    if path.isEmpty {
      self = .file(path: page, fragment: fragment)
      return
    }
    guard let decoded = LinkTarget.decoded(path) else {
      self = .broken("The address \"\(trimmed)\" has a wrong escape.")
      return
    }
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in decoded.split(separator: "/", omittingEmptySubsequences: false) {
      switch part {
      case "..":
        guard parts.popLast() != nil else {
          self = .broken("The address \"\(trimmed)\" leaves the site.")
          return
        }
      case ".", "": continue
      default: parts.append(String(part))
      }
    }
    let isFolder = decoded.hasSuffix("/") || ["", ".", ".."].contains(decoded)
    self = .file(
      path: parts.joined(separator: "/") + (isFolder ? "/" : ""), fragment: fragment)
  }

  /// Whether a text begins with a scheme: a letter, then letters, digits and `+-.` up to a colon.
  private static func hasScheme(_ address: Substring) -> Bool {
    for (index, byte) in address.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        if index == 0 { return false }
      case UInt8(ascii: ":"): return index > 0
      default: return false
      }
    }
    return false
  }

  /// The text without `%` escapes; nil if one is wrong or gives no UTF-8.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(Substring(rest.prefix(2)))
      guard digits.utf8.count == 2, digits.utf8.first != UInt8(ascii: "+"),
        digits.utf8.first != UInt8(ascii: "-"), let value = UInt8(digits, radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
