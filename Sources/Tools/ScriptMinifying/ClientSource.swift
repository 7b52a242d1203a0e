import ElementDiff
import ElementTree
package import Foundation
import LivePages

/// The modules of the browser's client of live pages, made small and named by their hashes.
package struct ClientSource {
  /// A module as it is served.
  package struct Module {
    /// The file's name.
    package var name: String
    /// The first 8 hexadecimal digits of the text's SHA-256, or of all texts that are loaded on demand.
    package var hash: String
    package var text: String
  }

  /// The module that pages name, then those that it loads.
  package let modules: [Module]

  /// The module that pages of debug builds have beside the others.
  package let warnings: Module

  /// The modules that are loaded when something asks for them, in the order of `LiveModules`.
  private static let onDemand = ["controls.js", "gestures.js", "actions.js", "more.js"]

  /// The modules that those load, by what stands for their addresses in them: few pages need one.
  private static let parts = [
    "MOTION": "motion.js", "NEAR": "near.js", "DROPS": "drops.js", "PULLS": "pulls.js",
    "STREAM": "stream.js", "SHORTCUTS": "shortcuts.js", "FILES": "files.js",
    "MEDIA": "media.js", "GRIPS": "grips.js", "PICTURES": "pictures.js", "SCROLLS": "scrolls.js",
    "SLIDES": "slides.js",
  ]

  /// Reads the sources in a folder and makes them small with esbuild.
  package init(folder: URL) throws {
    let bundler = try ScriptBundler()
    var constants = try Self.constants.mapValues { try JSONEncoder().encode($0) }
    constants["NAMES"] = try JSONEncoder().encode(WireNames.words.joined(separator: " "))
    constants["MODULES"] = try JSONEncoder().encode(
      Self.onDemand.map { String($0.dropLast(3)) }.joined(separator: " "))
    // Properties that begin with `$` are the modules' own; the core's names are given first.
    let names = ["live.js"] + Self.onDemand + Self.parts.values.sorted()
    try bundler.nameProperties(of: names.map { folder.appendingPathComponent($0) }, constants)
    func module(_ name: String) throws -> Module {
      let file = folder.appendingPathComponent(name)
      return try Module(name: name, text: bundler.minified(file, constants))
    }
    // One may load those whose names come before its own.
    var parts: [Module] = []
    for (name, file) in Self.parts.sorted(by: { $0.key < $1.key }) {
      let part = try module(file)
      parts.append(part)
      constants[name] = try JSONEncoder().encode("./\(part.name)?\(part.hash)")
    }
    var modules = try Self.onDemand.map(module)
    // One for all: the module that loads them says it once.
    let hash = Module.hash(of: modules.flatMap { Array($0.text.utf8) })
    for index in modules.indices { modules[index].hash = hash }
    constants["HASH"] = try JSONEncoder().encode(".js?\(hash)")
    self.modules =
      [try module("live.js")] + modules + parts.sorted { $0.name < $1.name }
    warnings = try module("warnings.js")
    sourceHash = try Self.hash(ofSourcesIn: folder)
  }

  /// The hash of the sources that the modules were made of, by which a test sees that they still are.
  package let sourceHash: String

  /// The numbers that are written into the sources in the place of their names.
  private static let constants = ProtocolNumbers.constants

  /// The hash of all sources in a folder, and of the words and numbers that are written into them.
  package static func hash(ofSourcesIn folder: URL) throws -> String {
    var bytes = Array(WireNames.words.joined(separator: " ").utf8)
    for (name, number) in constants.sorted(by: { $0.key < $1.key }) {
      bytes += "\(name)=\(number);".utf8
    }
    for name in ["live.js", "warnings.js"] + onDemand + parts.values.sorted() {
      bytes += try Data(contentsOf: folder.appendingPathComponent(name))
    }
    return Module.hash(of: bytes)
  }

  /// The folder of the sources in this package.
  package static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Live/LivePages/Client")

  /// The Swift source that embeds the modules.
  package var swift: String {
    var text = """
      /// The modules of the browser's client, made small. Written by `make client`.
      package enum ClientScripts {
        /// A module as it is served.
        package struct Module: Sendable {
          /// The file's name.
          package let name: String
          /// What stands behind `?` in its address: the beginning of a SHA-256 that changes with its text.
          package let hash: String
          package let text: String
        }

        /// The hash of the sources that the modules were made of.
        package static let sourceHash = "\(sourceHash)"

        /// The module that pages name.
        package static let live = all[0]

        /// Every module, ``live`` first; pages ask for the others beside it.
        // swift-format-ignore
        package static let all: [Module] = [

      """
    for module in modules { text += "    \(module.swift),\n" }
    return text + """
        ]

        /// What shows authors what their views are warned about.
        // swift-format-ignore
        package static let warnings = \(warnings.swift)
      }

      """
  }
}

extension ClientSource.Module {
  init(name: String, text: String) {
    self.init(name: name, hash: Self.hash(of: Array(text.utf8)), text: text)
  }

  /// The expression that makes the module.
  var swift: String {
    "Module(\n      name: \"\(name)\", hash: \"\(hash)\",\n"
      + "      text: ##\"\"\"\n\(text)\n\"\"\"##)"
  }

  /// The first 8 hexadecimal digits of a SHA-256.
  static func hash(of bytes: [UInt8]) -> String {
    SHA256.digest(of: bytes).prefix(4)
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
