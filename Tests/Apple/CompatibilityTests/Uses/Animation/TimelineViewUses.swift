import SwiftUI

@MainActor enum TimelineViewUses {
  static func timelineSchedule<T: TimelineSchedule>(_ value: T, _ tMode: T.Mode) {
    let _: AnimationTimelineSchedule = .animation
    let _: EveryMinuteTimelineSchedule = .everyMinute
    _ = (any TimelineSchedule).self
    _ = T.Entries.self
    _ = T.Mode.self
    _ = value.entries(from: .now, mode: tMode)
    _ = AnimationTimelineSchedule.animation(minimumInterval: 0.5, paused: true)
    _ = PeriodicTimelineSchedule.periodic(from: .now, by: 1)
    let _: ExplicitTimelineSchedule<[Date]> = .explicit([.now])
  }

  static func timelineScheduleMode() {
    let _: [TimelineScheduleMode] = [.normal, .lowFrequency]
    _ = TimelineScheduleMode.self
  }

  static func animationTimelineSchedule() {
    _ = AnimationTimelineSchedule.self
    _ = AnimationTimelineSchedule(minimumInterval: 0.5, paused: true)
  }

  static func periodicTimelineSchedule() {
    _ = PeriodicTimelineSchedule.self
    _ = PeriodicTimelineSchedule(from: .now, by: 1)
  }

  static func periodicTimelineScheduleEntries() {
    _ = PeriodicTimelineSchedule.Entries.self
  }

  static func everyMinuteTimelineSchedule() {
    _ = EveryMinuteTimelineSchedule.self
    _ = EveryMinuteTimelineSchedule()
  }

  static func explicitTimelineSchedule() {
    _ = ExplicitTimelineSchedule<[Date]>.self
    _ = ExplicitTimelineSchedule([.now])
  }

  static func timelineViewDefaultContext(_ value: TimelineViewDefaultContext) {
    _ = TimelineViewDefaultContext.self
    _ = value.date
    _ = value.cadence
    value.invalidateTimelineContent()
  }

  static func timelineViewDefaultContextCadence() {
    let _: [TimelineViewDefaultContext.Cadence] = [.live, .seconds, .minutes]
    _ = TimelineViewDefaultContext.Cadence.self
  }

  static func timelineView(_ everyMinuteTimelineSchedule: EveryMinuteTimelineSchedule) {
    _ = TimelineView<EveryMinuteTimelineSchedule, Text>.self
    _ = TimelineView<EveryMinuteTimelineSchedule, Text>.Context.self
    _ = TimelineView(everyMinuteTimelineSchedule, content: { _ in Text("a") })
  }
}
