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
  /// When the timer went off last, for those who are to be evaluated then.
  private let moment: StateCell<Date>
  /// The time that the timeline shows until the timer goes off again.
  ///
  /// It stands still meanwhile: an action for changes of the date would else come to no end.
  private var now: Date
  /// Whether nothing is waited for, so that the time is to be looked up when the timeline goes on.
  private var isPaused = false
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
    now = clock.now()
    moment = StateCell(now, in: graph)
  }

  /// The time that the timeline shows; who asks is evaluated again when the timer goes off.
  func now(isPaused: Bool) -> Date {
    _ = moment.value
    if self.isPaused, !isPaused { now = clock.now() }
    self.isPaused = isPaused
    return now
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
      let now = clock.now()
      self?.awaited = nil
      self?.now = now
      moment.set(now)
    }
  }

  private func stop() {
    task?.cancel()
    task = nil
    awaited = nil
  }

  /// Waits for nothing until the timeline is evaluated again.
  func pause() {
    stop()
    isPaused = true
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
    node.leave = { timer.pause() }
    guard environment.scenePhase != .background else {
      timer.pause()
      return nil
    }
    return timer
  }
}
