/// A type whose values a chart can place.
///
/// - Note: As in Swift Charts.
public protocol Plottable {
  /// The type that stands for this one on an axis.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// What the value is on an axis.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value of a place on an axis; nil if there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, an instant or a text, which charts know how to place.
///
/// - Note: As in Swift Charts. The underscored requirements are the package's own.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value as charts place it.
  var _datum: PlotDatum { get }
  /// The value of a place.
  init?(_datum: PlotDatum)
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, PrimitivePlottable == RawValue {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  /// The value as charts place it.
  var datum: PlotDatum { primitivePlottable._datum }

  /// The value of a place.
  init?(datum: PlotDatum) {
    guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}
