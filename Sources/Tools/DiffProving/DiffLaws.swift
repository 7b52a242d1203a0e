import ElementDiff
import ElementTree
import SeededRandom

/// What must be true of every pair of trees.
package struct DiffLaws: Sendable {
  /// The seed of the next pair; the pair after it has the seed after it.
  package var seed: UInt64
  /// Every how many tries patches are also written and read back, which takes most of the time.
  private let formsEvery: UInt64
  private let styles = (ModelStyles(), ModelStyles(isReversed: true))

  /// How many pairs of trees a try is made of.
  package static let pairsPerTry = 3

  package init(seed: UInt64, formsEvery: UInt64 = 1) {
    self.seed = seed
    self.formsEvery = formsEvery
  }

  /// Tries the next pair.
  ///
  /// - Returns: What was broken, with the pair's own seed, or `nil`.
  package mutating func tryNext() -> String? {
    defer { seed &+= 1 }
    var model = RandomModel(seed: seed)
    let first = model.nodes()
    var second = first
    if model.random.once(in: 8) { second = model.nodes() } else { model.change(&second) }
    var third = second
    model.change(&third)
    let trees = (
      ElementTree(first, styles.0), ElementTree(second, styles.1), ElementTree(third, styles.0)
    )
    do {
      if let broken = try check(trees.0, trees.1, trees.2, &model.random) {
        return "seed \(seed): \(broken)"
      }
    } catch {
      return "seed \(seed): \(error)"
    }
    return nil
  }

  private func check(
    _ a: ElementTree, _ b: ElementTree, _ c: ElementTree, _ random: inout SeededGenerator
  ) throws -> String? {
    guard diff(a, a).isEmpty else { return "diff(a, a) is not empty" }
    var server = NumberedTree(a)
    var client = server
    for tree in [b, c, a] {
      let pin = server.ids.isEmpty ? 0 : server.ids[random.below(server.ids.count)]
      let options = DiffOptions(pinned: random.once(in: 2) ? [InstanceID(pin)] : [])
      let patch = server.update(to: tree, options: options).patch
      client = try patch.apply(to: client)
      guard client.tree == tree else { return "apply(diff(a, b), a) is not b" }
      guard client.ids == server.ids, client.nextID == server.nextID else {
        return "both sides number nodes differently"
      }
      let places = server.ids.indices.map { server.index(of: InstanceID(server.ids[$0])) }
      guard places == Array(server.ids.indices), server.index(of: .page) == nil,
        server.index(of: InstanceID(server.nextID)) == nil
      else { return "a node isn't found by its number" }
      guard client.rules.rules == server.rules.rules else {
        return "both sides number rules differently"
      }
      if let broken = try checkForms(of: patch) { return broken }
    }
    let reset = server.reset()
    guard try reset.apply(to: NumberedTree(b)).tree == a else { return "a reset is not the tree" }
    return try checkForms(of: reset)
  }

  private func checkForms(of patch: Patch) throws -> String? {
    guard seed % formsEvery == 0 else { return nil }
    let frame = patch.frame(includesKeys: true)
    let decoded = try Patch(frame: frame)
    // Strings are equal if they look alike; frames are equal if their bytes are.
    guard decoded == patch, decoded.frame(includesKeys: true) == frame else {
      return "decode(encode(p)) is not p"
    }
    guard try Patch(frame: patch.frame()) == patch.withoutKeys else {
      return "a frame without keys is not the patch without keys"
    }
    let read = try Patch(json: patch.json)
    guard read == patch, read.frame(includesKeys: true) == frame else {
      return "the JSON form of p is not p"
    }
    return nil
  }
}
