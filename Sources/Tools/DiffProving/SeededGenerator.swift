/// A small generator whose runs can be repeated from their seed.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from zero up to, but not including, the limit.
  package mutating func below(_ limit: Int) -> Int {
    Int(truncatingIfNeeded: next() % UInt64(max(limit, 1)))
  }

  /// Whether something happens that happens once in so many times.
  package mutating func once(in times: Int) -> Bool { below(times) == 0 }
}
