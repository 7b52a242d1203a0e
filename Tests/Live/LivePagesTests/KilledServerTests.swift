import ElementDiff
import ElementTree
import Foundation
import Glibc
import LivePages
import LiveProving
import SeededRandom
import TestSupport
import Testing
import ViewTree

@Suite("A server that is killed", .timeLimit(.minutes(2)))
struct KilledServerTests {
  @Test(
    "Pages go on where they were, and what was acknowledged is there",
    arguments: [SIGKILL, SIGTERM])
  func killed(signal: Int32) async throws {
    let folder = try TemporaryFolder()
    let store = folder.path + "/live.sqlite"
    var random = SeededGenerator(seed: PropertySeed.start)
    var child = try ServerChild("BoardServer", ["0", store])
    let port = child.port
    let board = try await ServedBoard.open(port: port)
    var pressed = 0
    for round in 0..<5 {
      if round > 0 { try board.connect() }
      for _ in 0..<(1 + random.below(6)) {
        board.sendPress(try #require(board.page.page.number(of: .button, text: "add")))
        pressed += 1
        // Sometimes the server dies before it has answered.
        if !random.once(in: 3) { #expect(board.receive { $0.page.pending.isEmpty }) }
      }
      child.end(signal)
      board.disconnect()
      child = try ServerChild("BoardServer", ["\(port)", store])
      #expect(child.port == port, "seed \(random.seed), round \(round)")
    }
    try board.connect()
    #expect(board.receive { $0.page.pending.isEmpty })
    child.end(SIGTERM)
    #expect(board.page.failure == nil)
    #expect(!board.page.isGone)
    let last = try await MainActor.run { try SQLiteSnapshotStore(path: store).sessions() }
    #expect(last.count == 1)
    let state = try JSONDecoder().decode(
      BoardContent.State.self, from: Data(try #require(last.first).state))
    #expect(
      state.log.count + board.page.droppedCount == pressed, "seed \(random.seed): each press once")
    #expect(state.rows.count == 3 + state.log.count)
  }
}
