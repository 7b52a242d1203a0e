import CommandLineOptions

/// What the command line asks for.
enum Arguments {
  case compare(String, String)
  case prove(Int, seed: UInt64)
  case measure

  static let syntax = CommandSyntax(
    "tree-diff", operands: "A.html B.html", maximumOperandCount: 2,
    options: [
      .number("prove", "COUNT", "Try the laws of patches on so many pairs", in: 1...Int.max),
      .number("seed", "SEED", "The seed of the pairs; random if not given", in: 0...Int.max),
      .flag("measure", "Print figures instead"),
    ])

  init(_ list: ArgumentList) throws(Failure) {
    if list.has("measure") {
      self = .measure
    } else if let count = list.integer("prove") {
      self = .prove(
        count, seed: list.integer("seed").map(UInt64.init) ?? .random(in: 0...UInt64.max >> 1))
    } else if list.operands.count == 2 {
      self = .compare(list.operands[0], list.operands[1])
    } else {
      throw Failure(.usage, Self.syntax.usage)
    }
  }
}
