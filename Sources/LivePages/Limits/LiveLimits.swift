/// What live pages may cost; times are in seconds, sizes in bytes.
package struct LiveLimits: Equatable, Sendable {
  /// Sessions at a time. A further one ends the session that has been without its page longest, or
  /// is refused if all have theirs.
  package var sessions = 10_000
  /// Sessions of one address at a time; further ones as with ``sessions``.
  package var sessionsPerAddress = 100
  /// A session's state in the store. A larger one is not stored and does not survive the server.
  package var stateBytes = 64 * 1024
  /// Frames that are kept until the page has acknowledged them; then its changes wait.
  package var keptFrames = 10
  /// Bytes of frames that are kept; a single change that is larger makes the page load itself anew.
  package var keptBytes = 256 * 1024
  /// How long changes may wait for a page to acknowledge; then it is closed with 1013.
  package var slowTime = 30.0
  /// Discrete events of a session in a second, over time.
  package var eventsPerSecond = 20.0
  /// Discrete events that may come at once after a pause. One more closes with 1008.
  package var eventBurst = 40
  /// Continuous events of a session in a second; more are acknowledged later.
  package var continuousPerSecond = 60.0
  /// Continuous events that a session may be ahead of its rate. One more closes with 1008.
  package var continuousBurst = 60
  /// Acknowledgements of a session in a second, over time; twice as many at once. One more closes
  /// with 1008.
  package var acknowledgementsPerSecond = 60.0
  /// Events that no page of ours sends, until a page is closed with 1008.
  package var strikes = 3
  /// How long a session lives in memory without its page.
  package var disconnectedTime = 180.0
  /// From a connection's first moment to its `hello`.
  package var helloTime = 10.0
  /// How late a session's state is stored at most.
  package var storeDelay = 0.1
  /// The least time between two writes to the store.
  package var storePause = 0.01
  /// How long a stored session can be taken up again.
  package var storedTime = 24.0 * 3600
  /// The longest address that a session may have.
  package var routeBytes = 7 * 1024

  package init() {}
}
