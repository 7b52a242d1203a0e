/// How much is measured: the sizes that the figures are about, or a small round of all of them, which
/// shows that they can still be measured.
enum Size {
  static let isSmall = CommandLine.arguments.contains("--small")

  /// So many, or a hundredth of them in a small round.
  static func of(_ count: Int) -> Int { isSmall ? max(count / 100, 10) : count }

  /// The number of a figure's name, such as `10,000`.
  static func words(_ count: Int) -> String {
    let digits = String(of(count))
    var groups: [Substring] = []
    var rest = digits[...]
    while !rest.isEmpty {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    return groups.joined(separator: ",")
  }
}
