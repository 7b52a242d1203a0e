import Foundation

/// Makes scripts small by `esbuild`, which only those who change the client need (Debian's package of that
/// name; `make client` installs it).
final class ScriptBundler {
  private let cache: URL

  init() throws {
    cache = FileManager.default.temporaryDirectory
      .appendingPathComponent("client-names-\(UUID().uuidString).json")
    try Data("{}".utf8).write(to: cache)
  }

  deinit { try? FileManager.default.removeItem(at: cache) }

  /// Gives the properties of some modules their short names, the same in all of them: the most frequent of
  /// the first module first.
  func nameProperties(of files: [URL], _ constants: [String: Data]) throws {
    for file in files { _ = try minified(file, constants) }
  }

  /// A module made small, with constants, which are JSON, in the place of their names.
  func minified(_ file: URL, _ constants: [String: Data]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "esbuild", file.path, "--minify", "--format=esm", "--target=es2022", "--charset=utf8",
        "--mangle-props=^\\$", "--mangle-cache=\(cache.path)", "--log-level=warning",
      ]
      + constants.sorted { $0.key < $1.key }.map {
        "--define:\($0.key)=\(String(decoding: $0.value, as: UTF8.self))"
      }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, message.isEmpty else {
      throw ScriptError(
        message: "esbuild can't make \(file.lastPathComponent) small. "
          + String(decoding: message, as: UTF8.self)
          + (process.terminationStatus == 127 ? " Install it: apt-get install esbuild" : ""))
    }
    var result = String(decoding: text, as: UTF8.self)
    while result.last == "\n" { result.removeLast() }
    for group in Set(constants.keys.compactMap { $0.split(separator: ".").first }) {
      guard let range = result.range(of: "\(group).") else { continue }
      throw ScriptError(
        message: "\(file.lastPathComponent) names \(result[range.lowerBound...].prefix(30)), which "
          + "has no number. ProtocolNumbers has those that there are.")
    }
    return result
  }
}

/// A script that can't be made small.
package struct ScriptError: Error, CustomStringConvertible {
  package var message: String
  package var description: String { message }
}
