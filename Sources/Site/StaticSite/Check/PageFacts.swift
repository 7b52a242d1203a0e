internal import ElementTree
internal import HTMLParsing

/// What a check keeps of a page, and what it finds in the page alone.
struct PageFacts {
  struct Link {
    var address: String
    var line: Int
  }
  private(set) var ids: Set<String> = []
  private(set) var links: [Link] = []
  private(set) var findings: [SiteFinding] = []
  private(set) var pictures: [ShownPicture] = []
  private(set) var resources: [LoadedResource] = []

  private let file: String
  private var lines: LineCounter
  private var references: [(attribute: String, id: String, line: Int)] = []
  private var headingLevel = 0
  private var hasTitle = false

  init(_ document: ParsedDocument) {
    file = document.file
    lines = LineCounter(source: document.source)
    let root = document.root
    if root["lang", default: ""].isEmpty {
      report(.document, root.offset, "The page names no language. Write <html lang=\"…\">.")
    }
    visit(root, isLabelled: false)
    if !hasTitle {
      report(.document, root.offset, "The page has no title. Write <title>…</title>.")
    }
    for reference in references where !ids.contains(reference.id) {
      findings.append(
        SiteFinding(
          rule: .reference, file: file, line: reference.line,
          message: "The attribute \(reference.attribute) names no element \"\(reference.id)\"."))
    }
  }

  private mutating func report(_ rule: SiteFinding.Rule, _ offset: Int, _ message: String) {
    findings.append(
      SiteFinding(rule: rule, file: file, line: lines.line(ofByteAt: offset), message: message))
  }

  /// - Parameter isLabelled: Whether an element around this one is hidden from assistive
  ///   technology or speaks for everything inside it.
  private mutating func visit(_ element: ParsedElement, isLabelled: Bool) {
    let isHTML = element.namespace == nil || element.namespace == HTMLVocabulary.namespace
    checkIdentifiers(of: element)
    if isHTML {
      if element.isSelfClosing, !HTMLVocabulary.void.contains(element.name) {
        report(
          .syntax, element.offset,
          "The element \"\(element.name)\" is written as an empty tag. "
            + "HTML reads it as a start tag; write an end tag.")
      }
      if element.name == "title" { hasTitle = hasTitle || !element.text.isEmpty }
      checkHeading(element)
    }
    collectLinks(of: element)
    if let resource = LoadedResource(of: element) { resources.append(resource) }
    if isHTML, let picture = ShownPicture(element, line: lines.line(ofByteAt: element.offset)) {
      pictures.append(picture)
    }
    checkImage(element, isHTML: isHTML, isLabelled: isLabelled)
    let speaks = isLabelled || Labelling.speaksForContents(element)
    for case .element(let child) in element.children { visit(child, isLabelled: speaks) }
  }

  private mutating func checkIdentifiers(of element: ParsedElement) {
    if let id = element["id"] {
      if id.isEmpty || id.contains(where: \.isWhitespace) {
        report(.duplicateID, element.offset, "The identifier \"\(id)\" is empty or has a space.")
      } else if !ids.insert(id).inserted {
        report(.duplicateID, element.offset, "The identifier \"\(id)\" a second time.")
      }
    }
    for attribute in element.attributes where Labelling.references.contains(attribute.name) {
      for id in attribute.value.split(separator: " ") {
        references.append(
          (attribute.name, String(id), lines.line(ofByteAt: element.offset)))
      }
    }
  }

  private mutating func checkHeading(_ element: ParsedElement) {
    guard element.name.utf8.count == 2, element.name.hasPrefix("h"),
      let level = Int(element.name.dropFirst()), (1...6).contains(level)
    else { return }
    if level > headingLevel + 1 {
      let before = headingLevel == 0 ? "no heading" : "h\(headingLevel)"
      report(
        .heading, element.offset,
        "A heading h\(level) after \(before). Use h\(headingLevel + 1) here.")
    }
    headingLevel = level
  }

  private mutating func checkImage(_ element: ParsedElement, isHTML: Bool, isLabelled: Bool) {
    let isLabelled = isLabelled || element["aria-hidden"] == "true"
    let hasLabel =
      !element["aria-label", default: ""].isEmpty
      || !element["aria-labelledby", default: ""].isEmpty
    switch element.name {
    case "img" where isHTML && element["alt"] == nil,
      "area" where isHTML && element["href"] != nil && element["alt"] == nil,
      "input" where isHTML && element["type"] == "image" && element["alt"] == nil:
      report(
        .image, element.offset,
        "An image without an alt attribute. Describe it, or write alt=\"\" for a decoration.")
    case "svg" where !isHTML && !isLabelled && !hasLabel:
      if !element.elements.contains(where: { $0.name == "title" }) {
        report(
          .image, element.offset,
          "A drawing without a text alternative. Write aria-label=\"…\" or aria-hidden=\"true\".")
      }
    default:
      if element["role"] == "img", !isLabelled, !hasLabel, element.name != "img" {
        report(.image, element.offset, "An image without a name. Write aria-label=\"…\".")
      }
    }
  }

  private mutating func collectLinks(of element: ParsedElement) {
    for attribute in element.attributes {
      let addresses: [String]
      switch AddressKind(attribute: attribute.name) {
      case .link, .resource: addresses = element.name == "base" ? [] : [attribute.value]
      case .resources: addresses = AddressKind.candidates(of: attribute.value)
      case nil: continue
      }
      let line = lines.line(ofByteAt: element.offset)
      links += addresses.map { Link(address: $0, line: line) }
    }
  }
}

/// Counts lines for offsets that only grow.
struct LineCounter {
  let source: [UInt8]
  private var offset = 0
  private var line = 1

  init(source: [UInt8]) { self.source = source }

  mutating func line(ofByteAt target: Int) -> Int {
    if target < offset { (offset, line) = (0, 1) }
    while offset < min(target, source.count) {
      if source[offset] == 0x0A { line += 1 }
      offset += 1
    }
    return line
  }
}

/// What the check knows about names and labels.
private enum Labelling {
  /// Attributes that name other elements of the page.
  static let references: Set<String> = [
    "for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "popovertarget",
  ]

  static func speaksForContents(_ element: ParsedElement) -> Bool {
    if element["aria-hidden"] == "true" { return true }
    let isNamed =
      !element["aria-label", default: ""].isEmpty
      || !element["aria-labelledby", default: ""].isEmpty
    return isNamed && (element["role"] == "img" || ["a", "button"].contains(element.name))
  }
}

extension ParsedElement {
  fileprivate subscript(attribute: String, default value: String) -> String {
    self[attribute] ?? value
  }
}
