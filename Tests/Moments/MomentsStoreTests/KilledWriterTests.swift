import Foundation
import Moments
import MomentsStore
import SeededRandom
import SQLiteStore
import TestSupport
import Testing

@Suite("Writers beside us", .serialized)
struct KilledWriterTests {
  private static let moments = 100
  private static let people = 10

  /// The program that stands beside the tests.
  private static var writer: URL {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent("LikeWriter")
  }

  private func start(
    _ path: String, people: [String], _ action: String = "like"
  ) throws -> (Process, Pipe) {
    let process = Process()
    process.executableURL = Self.writer
    process.arguments = [path, people.joined(separator: ","), "\(Self.moments)", action]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    return (process, pipe)
  }

  private func pairs(_ data: Data) -> [String] {
    // The last line is whole: writes of this size to a pipe are.
    String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func stored(_ path: String) throws -> [String] {
    let database = try Database(path: path)
    #expect(try database.rows("PRAGMA integrity_check") { $0.string(0) } == ["ok"])
    return try database.rows("SELECT momentID, userID FROM likes ORDER BY sequence") {
      "\($0.string(0)) \($0.string(1))"
    }
  }

  @Test("A writer killed at any moment has lost no like that it acknowledged")
  func killed() throws {
    let seed = PropertySeed.start
    var random = SeededGenerator(seed: seed)
    let everybody = (0..<Self.people).map { "p\($0)" }
    var cutShort = 0
    for round in 0..<20 {
      let store = try TemporaryStore(timeline(moments: Self.moments, people: Self.people))
      let (process, pipe) = try start(store.path, people: everybody)
      // Killed some time after a number of likes, so that slow and fast disks are cut alike.
      let reader = pipe.fileHandleForReading
      let wanted = random.below(999) + 1
      var data = Data()
      while data.count(where: { $0 == 0x0A }) < wanted {
        let more = reader.availableData
        if more.isEmpty { break }
        data += more
      }
      usleep(UInt32(random.below(2_000)))
      kill(process.processIdentifier, SIGKILL)
      data += try reader.readToEnd() ?? Data()
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { cutShort += 1 }
      let acknowledged = pairs(data)
      let stored = try stored(store.path)
      let note: Comment = "seed \(seed), round \(round)"
      #expect(acknowledged.count >= wanted, note)
      #expect(Array(stored.prefix(acknowledged.count)) == acknowledged, note)
      #expect(stored.count <= acknowledged.count + 1, note)
      let next = try StoredMomentsRepo(path: store.path)
      _ = try next.updateMomentLike(momentID: "m0", userID: "p0", isLiked: false)
    }
    #expect(cutShort > 0, "seed \(seed)")
  }

  @Test("Two processes at a time store every like of both, and end them again")
  func twoProcesses() throws {
    let store = try TemporaryStore(timeline(moments: Self.moments, people: Self.people))
    for action in ["like", "unlike"] {
      let one = try start(store.path, people: ["p0", "p1", "p2"], action)
      let other = try start(store.path, people: ["p2", "p3", "p4"], action)
      for (process, pipe) in [one, other] {
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(pairs(data).count == 300)
      }
      let likers = try likers(store.repo, for: "p0").map { $0.sorted() }
      let expected = action == "like" ? ["p0", "p1", "p2", "p3", "p4"] : []
      #expect(likers == Array(repeating: expected, count: Self.moments))
    }
  }

  @Test("Processes that make the same new file at a time all succeed")
  func sameNewFile() async throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/new.sqlite"
    let counts = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask { (try? StoredMomentsRepo(path: path)) != nil }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(counts == 8)
  }
}
