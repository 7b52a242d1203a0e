/// The cases of a file that a browser lays out otherwise than another one.
package struct LayoutDifference: Encodable, Sendable {
  package var browser: String
  package var file: String
  /// How many cases the file has.
  package var all: Int
  /// The ids of the cases in which a leaf has another frame.
  package var cases: [String]

  /// Compares what two browsers made of a file; where both are right, they agree.
  package init(browser: String, report: LayoutReport, usual: LayoutReport) {
    self.browser = browser
    file = report.file
    all = report.withoutOverflow.all + report.withOverflow.all
    let own = Dictionary(report.misses.map { ($0.id, $0) }) { first, _ in first }
    let other = Dictionary(usual.misses.map { ($0.id, $0) }) { first, _ in first }
    cases = Set(own.keys).union(other.keys).sorted().filter { id in
      guard let one = own[id], let two = other[id], one.leaves.keys == two.leaves.keys else {
        return true
      }
      return !one.leaves.allSatisfy { name, leaf in
        Self.agree(leaf.found, two.leaves[name]?.found)
      }
    }
  }

  private static func agree(_ one: [Double]?, _ two: [Double]?) -> Bool {
    guard let one, let two else { return one == two }
    return zip(one, two).allSatisfy { abs($0 - $1) <= LayoutChecker.tolerance }
  }
}
