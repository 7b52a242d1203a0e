public import Foundation

/// The values that a scale shows.
///
/// - Note: As in Swift Charts. The underscored requirement is the package's own.
public protocol ScaleDomain {
  /// What the scale is told.
  var _specification: ScaleDomainSpecification { get }
}

/// What a scale is told of its values; the package's own.
public struct ScaleDomainSpecification {
  enum Kind {
    case automatic(includesZero: Bool?, isReversed: Bool)
    case range(PlotDatum, PlotDatum)
    case values([PlotDatum])
    /// Those that were found, changed.
    case modified(includesZero: Bool?, isReversed: Bool, ([PlotDatum]) -> [PlotDatum])
  }
  let kind: Kind
}

/// The values that the marks have.
///
/// - Note: As in Swift Charts.
public struct AutomaticScaleDomain: ScaleDomain {
  public let _specification: ScaleDomainSpecification
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values that the marks have.
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// The values that the marks have, with or without zero, from the first or the last one.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _specification: ScaleDomainSpecification(
        kind: .automatic(includesZero: includesZero, isReversed: reversed ?? false)))
  }

  /// The values that the marks have, changed by a closure.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type = DataValue.self,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _specification: ScaleDomainSpecification(
        kind: .modified(includesZero: includesZero, isReversed: reversed ?? false) { data in
          var values = data.compactMap { DataValue(datum: $0) }
          modifyInferredDomain(&values)
          return values.map(\.datum)
        }))
  }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _specification: ScaleDomainSpecification {
    ScaleDomainSpecification(kind: .range(lowerBound.datum, upperBound.datum))
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  public var _specification: ScaleDomainSpecification {
    ScaleDomainSpecification(kind: .range(lowerBound.datum, upperBound.datum))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public var _specification: ScaleDomainSpecification {
    ScaleDomainSpecification(kind: .values(map(\.datum)))
  }
}

/// How values become distances.
///
/// - Note: As in Swift Charts.
public struct ScaleType: Hashable, Sendable {
  let curve: PlotScale.Curve
  let kind: PlotKind?

  init(_ curve: PlotScale.Curve, _ kind: PlotKind? = nil) {
    self.curve = curve
    self.kind = kind
  }

  /// Equal distances for equal differences.
  public static var linear: ScaleType { ScaleType(.linear) }
  /// Equal distances for equal ratios.
  public static var log: ScaleType { ScaleType(.log) }
  /// Equal distances for equal times.
  public static var date: ScaleType { ScaleType(.linear) }
  /// A band for each value.
  public static var category: ScaleType { ScaleType(.linear, .category) }
  /// Distances by the square root.
  public static var squareRoot: ScaleType { ScaleType(.squareRoot) }
  /// Nearly linear around zero, logarithmic away from it.
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
  /// Distances by a power.
  public static func power(exponent: Double) -> ScaleType {
    ScaleType(.power(exponent.isFinite && exponent > 0 ? exponent : 1))
  }
  /// Nearly linear around zero, logarithmic away from it.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(.symmetricLog(slopeAtZero.isFinite && slopeAtZero > 0 ? slopeAtZero : 1))
  }
}

/// The part of the plot that values are placed in.
///
/// - Note: As in Swift Charts. The underscored requirement is the package's own.
public protocol PositionScaleRange {
  /// Points that are kept free before the first and behind the last value.
  var _padding: (start: CGFloat, end: CGFloat) { get }
}

/// The whole of the plot, but for some points.
///
/// - Note: As in Swift Charts.
public struct PlotDimensionScaleRange: PositionScaleRange {
  public let _padding: (start: CGFloat, end: CGFloat)
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole of the plot.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }
  /// The whole of the plot, but for some points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }
  /// The whole of the plot, but for some points at its ends.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(_padding: (max(0, startPadding), max(0, endPadding)))
  }
}
