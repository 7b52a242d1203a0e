public import Foundation
public import ViewTree

extension ChartContent {
  /// Draws a figure at each point.
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    let form = SymbolForm(symbol)
    return changing { if $0.looks.symbol == nil { $0.looks.symbol = form } }
  }

  /// Draws a figure at each point, one for each category.
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let key = value.point.datum
    return changing(value.label) { if $0.looks.symbolKey == nil { $0.looks.symbolKey = key } }
  }

  /// Shows a view at each point.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return changing { if $0.looks.symbolView == nil { $0.looks.symbolView = view } }
  }

  /// Sets the area of the figures at points, in square points.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    let side = area.isFinite && area > 0 ? area.squareRoot() : 0
    return symbolSize(CGSize(width: side, height: side))
  }

  /// Sets the size of the figures at points.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    changing { if $0.looks.symbolSize == nil { $0.looks.symbolSize = size } }
  }

  /// Makes the figures at points larger for larger values.
  nonisolated public func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    let key = value.point.datum
    return changing { if $0.looks.symbolSizeKey == nil { $0.looks.symbolSizeKey = key } }
  }
}

/// A figure that stands at a point of a chart.
///
/// - Note: As in Swift Charts.
public protocol ChartSymbolShape: Shape {
  /// The part of a unit square that the figure seems to fill.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// The figure's line instead of its area.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The figure's line instead of its area.
  nonisolated public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    StrokedSymbolShape(base: AnyChartSymbolShape(self), style: style)
  }
}

/// A figure of the chart's own.
///
/// - Note: As in Swift Charts.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
  enum Kind: CaseIterable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }
  let kind: Kind

  nonisolated public func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square:
      return Path(rect.insetBy(dx: rect.width * 0.057, dy: rect.height * 0.057))
    case .triangle: return BasicChartSymbolShape.polygon(3, in: rect)
    case .diamond: return BasicChartSymbolShape.polygon(4, in: rect)
    case .pentagon: return BasicChartSymbolShape.polygon(5, in: rect)
    case .plus: return BasicChartSymbolShape.bars(2, turned: 0, in: rect)
    case .cross: return BasicChartSymbolShape.bars(2, turned: .pi / 4, in: rect)
    case .asterisk: return BasicChartSymbolShape.bars(3, turned: 0, in: rect)
    }
  }

  /// A regular polygon that stands on an edge, or on a corner if it has four.
  private static func polygon(_ count: Int, in rect: CGRect) -> Path {
    var path = Path()
    let scale = count == 3 ? 0.62 : count == 4 ? 0.6 : 0.53
    for index in 0..<count {
      let angle = Double(index) / Double(count) * 2 * .pi - .pi / 2
      let point = CGPoint(
        x: rect.midX + rect.width * scale * cos(angle),
        y: rect.midY + rect.height * scale * sin(angle) + (count == 3 ? rect.height * 0.1 : 0))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  /// Bars through the middle.
  private static func bars(_ count: Int, turned: Double, in rect: CGRect) -> Path {
    var path = Path()
    for index in 0..<count {
      let angle = Double(index) / Double(count) * .pi + turned + .pi / 2
      let (across, along) = (0.12, 0.56)
      let corners = [(-across, -along), (across, -along), (across, along), (-across, along)]
      for (number, corner) in corners.enumerated() {
        let point = CGPoint(
          x: rect.midX + rect.width * (corner.0 * sin(angle) + corner.1 * cos(angle)),
          y: rect.midY + rect.height * (corner.1 * sin(angle) - corner.0 * cos(angle)))
        if number == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
    return path
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

/// A figure whose type is hidden.
///
/// - Note: As in Swift Charts.
nonisolated public struct AnyChartSymbolShape: ChartSymbolShape {
  let shape: any ChartSymbolShape
  /// Hides the type of a figure.
  public init(_ shape: any ChartSymbolShape) { self.shape = shape }
  public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// A figure's line.
nonisolated struct StrokedSymbolShape: ChartSymbolShape {
  let base: AnyChartSymbolShape
  let style: StrokeStyle
  nonisolated func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: style.lineWidth / 2, dy: style.lineWidth / 2))
      .strokedPath(style)
  }
}

/// A figure as it is drawn.
struct SymbolForm {
  let shape: any ChartSymbolShape

  init(_ shape: any ChartSymbolShape) {
    self.shape = (shape as? AnyChartSymbolShape)?.shape ?? shape
  }

  var isCircle: Bool { (shape as? BasicChartSymbolShape)?.kind == .circle }

  static let circle = SymbolForm(BasicChartSymbolShape(kind: .circle))

  /// The figures that categories get one after the other.
  static let standard = BasicChartSymbolShape.Kind.allCases.map {
    SymbolForm(BasicChartSymbolShape(kind: $0))
  }
}
