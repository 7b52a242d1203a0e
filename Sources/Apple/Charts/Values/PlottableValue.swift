public import Foundation
public import ViewTree

/// A value with a name, which a mark shows by its place, colour or form.
///
/// - Note: As in Swift Charts.
public struct PlottableValue<Value: Plottable> {
  let label: PlotLabel
  let point: PlotPoint

  init(_ label: PlotLabel, _ point: PlotPoint) {
    self.label = label
    self.point = point
  }

  /// A value with a name.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(.key(labelKey), PlotPoint(value.datum))
  }

  /// A value with a name.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(.text(label), PlotPoint(value.datum))
  }

  /// A value with a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(.string(String(label)), PlotPoint(value.datum))
  }
}

extension PlottableValue where Value: Comparable {
  /// A range with a name.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: Range<Value>
  ) -> PlottableValue {
    PlottableValue(
      .key(labelKey), PlotPoint(range.lowerBound.datum, range.upperBound.datum))
  }

  /// A range with a name.
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(.text(label), PlotPoint(range.lowerBound.datum, range.upperBound.datum))
  }

  /// A range with a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: Range<Value>
  ) -> PlottableValue {
    PlottableValue(
      .string(String(label)), PlotPoint(range.lowerBound.datum, range.upperBound.datum))
  }

  /// A bin with a name.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue {
    PlottableValue(
      .key(labelKey), PlotPoint(range.lowerBound.datum, range.upperBound.datum))
  }

  /// A bin with a name.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
    PlottableValue(.text(label), PlotPoint(range.lowerBound.datum, range.upperBound.datum))
  }

  /// A bin with a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: ChartBinRange<Value>
  ) -> PlottableValue {
    PlottableValue(
      .string(String(label)), PlotPoint(range.lowerBound.datum, range.upperBound.datum))
  }
}

extension PlottableValue where Value == Date {
  /// The whole of a calendar's unit in which a date lies.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(.key(labelKey), PlotPoint(value, unit, calendar))
  }

  /// The whole of a calendar's unit in which a date lies.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(.text(label), PlotPoint(value, unit, calendar))
  }

  /// The whole of a calendar's unit in which a date lies.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(.string(String(label)), PlotPoint(value, unit, calendar))
  }
}

/// A place on an axis, or the whole from one place to another.
struct PlotPoint {
  var datum: PlotDatum
  /// Where a range ends, in the numbers of its start.
  var end: Double?
  /// The unit of the calendar that a range is.
  var unit: Calendar.Component?

  init(_ datum: PlotDatum, _ end: PlotDatum? = nil) {
    self.datum = datum
    self.end = end?.scalar
  }

  init(_ date: Date, _ unit: Calendar.Component, _ calendar: Calendar?) {
    let calendar = calendar ?? .current
    self.unit = unit
    if let interval = calendar.dateInterval(of: unit, for: date) {
      datum = interval.start.datum
      end = interval.end.timeIntervalSinceReferenceDate
    } else {
      datum = date.datum
    }
  }

  /// The middle of a range; the place itself otherwise.
  var middle: PlotDatum {
    guard let start = datum.scalar, let end else { return datum }
    return datum.moved(to: (start + end) / 2)
  }
}

/// The name of a value.
enum PlotLabel {
  case key(LocalizedStringKey)
  case text(Text)
  case string(String)

  var view: Text {
    switch self {
    case .key(let key): Text(key)
    case .text(let text): text
    case .string(let string): Text(verbatim: string)
    }
  }
}
