/// Routes a request to the macro that it names.
enum MacroExpander {
  /// The answer to a request; errors in the user's source become diagnostics.
  static func reply(to request: PluginRequest) -> PluginReply {
    switch request {
    case .capability: .capability
    case .loadLibrary: .noLibrary
    case .unknown: .expansion(source: nil, diagnostics: [])
    case .freestanding(let expansion):
      result(expansion.syntax) { fragment throws(MacroError) in
        switch expansion.macro.typeName {
        case "PreviewMacro": return try PreviewMacro.expand(fragment, expansion)
        case "EmptyMacro": return ""
        default: throw unknown(expansion.macro)
        }
      }
    case .attached(let expansion):
      result(
        expansion.declSyntax, afterError: expansion.macroRole == "accessor" ? noAccessors : nil
      ) { fragment throws(MacroError) in
        switch expansion.macro.typeName {
        case "EntryMacro": return try EntryMacro.expand(fragment, expansion)
        case "PreviewableMacro": return ""
        case "ModelMacro": return try ModelMacro.expand(fragment, expansion)
        case "PersistedPropertyMacro":
          return try ModelMacro.expandProperty(fragment, expansion)
        case "QueryMacro": return try QueryMacro.expand(fragment, expansion)
        case "ModelActorMacro": return ModelActorMacro.expand(expansion)
        default: throw unknown(expansion.macro)
        }
      }
    }
  }

  /// Accessors for a property whose macro failed: they keep the compiler from taking it for a
  /// stored one and reporting that too.
  private static let noAccessors = "{ get { Swift.fatalError() } set {} }"

  private static func result(
    _ syntax: PluginRequest.Syntax, afterError recovery: String? = nil,
    _ expand: (SourceFragment) throws(MacroError) -> String
  ) -> PluginReply {
    do throws(MacroError) {
      let source = try expand(try SourceFragment(syntax.source))
      return .expansion(source: source, diagnostics: [])
    } catch {
      return .expansion(source: recovery, diagnostics: [diagnostic(error, in: syntax)])
    }
  }

  private static func diagnostic(
    _ error: MacroError, in syntax: PluginRequest.Syntax
  ) -> PluginReply.Diagnostic {
    let file = syntax.location.fileName
    let start = syntax.location.offset + error.range.lowerBound
    return PluginReply.Diagnostic(
      message: error.message, position: .init(fileName: file, offset: start),
      highlights: [
        .init(
          fileName: file, startOffset: start,
          endOffset: syntax.location.offset + error.range.upperBound)
      ])
  }

  private static func unknown(_ macro: PluginRequest.Macro) -> MacroError {
    MacroError("this package has no macro '\(macro.typeName)'", at: 0..<0)
  }
}
