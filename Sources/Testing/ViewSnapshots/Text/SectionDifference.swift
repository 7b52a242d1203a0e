/// A section as what differs from the first one: `= n` lines alike, `- n` lines left out, `+ line`.
enum SectionDifference {
  /// The lines that say the difference; nil where the section itself is shorter or as readable.
  static func lines(from first: [[UInt8]], to other: [[UInt8]]) -> [[UInt8]]? {
    guard let steps = steps(from: first, to: other) else { return nil }
    var result = [Array("like".utf8)]
    var literal = 0
    for step in steps {
      switch step {
      case .keep(let count): result.append(Array("= \(count)".utf8))
      case .skip(let count): result.append(Array("- \(count)".utf8))
      case .add(let line):
        result.append(Array("+ ".utf8) + line)
        literal += 1
      }
    }
    return literal * 2 <= other.count ? result : nil
  }

  private enum Step {
    case keep(Int)
    case skip(Int)
    case add([UInt8])
  }

  /// The most pairs of lines that are looked at.
  private static let limit = 4_000_000

  private static func steps(from first: [[UInt8]], to other: [[UInt8]]) -> [Step]? {
    var front = 0
    while front < min(first.count, other.count), first[front] == other[front] { front += 1 }
    var back = 0
    while back < min(first.count, other.count) - front,
      first[first.count - 1 - back] == other[other.count - 1 - back]
    {
      back += 1
    }
    let old = first[front..<(first.count - back)]
    let new = other[front..<(other.count - back)]
    guard old.count * new.count <= limit else { return nil }
    let difference = Array(new).difference(from: Array(old))
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var steps: [Step] = []
    func keep(_ count: Int) {
      guard count > 0 else { return }
      if case .keep(let known)? = steps.last {
        steps[steps.count - 1] = .keep(known + count)
      } else {
        steps.append(.keep(count))
      }
    }
    keep(front)
    var (a, b) = (0, 0)
    while a < old.count || b < new.count {
      if removed.contains(a), a < old.count {
        if case .skip(let known)? = steps.last {
          steps[steps.count - 1] = .skip(known + 1)
        } else {
          steps.append(.skip(1))
        }
        a += 1
      } else if inserted.contains(b), b < new.count {
        steps.append(.add(new[new.startIndex + b]))
        b += 1
      } else {
        keep(1)
        a += 1
        b += 1
      }
    }
    keep(back)
    return steps
  }
}

extension CollectionDifference.Change {
  /// Where the change is.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
