import DiffProving
import ElementDiff
import ElementTree
import SeededRandom
import Testing

@Suite("Work of a diff")
struct DiffWorkTests {
  static let count = 10_000

  private func update(_ old: ElementTree, _ new: ElementTree) -> TreeUpdate {
    var page = NumberedTree(old)
    return page.update(to: new)
  }

  /// What sorting so many rows costs, with room to spare.
  static let limit = count * 40

  @Test("Rows in reverse are no more work than sorting them")
  func reversed() {
    let numbers = Array(0..<DiffWorkTests.count)
    let update = update(Rows.tree(numbers), Rows.tree(numbers.reversed()))
    #expect(update.patch.movedRows == DiffWorkTests.count - 1)
    #expect(update.statistics.matchingSteps < DiffWorkTests.limit)
    #expect(update.statistics.visitedPairs <= 1)
  }

  @Test("Rows in disorder are no more work than sorting them")
  func shuffled() {
    var random = SeededGenerator(seed: 1)
    let numbers = Array(0..<DiffWorkTests.count)
    let update = update(Rows.tree(numbers), Rows.tree(numbers.shuffled(using: &random)))
    #expect(update.statistics.matchingSteps < DiffWorkTests.limit)
    #expect(update.statistics.visitedPairs <= 1)
  }

  @Test("Rows that all have one key are no more work than others")
  func oneKey() {
    let numbers = Array(0..<DiffWorkTests.count)
    let update = update(
      Rows.tree(numbers) { _ in 7 }, Rows.tree(numbers.map { $0 + 1 }.reversed()) { _ in 7 })
    #expect(update.statistics.matchingSteps < DiffWorkTests.limit)
    #expect(update.statistics.visitedPairs < DiffWorkTests.count * 3)
  }

  @Test("Rows without keys are no more work than others")
  func withoutKeys() {
    let numbers = Array(0..<DiffWorkTests.count)
    let update = update(
      Rows.tree(numbers) { _ in 0 }, Rows.tree(numbers.map { $0 / 2 }.reversed()) { _ in 0 })
    #expect(update.statistics.matchingSteps < DiffWorkTests.limit)
  }

  @Test("Every second row gone and a new one after each third are linear")
  func scattered() {
    let old = Array(0..<DiffWorkTests.count)
    let new = old.flatMap { number -> [Int] in
      var rows = number % 2 == 0 ? [number] : []
      if number % 3 == 0 { rows.append(number + DiffWorkTests.count) }
      return rows
    }
    let update = update(Rows.tree(old), Rows.tree(new))
    #expect(update.patch.movedRows == 0)
    #expect(update.statistics.matchingSteps < DiffWorkTests.limit)
  }

  @Test("One changed row is compared alone")
  func oneRow() {
    let old = (0..<DiffWorkTests.count).map { Rows.row($0, key: UInt64($0 + 1)) }
    var new = old
    new[5_000] = Rows.row(5_000, key: 5_001, isLiked: true)
    let update = update(
      ElementTree([ModelNode(.ul, children: old)], Rows.styles),
      ElementTree([ModelNode(.ul, children: new)], Rows.styles))
    #expect(update.patch.operations.count == 2)
    // The list, the row, its button.
    #expect(update.statistics.visitedPairs == 3)
    #expect(update.statistics.matchingSteps <= DiffWorkTests.count + 100)
  }

  @Test("An unchanged page is one comparison of hashes, and one of bytes where that is wanted")
  func unchanged() {
    let tree = Rows.tree(Array(0..<DiffWorkTests.count))
    var page = NumberedTree(tree)
    let trusting = page.update(to: tree, options: DiffOptions(verifiesEqualHashes: false))
    #expect(trusting.patch.isEmpty)
    #expect(trusting.statistics.matchingSteps == 1)
    #expect(trusting.statistics.verifiedNodes == 0)
    let careful = page.update(to: tree)
    #expect(careful.patch.isEmpty)
    #expect(careful.statistics.verifiedNodes == tree.nodes.count)
  }

  @Test("Depth is no matter of the stack")
  func deep() throws {
    let chain = { (text: String) in
      var builder = ElementBuilder()
      let open = (0..<20_000).map { _ in builder.open(.div) }
      builder.text(text)
      for index in open.reversed() { builder.close(index) }
      return builder.finish()
    }
    let (old, new) = (chain("a"), chain("b"))
    let patch = diff(old, new)
    #expect(patch.operations == [.text(InstanceID(20_000), "b")])
    #expect(try patch.apply(to: old) == new)
  }
}
