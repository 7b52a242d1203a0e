import MacroExpansion

/// What a package's own declarations are called, as far as calls could mean them.
struct DeclaredNames: Equatable {
  var types: Set<String> = []
  /// The types that say that they are views where they are declared.
  var views: Set<String> = []
  var functions: Set<String> = []

  /// Takes the declarations of a source.
  ///
  /// - Complexity: O(*n*), where *n* is the source's length.
  mutating func add(_ source: String) {
    guard let fragment = try? SourceFragment(source) else { return }
    for index in fragment.tokens.indices.dropLast() where fragment.tokens[index].kind == .identifier
    {
      let name = fragment.text(at: index + 1)
      switch fragment.text(at: index) {
      case "func": functions.insert(name)
      case "struct":
        types.insert(name)
        if fragment.text(at: index + 2) == ":", isView(from: index + 3, fragment) {
          views.insert(name)
        }
      case "class", "enum", "actor", "typealias": types.insert(name)
      default: break
      }
    }
  }

  private func isView(from start: Int, _ fragment: SourceFragment) -> Bool {
    var index = start
    while index < fragment.tokens.count, fragment.text(at: index) != "{",
      fragment.text(at: index) != "where"
    {
      if fragment.text(at: index) == "View" { return true }
      index += 1
    }
    return false
  }
}
