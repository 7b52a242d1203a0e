import SeededRandom
import Testing

@testable import LivePages

@Suite("Numbers of nodes after a page was sent as a whole")
struct RenumberingTests {
  @Test(
    "Each number leads where its node went, all others nowhere", arguments: 0..<100 as Range<UInt64>
  )
  func numbers(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var old: [UInt32] = []
    while old.count < random.below(200) {
      // Runs of neighbours, some of which were moved.
      let start = UInt32(1000 * random.below(1000) + 1)
      let run = (0..<UInt32(random.below(8))).map { start + $0 }
      old += run.filter { !old.contains($0) }
    }
    let new = old.indices.map { UInt32($0 + 1) }
    let numbers = Renumbering(from: old, to: new)
    #expect(old.map { numbers[$0] } == new)
    let others = Set(old.flatMap { [$0 - 1, $0 + 1] } + [0, .max]).subtracting(old)
    #expect(others.allSatisfy { numbers[$0] == nil })
  }

  @Test("A page of any size that keeps its order takes no more than a small one")
  func size() {
    let numbers = (1...100_000 as ClosedRange<UInt32>).map { $0 }
    let known = Renumbering(from: numbers, to: numbers)
    #expect(known.size <= 16)
    #expect(known[100_000] == 100_000)
    #expect(Renumbering()[1] == nil)
  }
}
