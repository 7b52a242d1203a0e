import HTMLParsing

/// The elements and attributes of a page without what users may write.
enum PageShape {
  /// Attributes whose values come from data; the other values belong to the shape.
  private static let open: Set<String> = [
    "href", "src", "srcset", "alt", "title", "content", "aria-label", "aria-description",
    "aria-valuetext",
    "data-testid", "placeholder", "value", "id", "class", "for", "datetime", "lang", "name",
  ]

  /// One line for each element: its depth, name, and attributes.
  static func lines(of element: ParsedElement, depth: Int = 0) -> [String] {
    let attributes = element.attributes.map { attribute in
      open.contains(attribute.name) ? attribute.name : "\(attribute.name)=\(attribute.value)"
    }
    let line = "\(depth) \(element.namespace ?? "") \(element.name) \(attributes.sorted())"
    return [line] + element.elements.flatMap { lines(of: $0, depth: depth + 1) }
  }

  /// The first line in which a shape differs from the one that is most like it, for messages.
  static func difference(_ found: [String], among known: Set<[String]>) -> String {
    let common = { (shape: [String]) in zip(found, shape).prefix { $0 == $1 }.count }
    guard let nearest = known.max(by: { common($0) < common($1) }) else { return "nothing known" }
    let start = common(nearest)
    let line = { (shape: [String]) in start < shape.count ? shape[start] : "the end" }
    return "found \(line(found)) instead of \(line(nearest))"
  }
}
