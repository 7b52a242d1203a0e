/// `@Entry var name: Type = value` in an extension of `EnvironmentValues` and its like.
///
/// The property becomes computed over a key type beside it, which holds the default value.
enum EntryMacro {
  /// The accessors or the key, by the expansion's role.
  ///
  /// Both roles see the same errors; only the accessors' expansion reports them.
  static func expand(
    _ fragment: SourceFragment, _ expansion: PluginRequest.AttachedExpansion
  ) throws(MacroError) -> String {
    let isPeer = expansion.macroRole == "peer"
    do throws(MacroError) {
      let container = try container(of: fragment, expansion.lexicalContext ?? [])
      let entry = try EntryDeclaration(fragment)
      let value = try entry.defaultValue(in: container)
      return isPeer ? key(of: entry, value, container) : accessors(of: entry)
    } catch {
      if isPeer { return "" }
      throw error
    }
  }

  private static func accessors(of entry: EntryDeclaration) -> String {
    let key = entry.keyName
    return "{ get { self[\(key).self] } set { self[\(key).self] = newValue } }"
  }

  private static func key(
    of entry: EntryDeclaration, _ value: String?, _ container: Container
  ) -> String {
    guard let value else {
      return """
        nonisolated private struct \(entry.keyName): ViewTree.\(container.keyProtocol) {
        typealias Value = \(entry.wrappedType)
        }
        """
    }
    // `_EntryDefault` is not Sendable whatever it holds, so that `nonisolated(unsafe)` is needed
    // and never warned about. Where no type is written, the key's Value is inferred from it.
    let type = entry.type.map { ": ViewTree._EntryDefault<\($0)>" } ?? ""
    return """
      nonisolated private struct \(entry.keyName): ViewTree.\(container.keyProtocol), \
      ViewTree._EntryKey {
      nonisolated(unsafe) static let _entry\(type) = ViewTree._EntryDefault(\(value))
      }
      """
  }

  /// A type whose properties `@Entry` can define.
  struct Container {
    var keyProtocol: String
    /// Whether a key has a default value; otherwise properties are optional.
    var hasDefaults = true
  }

  private static let containers = [
    "EnvironmentValues": Container(keyProtocol: "EnvironmentKey"),
    "Transaction": Container(keyProtocol: "TransactionKey"),
    "ContainerValues": Container(keyProtocol: "ContainerValueKey"),
    "FocusedValues": Container(keyProtocol: "FocusedValueKey", hasDefaults: false),
  ]

  private static func container(
    of fragment: SourceFragment, _ context: [PluginRequest.Syntax]
  ) throws(MacroError) -> Container {
    if let innermost = context.first, let scope = try? SourceFragment(innermost.source),
      let keyword = scope.tokens.firstIndex(where: { $0.text == "extension" })
    {
      var name = keyword + 1
      while scope.text(at: name + 1) == "." { name += 2 }
      if let container = containers[scope.text(at: name)] { return container }
    }
    let mark = fragment.tokens.firstIndex { $0.text == "@" } ?? 0
    throw MacroError(
      "'@Entry' belongs to a property in an extension of 'EnvironmentValues', 'Transaction', "
        + "'ContainerValues' or 'FocusedValues'",
      at: fragment.byteRange(mark..<mark + 2))
  }
}
