import ElementDiff
import ElementTree
package import Foundation
import ViewTree

/// The modules of the browser's client of live pages, made small and named by their hashes.
package struct ClientSource {
  /// A module as it is served.
  package struct Module {
    /// The file's name.
    package var name: String
    /// The first 8 hexadecimal digits of the text's SHA-256.
    package var hash: String
    package var text: String
  }

  /// The module that pages name, then those that it loads.
  package let modules: [Module]

  /// The modules that are loaded when something asks for them, by the constants of their addresses; each
  /// can load those before it.
  private static let onDemand = [
    (constant: "ACTIONS", name: "actions.js"), (constant: "GESTURES", name: "gestures.js"),
    (constant: "CONTROLS", name: "controls.js"), (constant: "MORE", name: "more.js"),
    (constant: "TRANSPORT", name: "transport.js"),
  ]

  /// What browsers have.
  private static let freeNames: Set<String> = [
    "AbortController", "Array", "Blob", "CSSStyleSheet", "DocumentFragment", "Float32Array",
    "IntersectionObserver", "Map", "Math", "Object", "Promise", "ResizeObserver", "Set", "String",
    "Text",
    "TextDecoder", "TextEncoder", "URL", "Uint8Array", "WebSocket", "addEventListener",
    "clearTimeout", "document", "fetch", "getComputedStyle", "getSelection", "history", "location",
    "matchMedia", "ononline", "onpopstate",
    "open",
    "parseInt", "performance", "setTimeout",
  ]

  /// Reads and minifies the sources in a folder.
  package init(folder: URL) throws {
    let read = { (name: String) in
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    var constants = [
      "NAMES": WireNames.words.joined(separator: " ")
    ]
    let properties = try ScriptMinifier.properties(
      of: ["live.js"].map(read) + Self.onDemand.map { try read($0.name) })
    let minified = { (name: String, constants: [String: String]) in
      var minifier = ScriptMinifier(
        freeNames: Self.freeNames, constants: constants.mapValues(ScriptMinifier.literal))
      minifier.properties = properties
      return try Module(name: name, text: minifier.minified(read(name)))
    }
    var modules: [Module] = []
    for (constant, name) in Self.onDemand {
      let module = try minified(name, constants)
      constants[constant] = "./\(module.name)?\(module.hash)"
      modules.append(module)
    }
    let core = try minified("live.js", constants)
    self.modules = [core] + modules
  }

  /// The folder of the sources in this package.
  package static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("LivePages/Client")

  /// The Swift source that embeds the modules.
  package var swift: String {
    var text = """
      /// The modules of the browser's client, made small. Written by `make client`.
      package enum ClientScripts {
        /// A module as it is served.
        package struct Module: Sendable {
          /// The file's name.
          package let name: String
          /// The beginning of its text's SHA-256, which stands behind `?` in its address.
          package let hash: String
          package let text: String
        }

        /// The module that pages name.
        package static let live = all[0]

        /// Every module, ``live`` first; pages ask for the others beside it.
        // swift-format-ignore
        package static let all: [Module] = [

      """
    for module in modules {
      text += "    Module(\n      name: \"\(module.name)\", hash: \"\(module.hash)\",\n"
      text += "      text: ##\"\"\"\n\(module.text)\n\"\"\"##),\n"
    }
    return text + "  ]\n}\n"
  }
}

extension ClientSource.Module {
  init(name: String, text: String) {
    let digest = SHA256.digest(of: Array(text.utf8)).prefix(4)
    let hash = digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    self.init(name: name, hash: hash, text: text)
  }
}
