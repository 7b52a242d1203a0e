import Foundation
import Testing

/// Runs the built plugin in the compiler, over stand-ins for what the expansions name.
@Suite("Expansions in the compiler")
struct ExpansionCompileTests {
  private let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// The products' folder, where the test executable stands.
  private let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  private func swiftc(_ arguments: [String]) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let plugin = products.appendingPathComponent("ViewMacros-tool").path
    process.arguments =
      ["swiftc", "-load-plugin-executable", "\(plugin)#ViewMacros", "-parse-as-library"]
      + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  /// Compiles the stand-ins and the macros' declarations as the module that expansions name.
  private func withModule(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("MacroExpansionTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let declarations = fixtures.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Engine/ViewTree/Macros")
    let sources = try FileManager.default.contentsOfDirectory(atPath: declarations.path)
      .sorted().map { declarations.appendingPathComponent($0).path }
    let result = try swiftc(
      [
        "-emit-module", "-module-name", "ViewTree", "-package-name", "tests", "-swift-version",
        "6", "-enable-upcoming-feature", "InternalImportsByDefault", "-emit-module-path",
        folder.appendingPathComponent("ViewTree.swiftmodule").path,
        fixtures.appendingPathComponent("StandIns.swift").path,
      ] + sources)
    #expect(result.output == "")
    try body(folder.path)
  }

  @Test("Every form compiles without a warning in Swift 5 and Swift 6 mode")
  func forms() throws {
    try withModule { folder in
      for version in ["5", "6"] {
        let result = try swiftc([
          "-typecheck", "-swift-version", version, "-I", folder,
          fixtures.appendingPathComponent("Forms.swift").path,
        ])
        #expect(result.output == "", "Swift \(version)")
        #expect(result.code == 0)
      }
    }
  }

  @Test("Errors stand at the user's own lines")
  func errors() throws {
    try withModule { folder in
      let source = fixtures.appendingPathComponent("Errors.swift").path
      let result = try swiftc(["-typecheck", "-swift-version", "6", "-I", folder, source])
      let errors = result.output.split(separator: "\n").filter { $0.contains(": error: ") }
        .compactMap { $0.hasPrefix("\(source):") ? $0.dropFirst(source.count + 1) : $0 }
        .map { $0.split(separator: ":", maxSplits: 3) }
        .map { "\($0[0]):\($0[1])" }
      #expect(errors == ["4:14", "5:10", "8:17", "13:3"])
      #expect(result.code == 1)
    }
  }
}
