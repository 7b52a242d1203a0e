package import ElementTree

/// Which names and values a page may be sent.
///
/// Event handlers, `style` and whatever else pages must not have are no `AttributeName` at all.
package enum AddressRules {
  /// Whether an element may be inserted by a patch.
  ///
  /// A page's frame, its metadata and its style sheets are none of a patch's business.
  package static func allows(_ name: ElementName) -> Bool {
    switch name {
    case .html, .head, .body, .meta, .link, .style, .base: false
    default: true
    }
  }

  /// Whether an attribute may be set by a patch at all.
  package static func allows(_ name: AttributeName) -> Bool {
    switch name {
    case .httpEquiv, .charset, .xmlns: false
    default: true
    }
  }

  /// Whether an attribute of an element, if that is known, may have this value.
  package static func allows(
    _ value: String, in name: AttributeName, of element: ElementName? = nil
  ) -> Bool {
    switch name {
    case .href, .action, .cite:
      return !LinkURL(value).isRefused || isOwnRefusal(value)
    case .src, .poster:
      return isPicture(value, allowsData: element != .iframe)
    case .srcset:
      return candidates(of: value).allSatisfy { isPicture($0, allowsData: true) }
    default:
      return allows(name)
    }
  }

  /// Whether a style rule's addresses are those of pictures.
  package static func allows(_ rule: StyleRule) -> Bool {
    guard let declarations = StyleRule.declarations(in: rule.body) else { return false }
    return declarations.allSatisfy { _, value in
      var rest = Substring(value)
      while let start = rest.utf8.firstRange(of: Array("url(".utf8)) {
        rest = rest[start.upperBound...]
        let quote = rest.first
        let isQuoted = quote == "\"" || quote == "'"
        if isQuoted { rest = rest.dropFirst() }
        let address = rest.prefix { isQuoted ? $0 != quote : $0 != ")" }
        let isPart = address.first == "#"
        guard isPart || isPicture(String(address), allowsData: true) else { return false }
        // What stands in an address is no address of its own; this keeps the search linear.
        rest = rest[address.endIndex...]
      }
      return true
    }
  }

  /// What a refused address becomes when it is written.
  private static func isOwnRefusal(_ value: String) -> Bool { value == "about:invalid" }

  private static func isPicture(_ value: String, allowsData: Bool) -> Bool {
    if !ImageURL(value).isRefused || isOwnRefusal(value) { return true }
    return allowsData && value.hasPrefix("data:image/")
  }

  /// The addresses in a `srcset`: each begins behind white space or commas and ends at white space.
  private static func candidates(of value: String) -> [String] {
    var result: [String] = []
    var rest = value[...]
    while true {
      rest = rest.drop { $0 == "," || $0.isWhitespace }
      if rest.isEmpty { return result }
      let address = rest.prefix { !$0.isWhitespace }
      result.append(String(address))
      rest = rest.dropFirst(address.count)
      if address.last != "," { rest = rest.drop { $0 != "," } }
    }
  }
}

extension Substring.UTF8View {
  /// The first place where bytes stand.
  fileprivate func firstRange(of bytes: [UInt8]) -> Range<Index>? {
    var start = startIndex
    while let hit = self[start...].firstIndex(of: bytes[0]) {
      if self[hit...].starts(with: bytes) {
        return hit..<index(hit, offsetBy: bytes.count)
      }
      start = index(after: hit)
    }
    return nil
  }
}
