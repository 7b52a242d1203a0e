/// What an HTML parser knows about elements by their names.
package enum HTMLVocabulary {
  package static let namespace = "http://www.w3.org/1999/xhtml"

  /// Elements that have no end tag.
  package static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  /// Elements whose content is characters without references.
  static let rawText: Set<String> = ["script", "style"]

  /// Elements whose content is characters with references, but no elements.
  static let textOnly: Set<String> = ["textarea", "title"]

  /// Elements whose first line feed an HTML parser drops.
  static let dropsLeadingLineFeed: Set<String> = ["pre", "textarea", "listing"]

  /// Whether a page's policy blocks the attribute.
  static func isBlocked(attribute: String) -> Bool {
    attribute == "style" || attribute == "srcdoc" || attribute.hasPrefix("on")
  }
}
