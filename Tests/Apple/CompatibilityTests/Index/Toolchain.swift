import Foundation

/// The compiler's tools, and the folder that it built this test in.
struct Toolchain {
  /// What went wrong outside of this process.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private struct Information: Decodable {
    struct Target: Decodable { var unversionedTriple: String }
    struct Paths: Decodable { var runtimeResourcePath: String }
    var target: Target
    var paths: Paths
  }

  /// The machine that code is made for, such as `x86_64-unknown-linux-gnu`.
  let target: String
  /// The folder of the toolchain, `usr`.
  let root: URL
  /// The folder of this build, `.build/debug`.
  let build: URL

  init() throws {
    let output = try Self.run("swift", ["-print-target-info"])
    let information = try JSONDecoder().decode(Information.self, from: Data(output.utf8))
    target = information.target.unversionedTriple
    root = URL(fileURLWithPath: information.paths.runtimeResourcePath)
      .deletingLastPathComponent().deletingLastPathComponent()
    build = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
  }

  /// The description of a module's public symbols, in a file for each module that it extends.
  func symbolGraphs(of module: String) throws -> [Data] {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let extracting = [
      "-module-name", module, "-I", build.appendingPathComponent("Modules").path,
      "-target", target, "-output-dir", folder.path, "-minimum-access-level", "public",
      "-skip-inherited-docs", "-skip-synthesized-members", "-skip-protocol-implementations",
    ]
    let headers = try Self.run("pkg-config", ["--cflags", "libxml-2.0"])
      .split(whereSeparator: \.isWhitespace).map(String.init)
    let clang = try moduleMaps().map { "-fmodule-map-file=\($0.path)" } + headers
    _ = try Self.run(
      root.appendingPathComponent("bin/swift-symbolgraph-extract").path,
      extracting + clang.flatMap { ["-Xcc", $0] })
    return try files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { try Data(contentsOf: $0) }
  }

  /// The maps of the C modules, one for each: a target may be built for tools a second time.
  private func moduleMaps() throws -> [URL] {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Sources").standardized
    var maps = ["CLibXML2": sources.appendingPathComponent("System/CLibXML2/module.modulemap")]
    for folder in try FileManager.default.contentsOfDirectory(atPath: build.path).sorted() {
      let map = build.appendingPathComponent(folder).appendingPathComponent("module.modulemap")
      guard folder.hasSuffix(".build"), FileManager.default.fileExists(atPath: map.path) else {
        continue
      }
      let target = folder.dropLast(".build".count)
      maps[target.hasSuffix("-tool") ? String(target.dropLast("-tool".count)) : String(target)] =
        map
    }
    return maps.keys.sorted().compactMap { maps[$0] }
  }

  /// What a tool writes; its name is looked up unless it is a path.
  private static func run(_ tool: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        description: "\(tool) ended with status \(process.terminationStatus). Run it by hand:"
          + " \(([tool] + arguments).joined(separator: " "))")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
