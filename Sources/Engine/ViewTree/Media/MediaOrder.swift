package import Foundation

/// What a film or a sound is to do.
package struct MediaOrder: Equatable, Sendable {
  /// Where its bytes are.
  package enum Source: Equatable, Sendable {
    /// An address, of a file of the app's as well.
    case url(URL)
    case data(Data)
  }

  package var source: Source?
  package var isPlaying = false
  /// How fast it plays; 1 is as it was recorded.
  package var rate = 1.0
  /// From 0 to 1.
  package var volume = 1.0
  package var isMuted = false
  /// Whether it begins again at its end.
  package var isRepeating = false
  /// How often it was told to go to a time, and that time in seconds.
  package var seeks = 0
  package var seekTime = 0.0
  /// Every how many seconds it says how far it is; 0 for never.
  package var interval = 0.0

  package init(source: Source? = nil) { self.source = source }

  /// What browsers are told, behind the number of what plays; see `media.js`.
  var words: String {
    let numbers = [
      isPlaying ? 1 : 0, rate.clamped(to: 0.0625...16), volume.clamped(to: 0...1), isMuted ? 1 : 0,
      isRepeating ? 1 : 0, Double(seeks), seekTime.clamped(to: 0...1e7),
      interval.clamped(to: 0...1e4),
    ]
    return numbers.map(Self.word).joined(separator: " ")
  }

  private static func word(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}

extension Double {
  /// The number, or the end of a range that it is beyond; the lower one for no number.
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

/// How a film or a sound stands.
package enum MediaPhase: UInt8, Sendable { case paused, playing, ended, failed }
