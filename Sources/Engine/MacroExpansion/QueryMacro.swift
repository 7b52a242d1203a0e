/// `@Query(…) var name: [Model]`: the variable reads what a query beside it fetches.
///
/// The query is not private, since a view's memberwise initialiser would be too.
enum QueryMacro {
  /// The accessor or the query, by the expansion's role.
  static func expand(
    _ fragment: SourceFragment, _ expansion: PluginRequest.AttachedExpansion
  ) throws(MacroError) -> String {
    var index = 0
    var arguments = ""
    while fragment.text(at: index) == "@" {
      let attribute = fragment.attribute(at: index)
      if attribute.name == "Query" {
        arguments = fragment.text(index..<attribute.end)
        arguments = arguments.firstIndex(of: "(").map { String(arguments[$0...]) } ?? "()"
      }
      index = attribute.end
    }
    while index < fragment.tokens.count, fragment.text(at: index) != "var" { index += 1 }
    let name = fragment.text(at: index + 1)
    guard fragment.text(at: index + 2) == ":", let element = element(fragment, from: index + 3)
    else {
      if expansion.macroRole == "peer" { return "" }
      throw MacroError(
        "'@Query' needs a variable of an array of models: 'var items: [Item]'",
        at: fragment.byteRange(min(index, fragment.tokens.count - 1)..<fragment.tokens.count))
    }
    let plain = name.filter { $0 != "`" }
    if expansion.macroRole == "peer" {
      return "var _\(plain): SwiftData.Query<\(element), [\(element)]> = .init\(arguments)"
    }
    // A variable of a closure has no query beside it; only what a preview makes of it has one.
    let around = expansion.lexicalContext?.first?.source.drop(while: \.isWhitespace)
    if around?.first == "{" {
      return "{ get { SwiftData.Query<\(element), [\(element)]>\(arguments).wrappedValue } }"
    }
    return "{ get { _\(plain).wrappedValue } }"
  }

  /// The type in `[Type]` or `Array<Type>`; of another name for an array its `Element`.
  private static func element(_ fragment: SourceFragment, from start: Int) -> String? {
    if fragment.text(at: start) == "[", let end = fragment.closer(of: start) {
      return fragment.text(start + 1..<end)
    }
    if fragment.text(at: start) == "Array", let end = fragment.genericArguments(at: start + 1) {
      return fragment.text(start + 2..<end - 1)
    }
    var end = start + 1
    while fragment.text(at: end) == "." { end += 2 }
    guard let first = fragment.text(at: start).first, first.isLetter || first == "_",
      end <= fragment.tokens.count, !["?", "!", "<"].contains(fragment.text(at: end))
    else { return nil }
    return fragment.text(start..<end) + ".Element"
  }
}
