/// The parts of a `#Preview`, as ranges of tokens.
struct PreviewCall {
  /// The name's expression, which may be an explicit `nil`.
  var title: Range<Int>?
  var traits: [Range<Int>] = []
  /// The collection of arguments, if there is one.
  var arguments: Range<Int>?
  /// A closure with its braces, or an expression whose value is a function.
  var body: Range<Int>

  init(_ fragment: SourceFragment) throws(MacroError) {
    // The compiler has checked the call against the macro's declaration: what is wrong here is
    // a form that the declaration allows and this reader doesn't know.
    let everything = fragment.byteRange(fragment.tokens.indices)
    guard let start = fragment.tokens.firstIndex(where: { $0.text == "#Preview" }) else {
      throw MacroError("'#Preview' has an unknown form", at: everything)
    }
    var index = start + 1
    while fragment.text(at: index) == "." { index += 2 }
    if let end = fragment.genericArguments(at: index) { index = end }

    var arguments: [MacroArgument] = []
    if fragment.text(at: index) == "(", let end = fragment.closer(of: index) {
      arguments = fragment.arguments(in: index + 1..<end)
      index = end + 1
    }
    var body: Range<Int>?
    if fragment.text(at: index) == "{", let end = fragment.closer(of: index) {
      body = index..<end + 1
      index = end + 1
    }
    self.arguments = nil
    var hasTraits = false
    for argument in arguments {
      switch argument.label {
      case nil where !hasTraits: title = argument.value
      case nil: traits.append(argument.value)
      case "traits":
        hasTraits = true
        traits.append(argument.value)
      case "arguments":
        // What follows has no label of its own.
        hasTraits = true
        self.arguments = argument.value
      case "body": body = argument.value
      case let label?:
        throw MacroError(
          "'#Preview' has no argument '\(label)' here; write a name, 'traits', 'arguments' and a body",
          at: fragment.byteRange(argument.value))
      }
    }
    guard let body, index == fragment.tokens.count else {
      throw MacroError("'#Preview' needs one closure that makes a view", at: everything)
    }
    self.body = body
  }
}
