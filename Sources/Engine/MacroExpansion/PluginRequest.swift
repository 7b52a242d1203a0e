import Foundation

/// What the compiler asks of a plugin; fields that no macro here needs are left out.
enum PluginRequest: Decodable {
  case capability
  case freestanding(FreestandingExpansion)
  case attached(AttachedExpansion)
  case loadLibrary
  case unknown

  /// A piece of source as the user wrote it, with its leading and trailing trivia.
  struct Syntax: Decodable {
    var source: String
    var location: Location
  }

  /// Where a piece of source begins, its leading trivia included.
  struct Location: Decodable {
    var fileID: String
    var fileName: String
    /// UTF-8 code units from the start of the file.
    var offset: Int
    /// From 1.
    var line: Int
  }

  /// Which macro is to be expanded.
  struct Macro: Decodable {
    var name: String
    /// The `type:` of the macro's `#externalMacro`.
    var typeName: String
  }

  /// `#Macro(…) { … }`.
  struct FreestandingExpansion: Decodable {
    var macro: Macro
    /// The mangled prefix that makes the names of this expansion unique.
    var discriminator: String
    var syntax: Syntax
    /// The declarations around the expansion, the innermost first, without their members.
    var lexicalContext: [Syntax]?
  }

  /// `@Macro declaration`.
  struct AttachedExpansion: Decodable {
    var macro: Macro
    /// `accessor`, `peer` and so on: a macro with two roles is expanded twice.
    var macroRole: String
    var declSyntax: Syntax
    /// The type that an `extension` role extends.
    var extendedTypeSyntax: Syntax?
    /// The declarations around the expansion, the innermost first, without their members.
    var lexicalContext: [Syntax]?
  }

  private enum CodingKeys: String, CodingKey {
    case getCapability, expandFreestandingMacro, expandAttachedMacro, loadPluginLibrary
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch container.allKeys.first {
    case .getCapability: self = .capability
    case .loadPluginLibrary: self = .loadLibrary
    case .expandFreestandingMacro:
      self = .freestanding(
        try container.decode(FreestandingExpansion.self, forKey: .expandFreestandingMacro))
    case .expandAttachedMacro:
      self = .attached(try container.decode(AttachedExpansion.self, forKey: .expandAttachedMacro))
    case nil: self = .unknown
    }
  }
}
