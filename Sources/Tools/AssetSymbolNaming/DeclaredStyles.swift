import MacroExpansion

/// The names that sources give to styles themselves: `extension ShapeStyle where Self == Color { static var sea … }`.
///
/// Such a name can't be given a second time, so that what an app has already is left to it.
package struct DeclaredStyles: Sendable {
  package private(set) var names: Set<String> = []

  package init(sources: some Sequence<String> = []) {
    for source in sources where source.contains("ShapeStyle") { read(source) }
  }

  /// Reads a source; one whose brackets don't match has no names, as it doesn't compile.
  private mutating func read(_ source: String) {
    guard let source = try? SourceFragment(source) else { return }
    for index in source.tokens.indices where source.text(at: index) == "extension" {
      let named = source.text(at: index + 1) == "SwiftUI" ? index + 3 : index + 1
      guard source.text(at: named) == "ShapeStyle",
        let start = source.tokens[named...].firstIndex(where: { $0.text == "{" }),
        let end = source.closer(of: start)
      else { continue }
      var place = start + 1
      while place < end {
        if source.text(at: place) == "static", ["var", "let"].contains(source.text(at: place + 1)) {
          names.insert(source.text(at: place + 2))
        }
        // What is in the members' own brackets declares nothing of the extension's.
        place = source.index(after: place)
      }
    }
  }
}
