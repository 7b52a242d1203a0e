import Foundation
import MomentsSite
import StaticSite
import TestSupport
import Testing

/// The scripts that `moments plan` prints, run by the schedulers that they are for.
@Suite("Parts built by schedulers")
@MainActor
struct SchedulerTests {
  @Test(
    "GNU parallel builds the same site as one process, also when a part fails once",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/parallel")))
  func parallel() throws {
    let folder = try PlannedFolder()
    try folder.plan(for: "parallel")
    try folder.run("/bin/sh", ["plan.sh"])
    try folder.expectSame()
  }

  @Test(
    "Slurm builds the same site as one process, also when a part fails once",
    .enabled(if: SlurmCluster.isAvailable))
  func slurm() throws {
    let folder = try PlannedFolder(cluster: SlurmCluster())
    try folder.plan(for: "slurm")
    // Its last line is the number of the job that puts the parts together; one that depends on it ends after it.
    let jobs = try folder.run("/bin/sh", ["plan.sh"]).split(separator: "\n")
    let merge = try #require(jobs.last)
    try folder.run(
      "/usr/bin/sbatch",
      ["--dependency=afterok:\(merge)", "--kill-on-invalid-dep=yes", "--wait", "--wrap=true"])
    try folder.expectSame()
  }
}

/// A folder in which the sample is built as a whole and in parts, whose first part fails once.
private struct PlannedFolder {
  private let folder: TemporaryFolder
  private let program: String
  private let options: [String]
  /// What runs jobs that programs here are given; nil for this process's own.
  private let cluster: SlurmCluster?

  @MainActor
  init(cluster: SlurmCluster? = nil) throws {
    self.cluster = cluster
    folder = try TemporaryFolder()
    program = Bundle.main.bundleURL.appendingPathComponent("moments").path
    let package = SampleSite.package
    options = [
      "--base-url", "https://example.org/", "--search", "--clock", "2026-03-08T12:00:00Z",
      "--templates", package.appendingPathComponent("Templates").path,
      "--public", package.appendingPathComponent("Public").path, "--quiet",
    ]
    try folder.write(
      "bin/moments",
      """
      #!/bin/sh
      case "$*" in *"--shard 1/3"*) [ -e failed ] || { touch failed; exit 1; };; esac
      exec '\(program)' "$@"
      """)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/bin/moments")
  }

  func plan(for scheduler: String) throws {
    try run(program, ["build", "--output", "whole"] + options)
    try folder.write(
      "plan.sh",
      try run(
        program,
        ["plan", "--shards", "3", "--for", scheduler, "--output", "some where"] + options))
  }

  func expectSame() throws {
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
  func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    var environment = ProcessInfo.processInfo.environment.merging(
      cluster?.environment ?? [:]
    ) { $1 }
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
