import Foundation

/// Where property tests begin.
package enum PropertySeed {
  /// The number in the environment's `PROPERTY_SEED`, a new one where that says `random`, else the
  /// one that everybody has: what a change broke shows at once, and what a change did not break
  /// never stops it.
  ///
  /// Every test says in its failures which seed it had.
  package static var start: UInt64 {
    switch ProcessInfo.processInfo.environment["PROPERTY_SEED"] {
    case "random": UInt64.random(in: 0...UInt64.max >> 1)
    case let text?: UInt64(text) ?? 1
    case nil: 1
    }
  }
}
