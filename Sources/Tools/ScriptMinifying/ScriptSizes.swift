import Foundation

/// How many bytes the client's modules are.
package struct ScriptSizes {
  /// One module's bytes.
  package struct Size {
    package var name: String
    package var bytes: Int
    /// Bytes after `gzip -9`.
    package var compressed: Int
  }

  package let sizes: [Size]

  /// Measures the modules with the `gzip` on `PATH`.
  package init(_ modules: [(name: String, text: String)]) throws {
    sizes = try modules.map {
      Size(name: $0.name, bytes: $0.text.utf8.count, compressed: try Self.compressedCount($0.text))
    }
  }

  /// The compressed size of the module that every page loads.
  package var core: Int { sizes.first?.compressed ?? 0 }
  /// The compressed size of all others of live pages together.
  package var onDemand: Int {
    sizes.dropFirst().filter { $0.name != "search.js" }.reduce(0) { $0 + $1.compressed }
  }

  /// The sizes as JSON.
  package var json: String {
    let lines = sizes.map {
      "  {\"name\": \"\($0.name)\", \"minified\": \($0.bytes), \"gzip\": \($0.compressed)}"
    }
    return """
      {"core": \(core), "onDemand": \(onDemand), "modules": [
      \(lines.joined(separator: ",\n"))
      ]}
      """
  }

  private static func compressedCount(_ text: String) throws -> Int {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("script-\(UUID().uuidString)")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-9", "-n", "-c", file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let count = output.fileHandleForReading.readDataToEndOfFile().count
    process.waitUntilExit()
    return count
  }
}
