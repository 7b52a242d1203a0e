import Foundation
import SeededRandom
import StaticSite
import TestSupport
import Testing

@Suite("Killed builds")
struct KilledBuildTests {
  static let fileCount = 300

  /// The program that stands beside the tests.
  static var writer: String {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent("GenerationWriter").path
  }

  func start(
    _ folder: TemporaryFolder, generation: Int, size: Int = 40, keeps: Bool
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: KilledBuildTests.writer)
    process.arguments = [
      "\(folder.path)/site", "\(generation)", "\(KilledBuildTests.fileCount)", "\(size)",
      "\(KilledBuildTests.fileCount / 2)", keeps ? "0" : "1000",
    ]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// The generations that the site's files name, and how many files there are.
  func generations(_ folder: TemporaryFolder) -> (names: Set<String>, count: Int) {
    let pages = folder.contents(of: "site").filter { $0.key.hasSuffix(".html") }
    let names = pages.values.map { String($0.prefix { $0 != "\n" }) }
    return (Set(names.filter { $0 != "same" }), pages.count)
  }

  /// Waits until the build has begun to collect files, or is over.
  func waitForStaging(_ folder: TemporaryFolder, _ process: Process) {
    while process.isRunning, !folder.names.contains(".site.site-staging") { usleep(100) }
  }

  @Test(
    "A build killed at any moment leaves the old site or the new one", arguments: [false, true])
  func killed(keepsGeneration keeps: Bool) throws {
    let seed = PropertySeed.start
    var random = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let clock = ContinuousClock()
    let began = clock.now
    try start(folder, generation: 0, keeps: keeps).waitUntilExit()
    let whole = clock.now - began
    let rehearsal = try start(folder, generation: 0, size: 41, keeps: keeps)
    waitForStaging(folder, rehearsal)
    let staged = clock.now
    rehearsal.waitUntilExit()
    let late = clock.now - staged
    try folder.write("site/notes.txt", "mine")
    var current = 0
    var kills = 0
    for generation in 1...50 {
      let process = try start(folder, generation: generation, keeps: keeps)
      // Most kills come after the build has begun to write, which is the smaller part of its run.
      let isLate = !generation.isMultiple(of: 5)
      if isLate { waitForStaging(folder, process) }
      let longest = Int((isLate ? late : whole) / .microseconds(1))
      usleep(UInt32(Int.random(in: 0...max(1, longest), using: &random)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { kills += 1 }
      let (names, count) = generations(folder)
      #expect(
        names == ["\(current)"] || names == ["\(generation)"],
        "seed \(seed), generation \(generation): \(names)")
      #expect(count == KilledBuildTests.fileCount, "seed \(seed), generation \(generation)")
      #expect(folder.read("site/notes.txt") == "mine")
      current = names.first.flatMap { Int($0) } ?? current
    }
    #expect(kills > 0)
    try start(folder, generation: 51, keeps: keeps).waitUntilExit()
    #expect(generations(folder).names == ["51"])
    #expect(folder.names == (keeps ? [".site.site-staging", "site"] : ["site"]))
  }
}
