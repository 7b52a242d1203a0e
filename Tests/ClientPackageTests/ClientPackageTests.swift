import Foundation
import Testing

@Suite("A package that depends on this one")
struct ClientPackageTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  @Test("Its SwiftUI sources compile in Swift 5 mode and write their first frames")
  func builds() throws {
    let package = root.appendingPathComponent("Tests/Fixtures/ClientPackage").path
    let scratch = root.appendingPathComponent(".build/client").path
    let build = try run(["swift", "build", "--package-path", package, "--scratch-path", scratch])
    #expect(build.status == 0, "\(build.output.suffix(3000))")
    guard build.status == 0 else { return }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("client-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try run(["\(scratch)/debug/Client", "--static", folder.path])
    #expect(program.status == 0, "\(program.output)")
    let page = try String(
      contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("<title>Tasks</title>"))
    #expect(page.contains("Tea &amp; biscuits"))
    #expect(page.contains("role=\"switch\""))
    let usage = try run(["\(scratch)/debug/Client"])
    #expect(usage.status == 2)
  }
}
