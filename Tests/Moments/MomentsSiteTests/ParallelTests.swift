import Foundation
import MomentsSite
import StaticSite
import TestSupport
import Testing

@Suite(
  "Parts built by GNU parallel",
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/parallel")))
@MainActor
struct ParallelTests {
  @Test(
    "The script that moments plan prints builds the same site as one process, also when a part fails once"
  )
  func script() async throws {
    let folder = try TemporaryFolder()
    let program = Bundle.main.bundleURL.appendingPathComponent("moments")
    let package = SampleSite.package
    let options = [
      "--base-url", "https://example.org/", "--search", "--clock", "2026-03-08T12:00:00Z",
      "--templates", package.appendingPathComponent("Templates").path,
      "--public", package.appendingPathComponent("Public").path, "--quiet",
    ]
    // The first part's first run fails.
    try folder.write(
      "bin/moments",
      """
      #!/bin/sh
      case "$*" in *"--shard 1/3"*) [ -e failed ] || { touch failed; exit 1; };; esac
      exec '\(program.path)' "$@"
      """)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/bin/moments")
    try run(program.path, ["build", "--output", "whole"] + options, in: folder)
    let plan = try run(
      program.path, ["plan", "--shards", "3", "--output", "some where"] + options, in: folder)
    try folder.write("plan.sh", plan)
    try run("/bin/sh", ["plan.sh"], in: folder)
    #expect(folder.read("failed") != nil)
    var (whole, merged) = (folder.contents(of: "whole"), folder.contents(of: "some where"))
    #expect(whole.count > 100)
    for name in [".site-manifest", ".site-cache"] {
      whole[name] = nil
      merged[name] = nil
    }
    #expect(whole == merged)
  }

  @discardableResult
  private func run(
    _ program: String, _ arguments: [String], in folder: TemporaryFolder
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(folder.path)/bin:\(environment["PATH"] ?? "/usr/bin:/bin")"
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(program) \(arguments.first ?? "")")
    return String(decoding: text, as: UTF8.self)
  }
}
