import DiffProving
import ElementDiff
import ElementTree
import SeededRandom
import TestSupport
import Testing

@Suite("Lists that are loaded again")
struct KeyAdoptionTests {
  /// A list of rows with keys of their own in each generation.
  private func list(_ texts: [String], generation: UInt64) -> ElementTree {
    ElementTree(
      [
        ModelNode(
          .ul,
          children: texts.enumerated().map { place, text in
            ModelNode(
              .li, key: generation << 32 | UInt64(place + 1),
              children: [ModelNode(.span, text: text), ModelNode(.button, text: "Like")])
          })
      ], Rows.styles)
  }

  private func patch(_ before: [String], _ after: [String]) throws -> Patch {
    let old = list(before, generation: 1)
    var new = list(after, generation: 2)
    let html = new.html
    new.adoptKeys(of: old)
    #expect(new.html == html)
    let patch = diff(old, new)
    #expect(try patch.apply(to: old) == new)
    return patch
  }

  @Test("Rows of equal content stay, whatever their keys")
  func equal() throws {
    #expect(try patch(["a", "b", "c"], ["a", "b", "c"]).isEmpty)
    let moved = try patch(["a", "b", "c", "d"], ["b", "c", "d", "a"])
    #expect(moved.operations.count == 1)
    #expect(moved.movedRows == 1)
  }

  @Test("A row of other content between its neighbours is changed, not made anew")
  func changed() throws {
    let patch = try patch(["a", "b", "c", "d"], ["a", "B", "c", "d"])
    #expect(patch.operations == [.text(InstanceID(6), "B")])
  }

  @Test("Adding a row is one insertion, removing one is one removal")
  func counts() throws {
    #expect(try patch(["a", "b", "c"], ["x", "a", "b", "c"]).count(where: \.inserts) == 1)
    #expect(try patch(["a", "b", "c"], ["a", "c"]).operations.count == 1)
  }

  @Test("Lists of other content have other rows")
  func others() throws {
    #expect(try patch(["a", "b", "c"], ["x", "y", "c"]).count(where: \.inserts) == 1)
    #expect(try patch(["a"], ["b"]).count(where: \.inserts) == 1)
  }

  @Test("For any lists the page is right and as few rows move as possible")
  func random() throws {
    let seed = PropertySeed.start
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let before = (0..<random.below(8)).map { _ in "\(random.below(6))" }
      let after = (0..<random.below(8)).map { _ in "\(random.below(6))" }
      _ = try patch(before, after)
    }
  }
}
