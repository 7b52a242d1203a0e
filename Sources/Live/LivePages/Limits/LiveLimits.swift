package import ViewTree

/// What live pages may cost; times are in seconds, sizes in bytes.
package struct LiveLimits: Equatable, Sendable {
  /// Sessions at a time. A further one ends the session that has been without its page longest, or
  /// is refused if all have theirs.
  package var sessions = 10_000
  /// Sessions of one address at a time; further ones as with ``sessions``.
  package var sessionsPerAddress = 100
  /// A session's state in the store. A larger one is not stored and does not survive the server.
  package var stateBytes = 256 * 1024
  /// Frames that are kept until the page has acknowledged them; then its changes wait.
  package var keptFrames = 10
  /// Bytes of frames that are kept. A single change that is larger is sent and not kept.
  package var keptBytes = 256 * 1024
  /// A single change. For a larger one the page loads itself anew, with its state.
  package var frameBytes = 3584 * 1024
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
  /// The payload of an event, such as a field's text; browsers send no longer one, and say so at the field.
  package var eventBytes = LiveEvent.largestPayload
  /// The most elements and texts that a page may have; one with more has an error that names the view.
  package var evaluationNodes = 200_000
  /// Seconds of the processor's time that the views of one frame may take.
  package var evaluationTime = 5.0
  /// Seconds of the processor's time that a session may spend at once.
  package var workBurst = 1.0
  /// Seconds of the processor's time that a session may spend in a row while readers of others do something; then
  /// they have as long. What takes *n* times as long costs *n*³ times its time.
  package var workSlice = 0.004
  /// The most that a turn costs, in times of its own time: so large a part of the processor is left to others.
  package var restFactor = 200.0
  /// Seconds of turns that hold up others which the readers of a network may take without a rest, over time so
  /// many in a second.
  package var heavyBurst = 0.1
  package var heavyShare = 0.004
  /// How long the readers of a network rest after a page of theirs was closed for what it did; twice as long after
  /// each further one within a minute, at most half a minute.
  package var closureRest = 0.25
  /// How long a request or a `hello` of readers who rest waits until it is refused.
  package var restPatience = 10.0
  /// Seconds of the processor's time that a session gets in a second, while readers of others do
  /// something. Where nobody does, it gets all.
  package var workShare = 0.1
  /// How long a session waits at most for time to be earned; then it is closed with 1013.
  package var workPatience = 30.0
  /// Bytes of events that wait meanwhile, with 16 for each; then the session is closed with 1013.
  package var waitingBytes = 256 * 1024
  /// What a session holds beside its views: its state, as it would be stored, frames and events that wait,
  /// and numbers that its page may still use. One with more is ended, and its page loads itself anew.
  package var sessionBytes = 4 * 1024 * 1024
  /// Resets of a page that it has not acknowledged, until it is closed with 1013.
  package var resets = 8
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

  /// How often a reader may end a process by what they do, in ``crashTime``; then that reader's pages are
  /// closed, and refused, as long.
  package var crashesPerGuest = 4
  /// How often the readers of one network may do so.
  package var crashesPerNetwork = 16
  /// For how long ends of processes are remembered.
  package var crashTime = 60.0

  package init() {}

  /// The longest message of a page: an event with the longest payload, and what stands in front.
  package var messageBytes: Int { eventBytes + 64 }
  /// The longest request of a page without a socket: its `hello`, and messages up to the one with which they
  /// are as long as a message may be.
  package var requestBytes: Int { 2 * messageBytes + 1024 }
  /// What the views of one frame may cost.
  package var evaluation: EvaluationLimits {
    EvaluationLimits(
      nodes: evaluationNodes, time: evaluationTime.isFinite ? .seconds(evaluationTime) : nil)
  }
}
