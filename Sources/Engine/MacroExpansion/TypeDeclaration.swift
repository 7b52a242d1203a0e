/// Where a type is declared in a source.
package struct TypeDeclaration: Hashable, Sendable {
  /// The type's own name, without the types around it.
  package var name: String
  /// The line of the name, beginning with 1.
  package var line: Int

  /// The structures, classes, enumerations and actors that a source declares, in order; none if it
  /// can't be read.
  ///
  /// - Complexity: O(*n*), where *n* is the source's length.
  package static func all(in source: String) -> [TypeDeclaration] {
    guard let tokens = try? SwiftLexer.tokens(of: source) else { return [] }
    var result: [TypeDeclaration] = []
    var line = 1
    var offset = 0
    let bytes = Array(source.utf8)
    for (index, token) in tokens.enumerated().dropLast() {
      // `class func` declares no type, and `.struct` is a name.
      guard token.kind == .identifier, introducers.contains(token.text),
        tokens[index + 1].kind == .identifier, !members.contains(tokens[index + 1].text),
        index == 0 || tokens[index - 1].text != "."
      else { continue }
      let name = tokens[index + 1]
      while offset < name.range.lowerBound {
        if bytes[offset] == UInt8(ascii: "\n") { line += 1 }
        offset += 1
      }
      result.append(
        TypeDeclaration(
          name: name.text.filter { $0 != "`" }, line: line))
    }
    return result
  }

  static let introducers: Set<String> = ["struct", "class", "enum", "actor"]
  static let members: Set<String> = [
    "func", "var", "let", "subscript", "override", "final",
  ]
}
