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
    switch name.addressKind {
    case .link: AddressKind.link.allows(value) || isOwnRefusal(value)
    case .resource: isPicture(value, allowsData: element != .iframe)
    case .resources:
      AddressKind.candidates(of: value).allSatisfy { isPicture($0, allowsData: true) }
    case nil: allows(name)
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
    if AddressKind.resource.allows(value) || isOwnRefusal(value) { return true }
    return allowsData && value.hasPrefix("data:image/")
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
