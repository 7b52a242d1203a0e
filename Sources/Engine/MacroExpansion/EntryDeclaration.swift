/// The parts of a property that `@Entry` is attached to.
struct EntryDeclaration {
  /// The property's name without backticks.
  var name: String
  /// The type as written, an implicitly unwrapped optional as an optional.
  var type: String?
  /// The initial value's expression.
  var value: String?
  /// Where the declaration stands in the macro's source, without its attributes.
  private var range: Range<Int>

  init(_ fragment: SourceFragment) throws(MacroError) {
    var index = 0
    while fragment.text(at: index) == "@" { index = fragment.attribute(at: index).end }
    let start = index
    while index < fragment.tokens.count, !["var", "let"].contains(fragment.text(at: index)) {
      if ["static", "class"].contains(fragment.text(at: index)) {
        throw MacroError(
          "'@Entry' needs a property of instances; remove '\(fragment.text(at: index))'",
          at: fragment.tokens[index].range)
      }
      index = fragment.index(after: index)
    }
    range = fragment.byteRange(start..<fragment.tokens.count)
    guard fragment.text(at: index) == "var" else {
      throw MacroError("'@Entry' needs a 'var': the environment sets it", at: range)
    }
    index += 1
    name = fragment.text(at: index).filter { $0 != "`" }
    guard fragment.tokens.indices.contains(index), fragment.tokens[index].kind == .identifier,
      !name.isEmpty
    else {
      throw MacroError("'@Entry' needs one variable with a name", at: range)
    }
    index += 1

    if fragment.text(at: index) == ":" {
      let written = try Self.type(in: fragment, from: index + 1)
      type = written.text
      index = written.end
      if written.isCutByValue {
        value = fragment.text(index..<fragment.tokens.count)
        return
      }
    }
    if fragment.text(at: index) == "=" {
      value = fragment.text(index + 1..<fragment.tokens.count)
    } else if index < fragment.tokens.count {
      throw MacroError(
        "'@Entry' needs a stored property; it writes 'get' and 'set' itself",
        at: fragment.byteRange(index..<fragment.tokens.count))
    }
  }

  /// The type of the key beside the property.
  var keyName: String {
    let key = "__Key_\(name)"
    let isPlain = key.utf8.allSatisfy(SwiftLexer.isIdentifierByte)
    return isPlain ? key : "`\(key)`"
  }

  /// The type without the mark of an optional at its end.
  var wrappedType: String {
    guard let type, type.hasSuffix("?") else { return type ?? "Never" }
    return String(type.dropLast())
  }

  /// The expression of the default value, or nil where the container's keys have none.
  func defaultValue(in container: EntryMacro.Container) throws(MacroError) -> String? {
    let isOptional = type?.hasSuffix("?") ?? false
    guard container.hasDefaults else {
      guard isOptional, value == nil || value == "nil" else {
        throw MacroError(
          "'@Entry' in 'FocusedValues' needs an optional type and no value", at: range)
      }
      return nil
    }
    if let value { return value }
    guard isOptional else {
      throw MacroError(
        "'@Entry' needs a default value unless its type is optional: "
          + "'var \(name): \(type ?? "Type") = …'", at: range)
    }
    return "nil"
  }

  /// Reads a type up to `=`, an accessor block or the end.
  ///
  /// `Array<Int>=[]` is legal: there the operator is cut, and the value begins behind it.
  private static func type(
    in fragment: SourceFragment, from start: Int
  ) throws(MacroError) -> (text: String, end: Int, isCutByValue: Bool) {
    var index = start
    while index < fragment.tokens.count {
      let token = fragment.tokens[index]
      if token.text == "=" || token.text == "{" { break }
      if token.kind == .operator, token.text.hasPrefix(">"), token.text.hasSuffix("=") {
        let bytes = fragment.byteRange(start..<index + 1)
        return (
          fragment.text(bytes: bytes.lowerBound..<bytes.upperBound - 1), index + 1, true
        )
      }
      index = fragment.index(after: index)
    }
    var text = fragment.text(start..<index)
    if text.hasSuffix("!") { text = text.dropLast() + "?" }
    return (text, index, false)
  }
}
