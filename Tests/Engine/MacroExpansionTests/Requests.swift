import Foundation

@testable import MacroExpansion

/// Requests as the compiler of Swift 6.3 sends them, with what the plugin doesn't read shortened.
enum Requests {
  /// The request to expand a `#Preview` whose leading trivia begins at line 4, offset 100.
  static func preview(_ source: String, context: [String] = []) -> String {
    message(
      "expandFreestandingMacro",
      [
        "discriminator": "$s1AX", "lexicalContext": context.map(scope),
        "macro": macro("Preview"), "macroRole": "declaration", "staticBuildConfiguration": "{}",
        "syntax": syntax(source, kind: "expression"),
      ])
  }

  /// The request to expand an `@Entry` in one of its roles.
  static func entry(
    _ source: String, role: String, context: String = "extension EnvironmentValues {}"
  ) -> String {
    message(
      "expandAttachedMacro",
      [
        "attributeSyntax": syntax("@Entry", kind: "attribute"),
        "declSyntax": syntax(source, kind: "declaration"), "discriminator": "$s1AX",
        "lexicalContext": [scope(context)], "macro": macro("Entry"), "macroRole": role,
        "staticBuildConfiguration": "{}",
      ])
  }

  static func reply(to message: String) throws -> PluginReply {
    MacroExpander.reply(
      to: try JSONDecoder().decode(PluginRequest.self, from: Data(message.utf8)))
  }

  private static func message(_ name: String, _ content: [String: Any]) -> String {
    let data = try? JSONSerialization.data(withJSONObject: [name: content])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  private static func macro(_ name: String) -> [String: Any] {
    ["moduleName": "ViewMacros", "name": name, "typeName": "\(name)Macro"]
  }

  private static func syntax(_ source: String, kind: String) -> [String: Any] {
    [
      "kind": kind, "source": source,
      "location": [
        "fileID": "App/Row.swift", "fileName": "/src/Row.swift", "line": 4, "column": 2,
        "offset": 100,
      ] as [String: Any],
    ]
  }

  private static func scope(_ source: String) -> [String: Any] {
    [
      "kind": "declaration", "source": source,
      "location": ["fileID": "", "fileName": "", "line": 0, "column": 0, "offset": 0]
        as [String: Any],
    ]
  }
}
