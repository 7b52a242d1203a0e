/// What the sessions of a process have done so far, and how many there are.
package struct PageMeasures: Equatable, Sendable {
  /// Pages that are open, or were until a moment ago.
  package var sessions: UInt64 = 0
  /// Pages with a connection.
  package var connected: UInt64 = 0
  /// Events that wait for processor time.
  package var waitingEvents: UInt64 = 0
  /// Sessions that wait for the store.
  package var waitingWrites: UInt64 = 0
  package var events: UInt64 = 0
  package var frames: UInt64 = 0
  package var frameBytes: UInt64 = 0
  /// Evaluations and first evaluations that failed.
  package var failures: UInt64 = 0
  /// Evaluations that took at most so long as ``bounds`` say; the last are the longer ones.
  package var evaluations = [UInt64](repeating: 0, count: bounds.count + 1)
  /// Microseconds of the processor's time that evaluations took.
  package var evaluationTime: UInt64 = 0

  /// Seconds.
  package static let bounds = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]

  package init() {}

  /// Counts an evaluation.
  mutating func evaluated(in seconds: Double) {
    evaluations[Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count] &+= 1
    evaluationTime &+= UInt64(max(0, seconds) * 1e6)
  }

  /// Adds what another process has done.
  mutating func add(_ other: PageMeasures) {
    sessions &+= other.sessions
    connected &+= other.connected
    waitingEvents &+= other.waitingEvents
    waitingWrites &+= other.waitingWrites
    addCounters(of: other)
  }

  /// Adds what a process has done that has ended, with all that it had.
  mutating func addCounters(of other: PageMeasures) {
    events &+= other.events
    frames &+= other.frames
    frameBytes &+= other.frameBytes
    failures &+= other.failures
    evaluationTime &+= other.evaluationTime
    for index in evaluations.indices where other.evaluations.indices.contains(index) {
      evaluations[index] &+= other.evaluations[index]
    }
  }

  /// All values in their order.
  var values: [UInt64] {
    [
      sessions, connected, waitingEvents, waitingWrites, events, frames, frameBytes, failures,
      evaluationTime,
    ] + evaluations
  }

  /// Reads ``values``; nil if there are not as many.
  init?(_ values: [UInt64]) {
    guard values.count == 9 + Self.bounds.count + 1 else { return nil }
    (sessions, connected, waitingEvents, waitingWrites) = (
      values[0], values[1], values[2], values[3]
    )
    (events, frames, frameBytes, failures) = (values[4], values[5], values[6], values[7])
    evaluationTime = values[8]
    evaluations = Array(values[9...])
  }
}

extension LiveSessions {
  /// What the sessions have done so far, and how many there are now.
  package var measures: PageMeasures {
    var result = counters
    result.sessions = UInt64(sessions.count)
    result.connected = UInt64(connectedCount)
    result.waitingEvents = UInt64(sessions.values.reduce(0) { $0 + $1.waiting.count })
    result.waitingWrites = UInt64(urgent.count + unhurried.count)
    return result
  }
}
