/// What a feed's server may take.
public struct RemoteLimits: Sendable, Hashable {
  /// The most bytes of a page, decoded.
  public var pageBytes = 64 << 20
  /// The most pages of a feed.
  public var pages = 10_000
  /// How often an address may lead to another.
  public var redirects = 5
  /// The seconds that nothing may come.
  public var silence = 30.0
  /// How often a page is asked for that fails in passing.
  public var attempts = 3
  /// The seconds before the second attempt; each further one waits twice as long.
  public var firstPause = 1.0
  /// The longest pause that a server may ask for, in seconds.
  public var longestPause = 60.0

  /// The usual limits.
  public init() {}
}
