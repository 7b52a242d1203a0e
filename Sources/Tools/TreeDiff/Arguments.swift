/// What the command line asks for.
enum Arguments {
  case compare(String, String)
  case prove(Int, seed: UInt64)
  case measure

  static let usage = """
    usage: tree-diff A.html B.html
           tree-diff --prove COUNT [--seed SEED]
           tree-diff --measure
    """

  init(_ arguments: [String]) throws(Failure) {
    switch (arguments.first, arguments.count) {
    case ("--measure", 1): self = .measure
    case ("--prove", 2), ("--prove", 4):
      guard let count = Int(arguments[1]), count > 0 else { throw Failure(.usage, Self.usage) }
      guard arguments.count == 4 else {
        self = .prove(count, seed: .random(in: 0...UInt64.max >> 1))
        return
      }
      guard arguments[2] == "--seed", let seed = UInt64(arguments[3]) else {
        throw Failure(.usage, Self.usage)
      }
      self = .prove(count, seed: seed)
    case (let first?, 2) where !first.hasPrefix("-") && !arguments[1].hasPrefix("-"):
      self = .compare(first, arguments[1])
    case ("--", 3): self = .compare(arguments[1], arguments[2])
    default: throw Failure(.usage, Self.usage)
    }
  }
}
