import Foundation
import HTMLParsing

/// The rules of a page's style sheets that are one class each, as our pages write them.
struct PageStyles {
  /// The declarations by class name.
  private(set) var bodies: [String: String] = [:]

  /// Reads the style elements of a page and the sheets beside it that it links.
  init(of root: ParsedElement, in folder: URL) {
    root.forEachElement { element in
      if element.name == "style" {
        add(element.text)
      } else if element.name == "link", element["rel"] == "stylesheet",
        let address = element["href"], !address.contains(":")
      {
        let file = URL(fileURLWithPath: address, relativeTo: folder)
        if let data = try? Data(contentsOf: file) { add(String(decoding: data, as: UTF8.self)) }
      }
    }
  }

  /// A style sheet without the rules that are one class each; elements tell of these.
  static func withoutClasses(_ sheet: String) -> String {
    sheet.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { rule(String($0)) == nil }.joined(separator: "\n")
  }

  private mutating func add(_ sheet: String) {
    for line in sheet.split(separator: "\n") {
      guard let (name, body) = PageStyles.rule(String(line)) else { continue }
      bodies[name] = body
    }
  }

  /// The name and declarations of a line `.name{declarations}`.
  private static func rule(_ line: String) -> (String, String)? {
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
