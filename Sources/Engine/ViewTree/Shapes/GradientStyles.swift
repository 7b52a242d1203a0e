public import Foundation

/// Colours along a line between two points of the area.
///
/// - Note: As in SwiftUI where the line is parallel to an edge or the area's proportions are known
///   from its frame; else see ``CSSGradient/css``.
nonisolated public struct LinearGradient: _GradientView {
  var gradient: Gradient
  var startPoint, endPoint: UnitPoint

  /// Creates a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient of colours at even distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(
      gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    gradient.paint(.linear(from: startPoint, to: endPoint), in: &context)
  }
}

/// Colours on circles around a point, from a radius to another, in points.
///
/// - Note: As in SwiftUI.
nonisolated public struct RadialGradient: _GradientView {
  var gradient: Gradient
  var center: UnitPoint
  var startRadius, endRadius: CGFloat

  /// Creates a gradient.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of colours at even distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a gradient of stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    gradient.paint(.radial(center: center, from: startRadius, to: endRadius), in: &context)
  }
}

/// Colours on ellipses around a point, whose radii are parts of the area's sides.
///
/// - Note: As in SwiftUI.
nonisolated public struct EllipticalGradient: _GradientView {
  var gradient: Gradient
  var center: UnitPoint
  var startRadiusFraction, endRadiusFraction: CGFloat

  /// Creates a gradient.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Creates a gradient of colours at even distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    gradient.paint(
      .elliptical(center: center, from: startRadiusFraction, to: endRadiusFraction),
      in: &context)
  }
}

/// Colours around a point, by the angle.
///
/// - Note: As in SwiftUI.
nonisolated public struct AngularGradient: _GradientView {
  var gradient: Gradient
  var center: UnitPoint
  var startAngle, endAngle: Angle

  /// Creates a gradient between two angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Creates a gradient of colours between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient of stops between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient over a whole turn.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient of colours over a whole turn.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of stops over a whole turn.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    gradient.paint(
      .angular(center: center, from: startAngle.degrees, to: endAngle.degrees), in: &context)
  }
}

/// A gradient that is a view, too: as such it fills the space that it is proposed.
@MainActor @preconcurrency
public protocol _GradientView: ShapeStyle, _PrimitiveView {}

extension _GradientView {
  @MainActor public static func _lower(_ view: Self, into context: inout _LoweringContext) {
    let paint = view._paint(in: &context)
    context.addShape(_ShapeForm(.box(.uniform(0))), [.fill(paint, FillStyle())]) { Path($0) }
  }

  @MainActor public static func _plan(_ planner: inout _OutlinePlanner, at offset: Int) {
    planner.add(allOf: Self.self, at: offset)
  }
}
