import SeededRandom

/// A random page: what stands in what, with a number for each control.
indirect enum SweepSpec: Sendable {
  case text(Int)
  case control(kind: Int, number: Int, label: Int)
  case modified(Int, SweepSpec)
  case container(Int, [SweepSpec])
  /// Shown while the count has a remainder.
  case sometimes(Int, SweepSpec)
  /// As many as the count.
  case rows(SweepSpec)

  static let textCount = 24
  static let controlCount = 22
  static let modifierCount = 26
  static let containerCount = 18

  /// The page of a seed.
  static func page(seed: UInt64) -> SweepSpec {
    var random = SeededGenerator(seed: seed)
    var next = 0
    return .container(
      0, (0..<(2 + random.below(4))).map { _ in make(&random, depth: 0, &next, inRows: false) })
  }

  private static func make(
    _ random: inout SeededGenerator, depth: Int, _ next: inout Int, inRows: Bool
  ) -> SweepSpec {
    func inner(_ random: inout SeededGenerator, _ next: inout Int) -> SweepSpec {
      make(&random, depth: depth + 1, &next, inRows: inRows)
    }
    switch random.below(depth > 4 ? 6 : 14) {
    case 0, 1: return .text(random.below(textCount))
    case 2, 3, 4, 5:
      next += 1
      return .control(
        kind: random.below(controlCount), number: next, label: random.below(textCount))
    case 6, 7, 8: return .modified(random.below(modifierCount), inner(&random, &next))
    case 9: return .sometimes(2 + random.below(2), inner(&random, &next))
    case 10 where !inRows:
      return .rows(make(&random, depth: depth + 2, &next, inRows: true))
    default:
      return .container(
        random.below(containerCount),
        (0..<(1 + random.below(4))).map { _ in inner(&random, &next) })
    }
  }
}

extension SweepSpec: CustomStringConvertible {
  /// The page in short, as the kinds are numbered in ``SweepView``.
  var description: String {
    switch self {
    case .text(let kind): "t\(kind)"
    case .control(let kind, let number, let label): "c\(number)(control \(kind), t\(label))"
    case .modified(let kind, let inner): "\(inner).m\(kind)"
    case .container(let kind, let inner):
      "\(kind){\(inner.map(\.description).joined(separator: ", "))}"
    case .sometimes(let divisor, let inner): "if\(divisor)(\(inner))"
    case .rows(let inner): "rows(\(inner))"
    }
  }
}
