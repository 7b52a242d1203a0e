import DiffProving
import ElementDiff
import ElementTree
import Testing

@Suite("Keyed diff")
struct KeyedDiffTests {
  @Test("Moving the last row to the front is one move")
  func lastToFront() {
    let patch = diff(Rows.tree("abcd"), Rows.tree("dabc"))
    #expect(patch.operations == [.move(InstanceID(5), count: 1, to: .before(InstanceID(2)))])
  }

  @Test("Rows that move together are one operation")
  func run() {
    let patch = diff(Rows.tree("abcdefg"), Rows.tree("fgabcde"))
    #expect(patch.operations == [.move(InstanceID(7), count: 2, to: .before(InstanceID(2)))])
  }

  @Test("Rows that go together, and rows that come together, are one operation each")
  func runs() {
    #expect(
      diff(Rows.tree("abcdef"), Rows.tree("aef")).operations == [.remove(InstanceID(3), count: 3)])
    #expect(
      diff(Rows.tree("af"), Rows.tree("abcdf")).operations
        == [.insert(0..<3, at: .before(InstanceID(3)))])
    #expect(
      diff(Rows.tree("a"), Rows.tree("axy")).operations
        == [.insert(0..<2, at: .end(of: InstanceID(1)))])
    #expect(
      diff(Rows.tree("abcd"), Rows.tree("axyd")).operations
        == [.replace(InstanceID(3), count: 2, with: 0..<2)])
  }

  @Test("A row whose element changes its name is replaced")
  func otherName() {
    let old = ElementTree([ModelNode(.div, key: 1, text: "x")])
    let new = ElementTree([ModelNode(.button, key: 1, text: "x")])
    #expect(diff(old, new).operations == [.replace(InstanceID(1), count: 1, with: 0..<1)])
  }

  @Test(
    "From a prefix of abcdef to any arrangement of a part of it with up to two new keys no row moves that need not, and runs are one operation",
    arguments: 0...6)
  func arrangementsOfPrefixes(length: Int) throws {
    let old = Array("abcdef".prefix(length))
    let oldTree = Rows.tree(String(old))
    for mask in 0..<(1 << length) {
      let kept = old.indices.filter { mask >> $0 & 1 == 1 }.map { old[$0] }
      for new in ["", "x", "xy"] {
        for target in arrangements(of: Array(new) + kept) {
          // Which of the new keys comes first makes no difference.
          if let x = target.firstIndex(of: "x"), let y = target.firstIndex(of: "y"), y < x {
            continue
          }
          let tree = Rows.tree(String(target))
          let patch = diff(oldTree, tree)
          let isRight = try check(patch, old, target) && patch.apply(to: oldTree) == tree
          #expect(isRight, "\(String(old)) to \(String(target)): \(patch.operations)")
          if !isRight { return }
        }
      }
    }
  }

  /// Whether a patch has as few moves as it can, and as few operations as these need.
  private func check(_ patch: Patch, _ old: [Character], _ new: [Character]) -> Bool {
    let survivors = old.filter(new.contains)
    let ranks = new.compactMap(survivors.firstIndex(of:))
    var moved = Set<Int>()
    for case .move(let id, let count, _) in patch.operations {
      let first = survivors.firstIndex(of: old[Int(id.number) - 2]) ?? 0
      moved.formUnion(first..<(first + count))
    }
    guard patch.movedRows == survivors.count - longestOrdered(ranks) else { return false }
    let moves = new.indices.filter { index in
      guard let rank = survivors.firstIndex(of: new[index]), moved.contains(rank) else {
        return false
      }
      let before = index > 0 ? survivors.firstIndex(of: new[index - 1]) : nil
      return before.map { $0 + 1 != rank || !moved.contains($0) } ?? true
    }
    return patch.count(where: \.isMove) == moves.count
      && patch.count(where: \.inserts) == runs(new.map { !old.contains($0) })
      && patch.count(where: \.removes) == runs(old.map { !new.contains($0) })
  }

  private func runs(_ marks: [Bool]) -> Int {
    marks.indices.count { marks[$0] && ($0 == 0 || !marks[$0 - 1]) }
  }

  /// The length of the longest increasing part, by the definition.
  private func longestOrdered(_ values: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, value) in values.enumerated() {
      lengths.append(
        1 + (0..<index).filter { values[$0] < value }.reduce(0) { max($0, lengths[$1]) })
    }
    return lengths.max() ?? 0
  }

  @Test("Rows of one key are matched in order and reported once")
  func duplicates() throws {
    var page = NumberedTree(Rows.tree("aab"))
    let update = page.update(to: Rows.tree("baaca"))
    #expect(update.diagnostics == [.duplicateKey(97, parent: InstanceID(1))])
    #expect(page.ids == [1, 4, 2, 3, 5, 6])
    #expect(
      update.diagnostics.map(\.description) == [
        "Two rows of node #1 have one identity (key 61). "
          + "Give every element of a ForEach an id of its own."
      ])
  }
}
