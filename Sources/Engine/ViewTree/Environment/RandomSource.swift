public import Foundation
import Synchronization

/// Where views get what is meant to be different each time: random numbers and new identities.
///
/// Tests put a seeded one into the environment, which gives the same ones in each run:
///
///     @Environment(\.randomSource) private var randomSource
///     …
///     items.append(Item(id: randomSource.uuid()))
///
/// - Note: Not in SwiftUI.
public struct RandomSource: RandomNumberGenerator, Sendable {
  private final class State: Sendable {
    let word: Mutex<UInt64>

    init(_ seed: UInt64) { word = Mutex(seed) }
  }

  /// The state of a seeded source, which its copies share; nil for the system's numbers.
  private let state: State?

  private init(_ state: State?) { self.state = state }

  /// The system's random numbers.
  public static let system = RandomSource(nil)

  /// Numbers that follow from a seed (SplitMix64); copies go on where others were.
  public static func seeded(_ seed: UInt64) -> RandomSource { RandomSource(State(seed)) }

  /// A random number.
  public func next() -> UInt64 {
    guard let state else {
      var system = SystemRandomNumberGenerator()
      return system.next()
    }
    return state.word.withLock { word in
      word &+= 0x9E37_79B9_7F4A_7C15
      var mixed = word
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// A new identity (RFC 9562, version 4).
  public func uuid() -> UUID {
    var bytes = (next(), next())
    // The bits that say that all others are random.
    return withUnsafeMutableBytes(of: &bytes) { bytes in
      bytes[6] = bytes[6] & 0x0F | 0x40
      bytes[8] = bytes[8] & 0x3F | 0x80
      return UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
    }
  }
}

private enum RandomSourceKey: EnvironmentKey { static let defaultValue = RandomSource.system }

extension EnvironmentValues {
  /// Where views get random numbers and new identities.
  ///
  /// - Note: Not in SwiftUI. Set a seeded one to make the same page from the same input.
  public var randomSource: RandomSource {
    get { self[RandomSourceKey.self] }
    set { self[RandomSourceKey.self] = newValue }
  }
}
