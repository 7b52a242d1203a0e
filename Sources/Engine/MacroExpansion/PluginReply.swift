import Foundation

/// What a plugin answers.
enum PluginReply: Encodable, Equatable {
  case capability
  /// The expansion's source, or nil after an error, and what to tell the user.
  case expansion(source: String?, diagnostics: [Diagnostic])
  /// This plugin is an executable; it loads no libraries.
  case noLibrary

  /// The protocol's version that the compiler of Swift 6.3 speaks.
  static let protocolVersion = 7

  /// An error or a warning at a place in the user's source.
  struct Diagnostic: Encodable, Equatable {
    var message: String
    var severity = "error"
    var position: Position
    var highlights: [Range] = []
    var notes: [String] = []
    var fixIts: [String] = []
  }

  /// A place in a file.
  struct Position: Encodable, Equatable {
    var fileName: String
    /// UTF-8 code units from the start of the file.
    var offset: Int
  }

  /// The source that a diagnostic underlines.
  struct Range: Encodable, Equatable {
    var fileName: String
    var startOffset: Int
    var endOffset: Int
  }

  private enum CodingKeys: String, CodingKey {
    case getCapabilityResult, expandMacroResult, loadPluginLibraryResult
  }
  private enum CapabilityKeys: String, CodingKey { case capability }
  private enum CapabilityFields: String, CodingKey { case protocolVersion }
  private enum ExpansionKeys: String, CodingKey { case expandedSource, diagnostics }
  private enum LibraryKeys: String, CodingKey { case loaded, diagnostics }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .capability:
      var result = container.nestedContainer(
        keyedBy: CapabilityKeys.self, forKey: .getCapabilityResult)
      var fields = result.nestedContainer(keyedBy: CapabilityFields.self, forKey: .capability)
      try fields.encode(Self.protocolVersion, forKey: .protocolVersion)
    case .expansion(let source, let diagnostics):
      var result = container.nestedContainer(
        keyedBy: ExpansionKeys.self, forKey: .expandMacroResult)
      try result.encodeIfPresent(source, forKey: .expandedSource)
      try result.encode(diagnostics, forKey: .diagnostics)
    case .noLibrary:
      var result = container.nestedContainer(
        keyedBy: LibraryKeys.self, forKey: .loadPluginLibraryResult)
      try result.encode(false, forKey: .loaded)
      try result.encode([Diagnostic](), forKey: .diagnostics)
    }
  }
}
