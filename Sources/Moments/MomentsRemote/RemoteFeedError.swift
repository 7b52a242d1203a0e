import CurlRequests
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

  /// What kept an answer away.
  init(_ url: URL, _ failure: CurlFailure, _ limits: RemoteLimits) {
    switch failure {
    case .unavailable:
      self.init(
        url, "an input of a server needs libcurl", hint: "Run apt-get install libcurl4.")
    case .tooLong:
      self.init(
        url, "found more than \(limits.pageBytes) bytes, wanted a page of at most that",
        hint: "Ask the server for smaller pages, with a Link to the next.")
    case .silence:
      self.init(
        url, "nothing came for \(Int(limits.silence.rounded(.up))) seconds",
        hint: "Try again later, or ask whoever runs the server.", isPassing: true)
    case .cut:
      self.init(
        url, "the answer was cut in the middle", hint: "Try again; what came whole is kept.",
        isPassing: true)
    case .unknownHost:
      self.init(url, "there is no server \(url.host ?? "")", hint: "Correct the address.")
    case .noConnection:
      self.init(
        url, "the server can't be reached", hint: "Start it, or correct the address.",
        isPassing: true)
    case .redirects:
      self.init(
        url, "found more than \(limits.redirects) redirects, wanted a page",
        hint: "Give the address that they lead to.")
    case .scheme:
      self.init(
        url, "found a redirect that leads elsewhere than to https",
        hint: "Ask whoever runs the server.")
    case .other(let message):
      self.init(url, "the page can't be had: \(message)", hint: "Try again.")
    }
  }

  /// `URL: message`, and what to do on a second line.
  public var description: String { "\(url.absoluteString): error: \(message)\n  \(hint)" }
}
