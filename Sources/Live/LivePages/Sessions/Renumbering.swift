/// The numbers that nodes have since a page was sent as a whole, by those that they had before.
///
/// Most nodes keep their neighbours, so that a page of any size is a few runs of numbers.
struct Renumbering {
  /// Numbers in a row that became numbers in a row.
  private struct Run {
    let old: UInt32
    let new: UInt32
    var count: UInt32
  }

  /// In the order of the old numbers.
  private var runs: [Run] = []

  /// No node from before is there any more.
  init() {}

  /// - Parameters:
  ///   - old: The numbers of all nodes, by index.
  ///   - new: Their new numbers.
  init(from old: [UInt32], to new: [UInt32]) {
    for (old, new) in zip(old, new) {
      if let last = runs.last, last.old + last.count == old, last.new + last.count == new {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(Run(old: old, new: new, count: 1))
      }
    }
    runs.sort { $0.old < $1.old }
  }

  /// The new number of a node; nil if it is gone.
  ///
  /// - Complexity: O(log *r*), where *r* is the number of runs.
  subscript(_ number: UInt32) -> UInt32? {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].old <= number { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let run = runs[low - 1]
    return number - run.old < run.count ? run.new + (number - run.old) : nil
  }

  /// The bytes that it takes.
  var size: Int { runs.count * MemoryLayout<Run>.stride }
}
