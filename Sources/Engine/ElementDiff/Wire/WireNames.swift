package import ElementTree

/// The numbers that stand for frequent names and values in a frame.
///
/// The numbers are part of version 2 of the format: none may move. Browsers load the words with the
/// client, so there are few; others are written out once in a frame, and have a number in it from then on.
package enum WireNames {
  /// Names of elements and attributes, and values; the first has number ``first``.
  package static let words = [
    "div", "span", "li", "ul", "a", "button", "img", "p", "svg:svg", "svg:path", "#text", "class",
    "id", "href", "src", "alt", "role", "title", "type", "value", "aria-label", "aria-hidden",
    "aria-pressed", "data-on", "true", "false", "d", "width", "height", "viewBox", "disabled",
  ]

  /// The number of the first word.
  package static let first = 2

  static let elementNumbers = numbers { ElementName(qualified: $0) }
  static let attributeNumbers = numbers { AttributeName($0) }
  static let valueNumbers = numbers { Array($0.utf8) }

  private static func numbers<Name: Hashable>(_ name: (String) -> Name?) -> [Name: Int] {
    var result: [Name: Int] = [:]
    for (index, word) in words.enumerated() {
      if let name = name(word) { result[name] = first + index }
    }
    return result
  }
}

extension ElementName {
  /// The name as frames and their JSON form write it: with `svg:` in front in that namespace.
  package var qualified: String { isSVG ? "svg:" + string : string }

  /// The element of a name as frames write it.
  package init?(qualified: String) {
    if qualified == ElementName.text.string {
      self = .text
    } else if qualified.hasPrefix("svg:") {
      self.init(String(qualified.dropFirst(4)), svg: true)
    } else {
      self.init(qualified, svg: false)
    }
  }
}
