import Foundation
import TestSupport
import Testing

@Suite("A package that depends on this one")
struct ClientPackageTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    // What is tested is what is built, not how fast that is.
    process.environment = ProcessInfo.processInfo.environment.merging(["PLAIN_ENGINE": "1"]) { $1 }
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
    let usage = try run(["\(scratch)/debug/Client", "--nothing"])
    #expect(usage.status == 2)
    #expect(usage.output.hasPrefix("error: An unknown option --nothing\n  Known options: --port, "))
    let help = try run(["\(scratch)/debug/Client", "--help"])
    #expect(help.status == 0)
    #expect(help.output.hasPrefix("usage: Client [--port N] "))
    try serves("\(scratch)/debug/Client")
  }

  @Test("Without the trait Server it builds none of the server, and writes its first frames")
  func rendersOnly() throws {
    let package = root.appendingPathComponent("Tests/Fixtures/RenderingPackage").path
    let scratch = root.appendingPathComponent(".build/rendering").path
    let build = try run(["swift", "build", "--package-path", package, "--scratch-path", scratch])
    #expect(build.status == 0, "\(build.output.suffix(3000))")
    guard build.status == 0 else { return }
    let modules = try FileManager.default.contentsOfDirectory(atPath: "\(scratch)/debug/Modules")
    #expect(modules.contains("ViewTree.swiftmodule"))
    for module in ["WebServer", "LivePages", "SQLiteStore", "HTMLParsing", "PixelComparing"] {
      #expect(!modules.contains("\(module).swiftmodule"), "\(module)")
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rendered-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try run(["\(scratch)/debug/Rendering", "--static", folder.path])
    #expect(program.status == 0, "\(program.output)")
    let page = try String(
      contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
    #expect(page.contains("Tea &amp; biscuits"))
    // It can't serve itself.
    let usage = try run(["\(scratch)/debug/Rendering"])
    #expect(usage.status == 2)
    #expect(usage.output.hasPrefix("usage: Rendering [--static DIR]\n"))
  }

  /// Without `--static` the program serves itself until it is asked to stop.
  private func serves(_ program: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--port", "0", "--store", "none"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer { if process.isRunning { process.terminate() } }
    let address = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    #expect(address.hasPrefix("http://localhost:"))
    let port = try #require(UInt16(address.drop { !$0.isNumber }.prefix { $0.isNumber }))
    let client = try RawClient(port: port)
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    let answer = try #require(RawAnswer(client.readToEnd()))
    #expect(answer.status == 200)
    #expect(answer.body.contains("<title>Tasks</title>"))
    #expect(answer.body.contains("<meta name=\"live\" content=\""))
    #expect(answer.body.contains("<script type=\"module\" src=\"/-/live.js?"))
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(process.terminationReason == .exit)
  }
}
