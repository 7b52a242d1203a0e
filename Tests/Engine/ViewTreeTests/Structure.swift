@testable import ViewTree

/// The elements of a view without the classes that are made of declarations.
@MainActor
func structure<V: View>(_ view: V) throws -> String {
  let renderer = HTMLRenderer(content: view)
  return withoutHashedClasses(try renderer.fragment)
}

/// Classes that are made of declarations have no hyphen; those of fixed rules have one.
func withoutHashedClasses(_ html: String) -> String {
  var parts = html.components(separatedBy: " class=\"")
  let first = parts.removeFirst()
  return parts.reduce(into: String(first)) { result, part in
    guard let end = part.firstIndex(of: "\"") else { return }
    let kept = part[..<end].split(separator: " ").filter { $0.contains("-") }
    if !kept.isEmpty { result += " class=\"" + kept.joined(separator: " ") + "\"" }
    result += part[part.index(after: end)...]
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    var result: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      result.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    result.append(rest)
    return result
  }
}
