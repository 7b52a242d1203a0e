import DiffProving
import ElementDiff
import ElementTree
import Testing

@Suite("Size of frames")
struct FrameSizeTests {
  /// What a WebSocket puts in front of up to 125 bytes.
  static let header = 2

  static let rows = (0..<1_000).map { Rows.row($0, key: UInt64($0 + 1), isLiked: $0 % 9 == 0) }

  private func patch(_ rows: [ModelNode]) -> Patch {
    diff(list(FrameSizeTests.rows), list(rows))
  }

  private func list(_ rows: [ModelNode]) -> ElementTree {
    ElementTree([ModelNode(.ul, children: rows)], Rows.styles)
  }

  private func size(_ patch: Patch) -> Int { patch.frame().count + FrameSizeTests.header }

  @Test("A like in 1,000 rows takes 10 bytes")
  func like() {
    var rows = FrameSizeTests.rows
    rows[500] = Rows.row(500, key: 501, isLiked: true)
    let patch = patch(rows)
    #expect(patch.operations.count == 2)
    #expect(size(patch) == 10)
  }

  @Test("A row in front of 1,000 is one operation of 19 bytes beyond what it says")
  func prepend() {
    let row = Rows.row(5_000, key: 5_001)
    let patch = patch([row] + FrameSizeTests.rows)
    #expect(patch.operations.count == 1)
    let content = row.children.map(\.text.utf8.count).reduce(0, +)
    #expect(size(patch) - content == 19)
  }

  @Test("Removing one row of 1,000 is one operation of 6 bytes")
  func remove() {
    var rows = FrameSizeTests.rows
    rows.remove(at: 700)
    let patch = patch(rows)
    #expect(patch.operations.count == 1)
    #expect(size(patch) == 6)
  }

  @Test(
    "Moving one row of 1,000 is one operation of at most 8 bytes",
    arguments: [(999, 0, 8), (3, 700, 7), (998, 999, 7)])
  func move(from: Int, to: Int, bytes: Int) {
    var rows = FrameSizeTests.rows
    rows.insert(rows.remove(at: from), at: to)
    let patch = patch(rows)
    #expect(patch.operations.count == 1)
    #expect(size(patch) == bytes)
  }
}
