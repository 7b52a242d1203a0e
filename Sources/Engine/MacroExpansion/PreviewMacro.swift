/// `#Preview("name", traits: …) { … }`: a type that a host of previews can find and build.
enum PreviewMacro {
  static func expand(
    _ fragment: SourceFragment, _ expansion: PluginRequest.FreestandingExpansion
  ) throws(MacroError) -> String {
    let call = try PreviewCall(fragment)
    if let arguments = call.arguments {
      return expand(fragment, expansion, call, arguments)
    }
    let body = try PreviewBody(fragment, call.body)
    return source(
      fragment, expansion, call, controls: body.controls,
      content: """
        static func _previewBody() -> any ViewTree.View {
        \(body.source)
        }
        """, make: ("func make() -> any ViewTree.View", "_previewBody()"))
  }

  /// A preview for each of some arguments.
  private static func expand(
    _ fragment: SourceFragment, _ expansion: PluginRequest.FreestandingExpansion,
    _ call: PreviewCall, _ arguments: Range<Int>
  ) -> String {
    source(
      fragment, expansion, call, controls: [],
      content: """
        static func _previewParts() -> [ViewTree._PreviewPart] {
        ViewTree._PreviewPart.all(\(fragment.text(arguments)), \(fragment.text(call.body)))
        }
        """,
      make: (
        """
        func make() -> any ViewTree.View { ViewTree.EmptyView() }
        static var parts: [ViewTree._PreviewPart]
        """, "_previewParts()"
      ))
  }

  /// The type of a preview, and that of what people have written in it.
  private static func source(
    _ fragment: SourceFragment, _ expansion: PluginRequest.FreestandingExpansion,
    _ call: PreviewCall, controls names: [String], content body: String,
    make: (declaration: String, value: String)
  ) -> String {
    let controls = names.map { literal($0) }.joined(separator: ", ")
    let name = "\(expansion.discriminator)7PreviewfMu_"
    let content = "\(expansion.discriminator)14PreviewContentfMu_"
    let location = expansion.syntax.location
    let line = location.line + fragment.lines(before: 0)
    let traits = call.traits.map { fragment.text($0) }.joined(separator: ", ")
    // The user's expressions stand in a type of their own: beside `title` and `make`, their names
    // would mean these.
    return """
      @MainActor enum \(content) {
      static var _previewTitle: String? { \(call.title.map { fragment.text($0) } ?? "nil") }
      static var _previewTraits: [ViewTree.PreviewTrait<ViewTree.Preview.ViewTraits>] { [\(traits)] }
      \(body)
      }
      struct \(name): ViewTree.PreviewRegistry {
      static var title: String? { \(content)._previewTitle }
      nonisolated static var fileID: String { \(literal(location.fileID)) }
      nonisolated static var line: Int { \(line) }
      static var traits: [ViewTree.PreviewTrait<ViewTree.Preview.ViewTraits>] {
      \(content)._previewTraits
      }
      nonisolated static var controls: [String] { [\(controls)] }
      static \(make.declaration) { \(content).\(make.value) }
      \(expansion.lexicalContext?.isEmpty ?? true ? record(of: name) : "")
      }
      """
  }

  /// A record in a section of the executable that names the type, so that a host can list all
  /// previews without a scan.
  ///
  /// The function writes an `any PreviewRegistry.Type` to where its argument points. Section
  /// names are a matter of the object format; this one is for the linker's `__start_` symbols.
  private static func record(of name: String) -> String {
    """
    #if objectFormat(ELF)
    @section("swiftui_previews") @used
    private nonisolated static let record: (UInt, @convention(c) (UnsafeMutableRawPointer) -> Void) =
    (1, { $0.initializeMemory(as: (any ViewTree.PreviewRegistry.Type).self, to: \(name).self) })
    #endif
    """
  }

  private static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": literal += "\\" + String(scalar)
      case "\u{0}"..<" ": literal += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
