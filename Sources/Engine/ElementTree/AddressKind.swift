/// What an attribute's address is for: what a browser may do with it decides which ones are safe.
///
/// The one list of attributes that hold addresses; whoever checks, rewrites or collects addresses asks here.
/// The names are those of the HTML Standard's index of attributes whose values are URLs.
package enum AddressKind: Sendable {
  /// Somewhere to go or to send a form to: see ``LinkURL``.
  case link
  /// Something that the page itself shows: see ``ImageURL``.
  case resource
  /// Several things that the page may show, with their sizes: a `srcset`.
  case resources

  /// The kind of an attribute that any page may have; nil for one without an address.
  package init?(attribute name: String) {
    switch name {
    case "href", "action", "formaction", "cite": self = .link
    case "src", "poster", "data", "background", "manifest": self = .resource
    case "srcset", "imagesrcset": self = .resources
    default: return nil
    }
  }
}

extension AttributeName {
  /// What the attribute's address is for; nil for an attribute without one.
  package var addressKind: AddressKind? { AttributeName.addressKinds[Int(rawValue)] }

  private static let addressKinds = allCases.map { AddressKind(attribute: $0.string) }
}

extension AddressKind {
  /// Whether a page may have an address of this kind, which comes from outside.
  package func allows(_ address: String) -> Bool {
    switch self {
    case .link: !LinkURL(address).isRefused
    case .resource: !ImageURL(address).isRefused
    case .resources:
      AddressKind.candidates(of: address).allSatisfy { !ImageURL($0).isRefused }
    }
  }

  /// The addresses in a `srcset`: each begins behind white space or commas and ends at white space.
  package static func candidates(of value: String) -> [String] {
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
