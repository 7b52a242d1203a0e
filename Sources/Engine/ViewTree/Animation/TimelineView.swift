public import Foundation

/// The moments at which a view is to be shown anew.
///
/// - Note: As in SwiftUI.
public protocol TimelineSchedule {
  /// The type of the moments.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often a schedule may show something.
  typealias Mode = TimelineScheduleMode

  /// The moments from one on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule may show something.
///
/// - Note: As in SwiftUI.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

/// As often as the screen can show something.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: Double
  let isPaused: Bool

  /// Creates a schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 1.0 / 60, 1.0 / 120)
    isPaused = paused
  }

  public func entries(
    from startDate: Date, mode: Mode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
  }
}

/// At even distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// Creates a schedule; the distance is in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval > 0 && interval.isFinite ? interval : 1
  }

  /// The moments, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date
    let interval: TimeInterval

    public mutating func next() -> Date? {
      defer { upcoming = upcoming.addingTimeInterval(interval) }
      return upcoming
    }
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let passed = startDate.timeIntervalSince(start) / interval
    let count = max(0, passed.rounded(.down))
    return Entries(upcoming: start.addingTimeInterval(count * interval), interval: interval)
  }
}

/// At the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init() {}

  public func entries(
    from startDate: Date, mode: Mode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// At moments that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries

  /// Creates a schedule of moments in order.
  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as the screen can show something.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// As often as the screen can show something, but not more often than given, in seconds.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At even distances, in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// At moments that are given.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// What a ``TimelineView`` hands its content.
///
/// - Note: As in SwiftUI.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the view is shown anew.
  public enum Cadence: Comparable, Sendable {
    case live, seconds, minutes
  }
  /// The moment that is shown.
  public let date: Date
  /// How often the view is shown anew.
  public let cadence: Cadence

  /// Does nothing: there is nothing that was computed before.
  public func invalidateTimelineContent() {}
}

/// A view that is shown anew at the moments of a schedule.
///
/// - Note: Differs from SwiftUI: on a live page at most ten times a second. A static page shows the moment
///   at which it was made.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// The context that the content gets.
  public typealias Context = TimelineViewDefaultContext
  let schedule: Schedule
  let content: (Context) -> Content
}

extension TimelineView: View, _PrimitiveView where Content: View {
  /// Creates a view of a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let timer = context.timelineTimer()
    let isPaused = (view.schedule as? AnimationTimelineSchedule)?.isPaused == true
    let now = timer?.now(isPaused: isPaused) ?? context.environment.renderDate
    var iterator = view.schedule.entries(from: now, mode: .normal).makeIterator()
    var date = iterator.next() ?? now
    // The last moment that is not to come; schedules of the past are followed for a while only.
    var remaining = 10_000
    var following = iterator.next()
    while remaining > 0, let next = following, next <= now {
      date = next
      following = iterator.next()
      remaining -= 1
    }
    timer?.wait(until: isPaused ? nil : following)
    let cadence: TimelineViewDefaultContext.Cadence =
      view.schedule is AnimationTimelineSchedule ? .live : .seconds
    Content._lower(
      view.content(TimelineViewDefaultContext(date: date, cadence: cadence)), into: &context)
  }
}
