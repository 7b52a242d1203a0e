import ElementDiff
import ElementTree

/// How long diffs of long lists take, and how large their frames are.
package enum DiffFigures {
  /// One measured figure.
  package struct Figure: Sendable, CustomStringConvertible {
    /// What was measured.
    package var name: String
    /// Microseconds, bytes or a count, as the name says.
    package var value: Double

    package var description: String {
      let tenths = Int((value * 10).rounded())
      return "\(tenths / 10).\(tenths % 10)  \(name)"
    }
  }

  /// What a WebSocket puts in front of up to 125 bytes.
  private static let webSocketHeader = 2

  /// Measures all figures; times are the best of many runs.
  package static func measure() -> [Figure] { sizes() + times(rows: 1_000) + times(rows: 10_000) }

  /// A list row of three elements.
  private static func row(_ number: Int, isLiked: Bool) -> ModelNode {
    ModelNode(
      .li, key: UInt64(number + 1) &* 0x9E37_79B9_7F4A_7C15,
      children: [
        ModelNode(.span, style: 3, text: "Moment number \(number)"),
        ModelNode(
          .button, style: isLiked ? 2 : 1,
          attributes: [(.ariaPressed, isLiked ? "true" : "false")], text: "Like"),
      ])
  }

  private static func rows(_ count: Int) -> [ModelNode] {
    (0..<count).map { row($0, isLiked: $0 % 9 == 0) }
  }

  private static func page(_ rows: [ModelNode], _ styles: ModelStyles) -> ElementTree {
    ElementTree([ModelNode(.ul, children: rows)], styles)
  }

  private static func sizes() -> [Figure] {
    let styles = ModelStyles()
    let old = rows(1_000)
    let new = row(5_000, isLiked: false)
    var liked = old
    liked[500] = row(500, isLiked: true)
    var removed = old
    removed.remove(at: 700)
    var moved = old
    moved.insert(moved.remove(at: 999), at: 0)
    let said = new.children.map(\.text.utf8.count).reduce(0, +)
    let cases = [
      ("a like", liked, 0), ("a row in front, beyond its text", [new] + old, said),
      ("a row gone", removed, 0), ("a row moved", moved, 0),
    ]
    return cases.flatMap { name, rows, content in
      let patch = diff(page(old, styles), page(rows, styles))
      return [
        Figure(
          name: "bytes: \(name), 1,000 rows",
          value: Double(patch.frame().count + webSocketHeader - content)),
        Figure(
          name: "operations: \(name), 1,000 rows", value: Double(patch.operations.count)),
      ]
    }
  }

  private static func times(rows count: Int) -> [Figure] {
    let styles = ModelStyles()
    let old = rows(count)
    var liked = old
    liked[count / 2 + 1] = row(count / 2 + 1, isLiked: true)
    let (a, b) = (page(old, styles), page(old, styles))
    let (c, d) = (page(liked, styles), page(old.reversed(), styles))
    return [
      time("equal pages, bytes compared, \(count) rows", a, b, verifies: true),
      time("equal pages, hashes trusted, \(count) rows", a, b, verifies: false),
      time("one changed row, bytes compared, \(count) rows", a, c, verifies: true),
      time("one changed row, hashes trusted, \(count) rows", a, c, verifies: false),
      time("all rows reversed, \(count) rows", a, d, verifies: true),
      hashing(a, count),
    ]
  }

  /// The time from two trees with their hashes to the encoded frame.
  private static func time(
    _ name: String, _ old: ElementTree, _ new: ElementTree, verifies: Bool
  ) -> Figure {
    let hashes = new.subtreeHashes()
    var page = NumberedTree(old)
    _ = page.subtreeHashes()
    let options = DiffOptions(verifiesEqualHashes: verifies)
    let best = best {
      var copy = page
      _ = copy.update(to: new, hashes: hashes, options: options).patch.frame()
    }
    return Figure(name: "microseconds: \(name)", value: best)
  }

  private static func hashing(_ tree: ElementTree, _ count: Int) -> Figure {
    Figure(
      name: "microseconds: hashes of \(count) rows", value: best { _ = tree.subtreeHashes() })
  }

  private static func best(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let times = (0..<30).map { _ in clock.measure(body) }
    let best = times.min() ?? .zero
    return Double(best.components.attoseconds) / 1e12 + Double(best.components.seconds) * 1e6
  }
}
