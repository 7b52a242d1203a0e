public import Foundation

/// Why a feed can't be had from its server.
public struct RemoteFeedError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The page that was asked for.
  public let url: URL
  /// What is wrong with the answer.
  public let message: String
  /// What to do.
  public let hint: String
  /// Whether it may go well the next time.
  let isPassing: Bool
  /// How long the server wants to be left alone, in seconds.
  let pause: Double?

  init(
    _ url: URL, _ message: String, hint: String, isPassing: Bool = false, pause: Double? = nil
  ) {
    self.url = url
    self.message = message
    self.hint = hint
    self.isPassing = isPassing
    self.pause = pause
  }

  /// `URL: message`, and what to do on a second line.
  public var description: String { "\(url.absoluteString): error: \(message)\n  \(hint)" }
}
