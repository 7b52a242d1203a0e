public import Foundation

/// How an axis's labels are arranged.
///
/// - Note: As in Swift Charts.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind: Sendable { case automatic, aligned, extended, inset }
  let kind: Kind
  public static var automatic: AxisMarkPreset { AxisMarkPreset(kind: .automatic) }
  public static var aligned: AxisMarkPreset { AxisMarkPreset(kind: .aligned) }
  public static var extended: AxisMarkPreset { AxisMarkPreset(kind: .extended) }
  public static var inset: AxisMarkPreset { AxisMarkPreset(kind: .inset) }
}

/// On which side of the plot an axis stands.
///
/// - Note: As in Swift Charts.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind: Sendable { case automatic, leading, trailing, top, bottom }
  let kind: Kind
  public static var automatic: AxisMarkPosition { AxisMarkPosition(kind: .automatic) }
  public static var leading: AxisMarkPosition { AxisMarkPosition(kind: .leading) }
  public static var trailing: AxisMarkPosition { AxisMarkPosition(kind: .trailing) }
  public static var top: AxisMarkPosition { AxisMarkPosition(kind: .top) }
  public static var bottom: AxisMarkPosition { AxisMarkPosition(kind: .bottom) }
}

/// The values that an axis shows.
///
/// - Note: As in Swift Charts.
public struct AxisMarkValues {
  enum Kind {
    case automatic(count: Int?, minimumStride: Double?)
    case stride(Double)
    case calendar(CalendarStep, Calendar?)
    case values([PlotDatum])
  }
  let kind: Kind
  /// Whether the scale is extended to the values before and behind those of the marks.
  var roundsLower: Bool?
  var roundsUpper: Bool?

  /// Round values, about as many as suit.
  public static var automatic: AxisMarkValues { automatic() }

  /// Round values, about as many as wanted.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, minimumStride: nil), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

  /// Round values, about as many as wanted, with no smaller steps than one.
  public static func automatic<P: Plottable & Numeric>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, minimumStride: minimumStride.datum.scalar),
      roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  /// The multiples of a number.
  public static func stride<P: Plottable & Numeric>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .stride(stepSize.datum.scalar ?? 1), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

  /// The beginnings of a calendar's units.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .calendar(CalendarStep(unit: component, count: max(1, count)), calendar),
      roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }
}

/// A value of an axis.
///
/// - Note: As in Swift Charts.
public struct AxisValue {
  let datum: PlotDatum
  /// How many come before.
  public let index: Int
  /// How many there are.
  public let count: Int

  /// The value as one of a type; nil if it is none.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(datum: datum) }
}

/// In what direction a label is written.
///
/// - Note: As in Swift Charts.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  let degrees: Double
  public static var automatic: AxisValueLabelOrientation { AxisValueLabelOrientation(degrees: 0) }
  public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(degrees: 0) }
  public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(degrees: 90) }
  public static var verticalReversed: AxisValueLabelOrientation {
    AxisValueLabelOrientation(degrees: -90)
  }
}

/// What is done where labels don't find room.
///
/// - Note: As in Swift Charts.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Sendable { case automatic, greedy, truncate, disabled }
  let kind: Kind
  public static var automatic: AxisValueLabelCollisionResolution { .init(kind: .automatic) }
  public static var greedy: AxisValueLabelCollisionResolution { .init(kind: .greedy) }
  public static var truncate: AxisValueLabelCollisionResolution { .init(kind: .truncate) }
  public static var disabled: AxisValueLabelCollisionResolution { .init(kind: .disabled) }
  public static func greedy(
    priority: Double = 0, minimumSpacing: CGFloat? = nil
  ) -> AxisValueLabelCollisionResolution { .init(kind: .greedy) }
}
