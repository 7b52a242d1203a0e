import Foundation

/// The clock and timers of a live page.
struct TimelineClock {
  var now: @MainActor () -> Date = { Date() }
  /// Waits so many seconds.
  var sleep: @Sendable (Double) async throws -> Void = { seconds in
    try await Task.sleep(for: .seconds(seconds))
  }
}

extension EnvironmentValues {
  private enum TimelineClockKey: EnvironmentKey {
    static var defaultValue: TimelineClock { TimelineClock() }
  }

  /// The clock of timelines; tests set their own.
  var timelineClock: TimelineClock {
    get { self[TimelineClockKey.self] }
    set { self[TimelineClockKey.self] = newValue }
  }
}

/// What shows a timeline anew, as long as it is there.
@MainActor
final class TimelineTimer {
  /// The moment of the newest evaluation that the timer has asked for.
  private let moment: StateCell<Date>
  private let clock: TimelineClock
  private var task: Task<Void, Never>?
  /// What the task waits for.
  private var awaited: Date?

  /// The least time between two frames of a timeline, in seconds.
  static let leastInterval = 0.1
  /// The longest time that is waited at once, in seconds: a day.
  private static let longestWait = 86_400.0

  init(_ graph: ViewGraph, _ clock: TimelineClock) {
    self.clock = clock
    moment = StateCell(clock.now(), in: graph)
  }

  /// The time; who asks is evaluated again when the timer goes off.
  var now: Date {
    _ = moment.value
    return clock.now()
  }

  /// Has the timeline shown anew at a moment; nil for never.
  func wait(until date: Date?) {
    if let date, date == awaited { return }
    stop()
    guard let date else { return }
    let seconds = date.timeIntervalSince(clock.now())
    guard seconds.isFinite else { return }
    let wait = min(max(seconds, Self.leastInterval), Self.longestWait)
    let (moment, clock) = (moment, clock)
    awaited = date
    task = Task { @MainActor [weak self] in
      guard (try? await clock.sleep(wait)) != nil, !Task.isCancelled else { return }
      self?.awaited = nil
      moment.set(clock.now())
    }
  }

  func stop() {
    task?.cancel()
    task = nil
    awaited = nil
  }
}

extension LoweringContext {
  /// The timer of the timeline that is being lowered; nil on a static page and one that is hidden.
  @MainActor
  mutating func timelineTimer() -> TimelineTimer? {
    guard isLive else { return nil }
    let node = graph.node(at: Identity.child(identity, Salt.Timeline.timer))
    let timer =
      (node.values[0] as? TimelineTimer) ?? TimelineTimer(graph, environment.timelineClock)
    node.values[0] = timer
    node.leave = { timer.stop() }
    guard environment.scenePhase != .background else {
      timer.stop()
      return nil
    }
    return timer
  }
}
