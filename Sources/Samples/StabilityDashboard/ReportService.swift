import Foundation

/// What a server would be asked for; here reports are made up, the same for the same filters.
struct ReportService {
  func report(for app: TrackedApp, _ filters: Filters) async -> Report {
    try? await Task.sleep(nanoseconds: 20_000_000)
    let calendar = Calendar(identifier: .gregorian)
    let days = max(1, filters.days)
    let trend = (0..<days).reversed().map { back in
      let day = calendar.date(byAdding: .day, value: -back, to: filters.end) ?? filters.end
      return TrendPoint(day: calendar.startOfDay(for: day), crashes: crashes(app, filters, back))
    }
    let total = trend.map(\.crashes).reduce(0, +)
    let sessions = days * 4_000
    return Report(
      crashFree: 1 - Double(total) / Double(sessions), sessions: sessions, trend: trend,
      aggregates: aggregates(of: app, filters, total: total))
  }

  private func crashes(_ app: TrackedApp, _ filters: Filters, _ back: Int) -> Int {
    let kinds = [filters.showsCrashes, filters.showsHangs, filters.showsMemory].filter { $0 }.count
    let seed = app.name.count * 7 + filters.version.count + (filters.isRelease ? 3 : 11)
    return kinds * (20 + (seed + back * back * 5) % 37)
  }

  private func aggregates(of app: TrackedApp, _ filters: Filters, total: Int) -> [Aggregate] {
    let causes = [
      ("Index out of range", "FeedList.swift:88"), ("Unexpected nil", "Session.swift:31"),
      ("Watchdog", "Sync.swift:204"), ("Out of memory", "PhotoGrid.swift:57"),
    ]
    return causes.enumerated().map { index, cause in
      Aggregate(
        id: "\(app.id)-\(index)", title: cause.0, place: cause.1, count: total / (index + 2),
        users: total / (index + 3))
    }
    .filter { filters.query.isEmpty || $0.title.localizedCaseInsensitiveContains(filters.query) }
    .filter { $0.count >= filters.fewest }
  }
}
