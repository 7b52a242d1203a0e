public import Foundation

/// A month of the Gregorian calendar.
public struct FeedMonth: Sendable, Hashable, Comparable {
  /// The year, from 1 to 9999.
  public let year: Int
  /// The month, from 1 for January to 12.
  public let month: Int

  /// Of earlier and later months the earlier is less.
  public static func < (one: FeedMonth, other: FeedMonth) -> Bool {
    (one.year, one.month) < (other.year, other.month)
  }

  /// The month as in ISO 8601: `2026-03`.
  public var isoName: String {
    let year = String(year)
    return String(repeating: "0", count: max(0, 4 - year.count)) + year
      + (month < 10 ? "-0" : "-") + String(month)
  }
}

extension MomentsFeed {
  /// The months in which there are moments, the newest first, each with the indices of its
  /// moments, newest first; behind them those whose time isn't known, without a month.
  public func momentsByMonth(timeZone: TimeZone) -> [(month: FeedMonth?, moments: [Int])] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    var found: [(month: FeedMonth?, moments: [Int])] = []
    // The newest are first, so a month's moments stand side by side.
    var current: DateInterval?
    for index in newestFirst {
      let date = moments[index].createdSeconds.map { Date(timeIntervalSince1970: $0) }
      guard let date else {
        if found.last?.month != nil || found.isEmpty { found.append((nil, [])) }
        found[found.count - 1].moments.append(index)
        continue
      }
      if let interval = current, interval.start <= date, date < interval.end {
        found[found.count - 1].moments.append(index)
        continue
      }
      let parts = calendar.dateComponents([.year, .month], from: date)
      current = calendar.dateInterval(of: .month, for: date)
      found.append((FeedMonth(year: parts.year ?? 1, month: parts.month ?? 1), [index]))
    }
    return found
  }
}
