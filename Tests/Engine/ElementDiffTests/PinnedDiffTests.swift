import DiffProving
import ElementDiff
import ElementTree
import Testing

@Suite("Pinned nodes")
struct PinnedDiffTests {
  /// The moved rows of a patch on a list of these letters.
  private func moved(_ patch: Patch, _ letters: [Character]) -> Set<Character> {
    var result = Set<Character>()
    for case .move(let id, let count, _) in patch.operations {
      // A list without insertions: the run's rows are neighbours of the old list.
      let first = Int(id.number) - 2
      result.formUnion(letters[first..<(first + count)])
    }
    return result
  }

  private func patch(_ old: [Character], _ new: [Character], pinned: Set<Character>) -> Patch {
    let pins = pinned.compactMap(old.firstIndex(of:)).map { InstanceID(UInt32($0 + 2)) }
    return diff(
      Rows.tree(String(old)), Rows.tree(String(new)), options: DiffOptions(pinned: Set(pins)))
  }

  @Test("A pinned row stays and as few others as possible move around it")
  func onePin() throws {
    let old: [Character] = Array("abcdef")
    for new in arrangements(of: old) {
      for (index, pin) in old.enumerated() {
        let patch = patch(old, new, pinned: [pin])
        let ranks = new.compactMap(old.firstIndex(of:))
        let fewest = old.count - largestOrdered(ranks, holding: [index])
        let isRight =
          try patch.movedRows == fewest && !moved(patch, old).contains(pin)
          && patch.apply(to: Rows.tree(String(old))) == Rows.tree(String(new))
        #expect(isRight, "\(String(new)) pinned \(pin): \(patch.operations)")
        if !isRight { return }
      }
    }
  }

  @Test("Two pinned rows in order stay both; of two that have crossed one stays")
  func twoPins() throws {
    let old: [Character] = Array("abcde")
    for new in arrangements(of: old) {
      for first in 0..<4 {
        for second in (first + 1)..<5 {
          let patch = patch(old, new, pinned: [old[first], old[second]])
          let stay = Set([old[first], old[second]]).subtracting(moved(patch, old))
          let ranks = new.compactMap(old.firstIndex(of:))
          let fewest = largestOrdered(ranks, holding: [first, second])
          if fewest > 0 {
            #expect(stay.count == 2 && patch.movedRows == old.count - fewest, "\(String(new))")
          } else {
            #expect(stay.count == 1, "\(String(new))")
          }
        }
      }
    }
  }

  @Test("Nodes in a pinned row, or around it, pin it as well")
  func nested() {
    let fields = { (keys: [UInt64]) in
      ElementTree([
        ModelNode(
          .ul,
          children: keys.map { ModelNode(.li, key: $0, children: [ModelNode(.input)]) })
      ])
    }
    let old = fields([1, 2, 3])
    let new = fields([3, 1, 2])
    // Without the pin the third row moves.
    #expect(diff(old, new).operations.count == 1)
    let pinned = diff(old, new, options: DiffOptions(pinned: [InstanceID(7)]))
    #expect(pinned.operations == [.move(InstanceID(2), count: 2, to: .end(of: InstanceID(1)))])
  }
}
