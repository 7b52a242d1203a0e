public import Foundation

/// Where the scrolling of a chart comes to rest.
public protocol ChartScrollTargetBehavior {
  /// How far apart the places are, as the axis counts: seconds for dates.
  var _step: Double { get }
}

/// Has scrolling come to rest where a unit of the axis begins.
///
/// - Note: Differs from Swift Charts: units are counted from the beginning of the axis.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {
  public let _step: Double
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Comes to rest at multiples of a unit.
  ///
  /// - Note: Differs from Swift Charts: a fast swipe, too, ends at the next unit, whatever `majorAlignment` says.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil
  ) -> Self {
    Self(_step: unit.datum.scalar ?? 0)
  }

  /// Comes to rest at dates with certain components.
  ///
  /// - Note: Differs from Swift Charts: a fast swipe, too, ends at the next date, whatever `majorAlignment` says.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil
  ) -> Self {
    Self(_step: components.period)
  }
}

/// Where a fast swipe over a chart comes to rest.
public struct MajorValueAlignment<P: Plottable> {
  /// At the next page.
  public static var page: Self { Self() }
}

extension MajorValueAlignment where P: Numeric {
  /// At multiples of a unit.
  public static func unit(_ value: P) -> Self { Self() }
}

extension MajorValueAlignment where P == Date {
  /// At dates with certain components.
  public static func matching(_ components: DateComponents) -> Self { Self() }
}

extension DateComponents {
  /// After how many seconds dates match again, by the largest of the components.
  fileprivate var period: Double {
    let oneDay = 86_400.0
    if month != nil { return oneDay * 365.25 }
    if day != nil { return oneDay * 30.4375 }
    if weekday != nil { return oneDay * 7 }
    if hour != nil { return oneDay }
    if minute != nil { return 3600 }
    return second != nil ? 60 : 1
  }
}
