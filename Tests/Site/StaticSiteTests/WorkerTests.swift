import Foundation
import SeededRandom
import StaticSite
import TestSupport
import Testing

@Suite("Workers")
struct WorkerTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The program that stands beside the tests.
  static var writer: String {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent("ShardedWriter").path
  }

  func start(
    into name: String, jobs: Int, generation: Int, count: Int, mode: String = ""
  ) throws -> (process: Process, output: Pipe) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: WorkerTests.writer)
    process.arguments = ["\(folder.path)/\(name)", "\(jobs)", "\(generation)", "\(count)", mode]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    return (process, output)
  }

  func run(
    into name: String, jobs: Int, generation: Int, count: Int, mode: String = ""
  ) throws -> (status: Int32, output: String) {
    let (process, output) = try start(
      into: name, jobs: jobs, generation: generation, count: count, mode: mode)
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test("Any number of processes gives the same site and the same report")
  func sameSite() throws {
    let seed = PropertySeed.start
    var random = SeededGenerator(seed: seed)
    for step in 0..<6 {
      let generation = Int.random(in: 0...2, using: &random)
      let count = Int.random(in: 0...60, using: &random)
      let mode = Bool.random(using: &random) ? "" : "inplace"
      let one = try run(into: "1", jobs: 1, generation: generation, count: count, mode: mode)
      let files = folder.contents(of: "1")
      #expect(files["generation.txt"] == "\(generation)")
      for jobs in [2, 3, 8] {
        let many = try run(
          into: "\(jobs)", jobs: jobs, generation: generation, count: count, mode: mode)
        #expect(many.status == 0, "seed \(seed), step \(step), jobs \(jobs)")
        #expect(
          many.output.replacing("\(folder.path)/\(jobs)", with: "\(folder.path)/1") == one.output,
          "seed \(seed), step \(step), jobs \(jobs)")
        #expect(
          folder.contents(of: "\(jobs)") == files, "seed \(seed), step \(step), jobs \(jobs)")
      }
    }
    #expect(folder.names == ["1", "2", "3", "8"])
  }

  @Test("A worker that crashes is an error, and the old site stays")
  func crash() throws {
    #expect(try run(into: "site", jobs: 3, generation: 1, count: 30).status == 0)
    let files = folder.contents(of: "site")
    let crashed = try run(into: "site", jobs: 3, generation: 2, count: 30, mode: "crash")
    #expect(crashed.status == 70)
    #expect(
      crashed.output == """
        {"exitCode":70,"diagnostics":[{"severity":"error","message":\
        "A process that made pages was ended by signal 6","hint":\
        "With --jobs 1 all pages are made in one process, which shows the page at fault."}]}

        """)
    #expect(folder.contents(of: "site") == files)
    #expect(folder.names == ["site"])
  }

  @Test("Of several pages that can't be made the first is reported, whichever process makes it")
  func failure() throws {
    #expect(try run(into: "site", jobs: 2, generation: 1, count: 30).status == 0)
    let files = folder.contents(of: "site")
    let one = try run(into: "site", jobs: 1, generation: 2, count: 30, mode: "fail")
    #expect(one.status == 65)
    #expect(one.output.contains(#""file":"m0/28.html""#))
    for jobs in [2, 3, 5] {
      let many = try run(into: "site", jobs: jobs, generation: 2, count: 30, mode: "fail")
      #expect(many.status == one.status)
      #expect(many.output == one.output)
    }
    #expect(folder.contents(of: "site") == files)
    #expect(folder.names == ["site"])
  }

  @Test("A build killed at any moment leaves the old site or the new one, and no worker")
  func killed() throws {
    let seed = PropertySeed.start
    var random = SeededGenerator(seed: seed)
    let count = 60
    let clock = ContinuousClock()
    let began = clock.now
    #expect(try run(into: "site", jobs: 3, generation: 0, count: count, mode: "all").status == 0)
    let longest = Int((clock.now - began) / .microseconds(1))
    var kills = 0
    for generation in 1...25 {
      let before = folder.read("site/generation.txt")
      let (process, _) = try start(
        into: "site", jobs: 3, generation: generation, count: count, mode: "all")
      usleep(UInt32(Int.random(in: 0...max(1, longest), using: &random)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { kills += 1 }
      #expect(remainingWorkers() == [], "seed \(seed), generation \(generation)")
      let after = folder.read("site/generation.txt")
      #expect(after == before || after == "\(generation)", "seed \(seed), generation \(generation)")
      let pages = folder.contents(of: "site").filter { $0.key.hasSuffix(".html") }
      #expect(pages.count == count, "seed \(seed), generation \(generation)")
      #expect(
        pages.values.allSatisfy { $0.contains("generation \(after ?? ""), page") },
        "seed \(seed), generation \(generation)")
    }
    #expect(kills > 0)
    #expect(try run(into: "site", jobs: 3, generation: 99, count: count).status == 0)
    #expect(folder.read("site/generation.txt") == "99")
    #expect(folder.names == ["site"])
  }

  @Test("Workers end with the build, however long their pages take")
  func stuck() throws {
    let (process, _) = try start(into: "site", jobs: 3, generation: 1, count: 30, mode: "stuck")
    while process.isRunning, workers().count < 4 { usleep(1_000) }
    kill(process.processIdentifier, SIGKILL)
    // Before waiting, since Foundation waits for the children of its child, too.
    #expect(remainingWorkers() == [])
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(try run(into: "site", jobs: 3, generation: 2, count: 30).status == 0)
    #expect(folder.names == ["site"])
  }

  /// The processes that work on this test's folder a moment after the build was killed.
  func remainingWorkers() -> [String] {
    for _ in 0..<3000 {
      let found = workers()
      if found.isEmpty { return [] }
      usleep(10_000)
    }
    return workers()
  }

  func workers() -> [String] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { Int($0) != nil }.filter { process in
      let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      return String(decoding: line, as: UTF8.self).contains(folder.path)
    }
  }
}
