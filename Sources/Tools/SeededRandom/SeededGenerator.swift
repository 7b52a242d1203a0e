/// Random numbers that a seed decides, so that a failure can be repeated (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  /// What the numbers begin with.
  package let seed: UInt64
  private var state: UInt64

  package init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// A number from zero up to, but not including, the limit.
  package mutating func below(_ limit: Int) -> Int {
    Int(truncatingIfNeeded: next() % UInt64(max(limit, 1)))
  }

  /// Whether something happens that happens once in so many times.
  package mutating func once(in times: Int) -> Bool { below(times) == 0 }
}
