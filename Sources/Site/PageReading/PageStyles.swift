import HTMLParsing

/// The rules of a page's style sheets that are one class each, as our pages write them.
package struct PageStyles: Sendable {
  /// The declarations by class name.
  package private(set) var bodies: [String: String] = [:]

  package init() {}

  /// Reads the style elements of a page and the sheets that it links.
  init(of root: ParsedElement, page: String, linked: any LinkedSheets) {
    root.forEachElement { element in
      if element.name == "style" {
        add(element.text)
      } else if element.name == "link", element["rel"] == "stylesheet",
        let address = element["href"], let styles = linked.styles(at: address, of: page)
      {
        bodies.merge(styles.bodies) { $1 }
      }
    }
  }

  /// A style sheet without the rules that are one class each; elements list these.
  package static func withoutClasses(_ sheet: String) -> String {
    sheet.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { rule(String($0)) == nil }.joined(separator: "\n")
  }

  /// Adds the rules of a style sheet.
  package mutating func add(_ sheet: String) {
    for line in sheet.split(separator: "\n") {
      guard let (name, body) = PageStyles.rule(String(line)) else { continue }
      bodies[name] = body
    }
  }

  /// The name and declarations of a line `.name{declarations}`.
  package static func rule(_ line: String) -> (String, String)? {
    guard line.hasPrefix("."), line.hasSuffix("}"), let brace = line.firstIndex(of: "{") else {
      return nil
    }
    let name = line[..<brace].dropFirst()
    guard name.utf8.count >= 7,
      name.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) })
    else { return nil }
    return (String(name), String(line[line.index(after: brace)...].dropLast()))
  }
}
