/// The statements of a `#Preview`'s closure, made into the body of `make()`.
///
/// Without `@Previewable` the closure stays as it is and is handed to a view builder. With it,
/// the declarations so marked become properties of a view whose body is the rest, since state
/// needs a view to live in.
struct PreviewBody {
  let source: String
  /// The names of the variables that a reader of previews can set.
  private(set) var controls: [String] = []

  init(_ fragment: SourceFragment, _ body: Range<Int>) throws(MacroError) {
    guard fragment.text(at: body.lowerBound) == "{",
      fragment.closer(of: body.lowerBound) == body.upperBound - 1
    else {
      source = "ViewTree._PreviewBuilder.build(\(fragment.text(body)))"
      return
    }
    let statements = body.lowerBound + 1..<body.upperBound - 1
    let declarations = try Self.previewables(in: statements, of: fragment)
    guard !declarations.isEmpty else {
      if let parameters = PreviewParameterList(fragment, body) {
        source = "ViewTree._PreviewBuilder.parametrized \(parameters.source)"
        controls = parameters.names
      } else {
        source = "ViewTree._PreviewBuilder.build \(fragment.text(body))"
      }
      return
    }
    if let signature = Self.signature(in: statements, of: fragment) {
      throw MacroError(
        "'@Previewable' needs a closure without a signature; remove what precedes 'in'",
        at: fragment.byteRange(signature))
    }

    var rest = ""
    var copied = fragment.byteRange(body).lowerBound + 1
    for declaration in declarations {
      let bytes = fragment.byteRange(declaration.range)
      rest += fragment.text(bytes: copied..<bytes.lowerBound)
      // What preceded and followed on one line must not run together.
      rest += "\n"
      copied = bytes.upperBound
      if fragment.text(at: declaration.range.upperBound) == ";" {
        copied = fragment.tokens[declaration.range.upperBound].range.upperBound
      }
    }
    rest += fragment.text(bytes: copied..<fragment.byteRange(body).upperBound - 1)
    controls = declarations.compactMap(\.state)
    let list = controls.map { "ViewTree._PreviewControl(\"\($0)\", $\($0))" }
    source = """
      struct PreviewableContent: ViewTree._PreviewContent {
      \(declarations.map { $0.source }.joined(separator: "\n"))
      var _previewControls: [ViewTree._PreviewControl] { [\(list.joined(separator: ", "))] }
      var _previewBody: some ViewTree.View {
      \(rest)
      }
      }
      return PreviewableContent()
      """
  }

  private struct Declaration {
    /// The tokens of the declaration with all its attributes.
    var range: Range<Int>
    /// The declaration without `@Previewable`.
    var source: String
    /// The variable's name if it is state.
    var state: String?
  }

  /// The declarations marked with `@Previewable` among the statements themselves.
  private static func previewables(
    in statements: Range<Int>, of fragment: SourceFragment
  ) throws(MacroError) -> [Declaration] {
    var declarations: [Declaration] = []
    var index = statements.lowerBound
    while index < statements.upperBound {
      guard fragment.text(at: index) == "@" else {
        index = fragment.index(after: index)
        continue
      }
      let start = index
      var kept: [String] = []
      var isState = false
      var mark: Range<Int>?
      while index < statements.upperBound, fragment.text(at: index) == "@" {
        let attribute = fragment.attribute(at: index)
        if attribute.name == "Previewable" {
          mark = index..<attribute.end
        } else {
          kept.append(fragment.text(index..<attribute.end))
          isState = isState || attribute.name == "State"
        }
        index = attribute.end
      }
      guard let mark else { continue }
      let declaration = index
      while index < statements.upperBound, !["var", "let"].contains(fragment.text(at: index)) {
        index += 1
      }
      guard index < statements.upperBound else {
        throw MacroError(
          "'@Previewable' belongs to a variable with a property wrapper, such as '@State'",
          at: fragment.byteRange(mark))
      }
      let end = fragment.endOfStatement(from: index, upTo: statements.upperBound)
      kept.append(fragment.text(declaration..<end))
      let name = index + 1 < end && fragment.tokens[index + 1].kind == .identifier
      declarations.append(
        Declaration(
          range: start..<end, source: kept.joined(separator: " "),
          state: isState && name ? fragment.text(at: index + 1) : nil))
      index = end
    }
    return declarations
  }

  /// The tokens of `() -> any View in` and the like, or nil.
  private static func signature(
    in statements: Range<Int>, of fragment: SourceFragment
  ) -> Range<Int>? {
    var index = statements.lowerBound
    while fragment.text(at: index) == "@" {
      let attribute = fragment.attribute(at: index)
      if attribute.name == "Previewable" { return nil }
      index = attribute.end
    }
    guard ["(", "[", "in"].contains(fragment.text(at: index)) else { return nil }
    while index < statements.upperBound {
      let token = fragment.tokens[index]
      if token.text == "in" { return statements.lowerBound..<index + 1 }
      if token.startsLine, index > statements.lowerBound { return nil }
      index = fragment.index(after: index)
    }
    return nil
  }
}
