import Foundation
import Testing

@Suite("The program that shows previews, as it is written")
struct HostSourceTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The Swift of a document that has a line.
  private func source(in document: String, with line: String) throws -> String {
    let text = try String(contentsOf: root.appendingPathComponent(document), encoding: .utf8)
    let blocks = text.components(separatedBy: "```")
    let block = try #require(blocks.first { $0.hasPrefix("swift\n") && $0.contains(line) })
    return String(block.dropFirst("swift\n".count))
  }

  @Test(
    "It compiles in both language modes, at the top of a file and from a function",
    arguments: ["README.md", "Sources/Previews/ViewPreviews/ViewPreviews.docc/ViewPreviews.md"],
    ["5", "6"])
  func compiles(_ document: String, mode: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("host-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let main = try source(in: document, with: "PreviewHost.main()")
      .replacingOccurrences(of: "MyViews", with: "MomentsViews")
    try main.write(
      to: folder.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
    let other = "import ViewPreviews\nfunc show() -> Never { PreviewHost.main() }\n"
    try other.write(
      to: folder.appendingPathComponent("other.swift"), atomically: true, encoding: .utf8)
    let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    // Those of C targets, and of libraries of the system.
    let folders = try FileManager.default.contentsOfDirectory(atPath: products.path)
      .filter { $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build") }
      .map { products.appendingPathComponent($0) }
    let libraries = ["CLibXML2", "CNettle", "CPNG", "CSQLite", "CWslay"]
      .map { root.appendingPathComponent("Sources/System").appendingPathComponent($0) }
    let maps = (folders + libraries)
      .map { $0.appendingPathComponent("module.modulemap").path }
      .filter { FileManager.default.fileExists(atPath: $0) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-swift-version", mode, "-I",
        products.appendingPathComponent("Modules").path,
      ] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
      + ["-Xcc", "-I/usr/include/libxml2"]
      + ["main.swift", "other.swift"].map { folder.appendingPathComponent($0).path }
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: output, as: UTF8.self))")
  }
}
