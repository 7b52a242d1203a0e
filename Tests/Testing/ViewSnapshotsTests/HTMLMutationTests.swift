import SeededRandom
import TestSupport
import Testing

@testable import ViewSnapshots

@Suite("Known changes of anybody's pages")
struct HTMLMutationTests {
  private func changes(_ old: HTMLModel, _ new: HTMLModel, seed: UInt64) -> [String] {
    var (first, second) = (SeededGenerator(seed: seed), SeededGenerator(seed: seed &+ 1))
    let pages = (old.source(&first), new.source(&second))
    return SemanticDiff(
      ComparedPage(html: Array(pages.0.utf8)), ComparedPage(html: Array(pages.1.utf8))
    )
    .changes.map(HTMLMutation.line)
  }

  @Test("A page that is only spelled otherwise has no differences")
  func spelling() {
    let start = PropertySeed.start
    for seed in start..<(start + 40) {
      var make = RandomHTML(seed: seed)
      let page = make.page()
      #expect(changes(page, page, seed: seed) == [], "seed \(seed)")
    }
  }

  @Test("A change is reported as what it is and nothing else", arguments: HTMLMutation.allCases)
  func one(mutation: HTMLMutation) {
    let start = PropertySeed.start
    var tried = 0
    for seed in start..<(start + 24) {
      var make = RandomHTML(seed: seed)
      let old = make.page()
      var new = old
      var touched = Set<Int>()
      guard let effects = mutation.apply(to: &new, &make, touched: &touched) else { continue }
      tried += 1
      let expected = effects.map { $0.line(old, new) }
      #expect(changes(old, new, seed: seed).sorted() == expected.sorted(), "seed \(seed)")
    }
    #expect(tried >= 4, "\(mutation) has found \(tried) places")
  }

  @Test("Several changes are reported as what they are and nothing else")
  func several() {
    let start = PropertySeed.start
    var tried = 0
    for seed in start..<(start + 120) {
      var make = RandomHTML(seed: seed)
      let old = make.page()
      var new = old
      var touched = Set<Int>()
      var effects: [HTMLMutation.Effect] = []
      for _ in 0..<(2 + make.random.below(5)) {
        let mutation = HTMLMutation.allCases[make.random.below(HTMLMutation.allCases.count)]
        effects += mutation.apply(to: &new, &make, touched: &touched) ?? []
      }
      tried += effects.count
      let expected = effects.map { $0.line(old, new) }
      #expect(changes(old, new, seed: seed).sorted() == expected.sorted(), "seed \(seed)")
    }
    #expect(tried > 300)
  }
}
