import Foundation
import TestSupport
import Testing

@Suite("Builds with failing system calls")
struct FailingCallTests {
  /// What the program beside the tests says when it builds in a folder of its own.
  private func writer(_ arguments: String...) throws -> [String] {
    // In memory, where thousands of builds don't wait for a disk.
    let home = "/dev/shm/failing-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: home) }
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let process = Process()
    process.executableURL =
      tests.deletingLastPathComponent().appendingPathComponent("FaultyWriter")
    process.arguments = [home] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(
    "Whichever call fails or is the last, the site is the old or the new one, and the next build mends the rest",
    arguments: [
      ["first"], ["incremental"], ["incremental", "durable"], ["inplace"], ["leftover"],
      ["generation"],
    ])
  func sweep(_ kind: [String]) throws {
    // All of 0, 5, 13, 24 and 28 with FAILING_CALLS=all; killed and EIO otherwise.
    let isLong = ProcessInfo.processInfo.environment["FAILING_CALLS"] == "all"
    var lines = try writer("sweep", kind[0], kind.last ?? "", isLong ? "all" : "")
    let count = try #require(lines.popLast().flatMap { Int($0.prefix { $0.isNumber }) })
    #expect(lines == [])
    #expect(count > 90)
  }

  @Test("A build that another one overtakes builds on what that has left")
  func overtaken() throws {
    #expect(
      try writer("late") == [
        "second: done", "first: done", "generation 1, then 1, true",
        "generation.txt m0/0.html m0/2.html m1/1.html notes.txt old/1.txt own/deep/notes.txt same.txt style.css swap/1.txt",
        "site",
      ])
  }
}
