public import CoreLocation
import Foundation
public import ViewTree

/// How figures on a map are drawn.
@MainActor
struct MapFigureLook {
  var fill: AnyShapeStyle?
  var stroke: (style: AnyShapeStyle, line: StrokeStyle)?

  func view(_ path: Path) -> AnyView {
    AnyView(
      ZStack {
        if let fill { path.fill(fill) }
        if let stroke { path.stroke(stroke.style, style: stroke.line) }
      }
      .allowsHitTesting(false).accessibilityHidden(true))
  }
}

/// A figure on a map.
@MainActor public protocol _MapFigure: MapContent {
  var _path: _MapPath { get set }
}

/// The places of a figure on a map, and how it is drawn.
@MainActor public struct _MapPath {
  let places: [CLLocationCoordinate2D]
  let isClosed: Bool
  var look: MapFigureLook

  func path(in mapping: MapMapping) -> Path {
    var path = Path()
    path.addLines(places.map(mapping.point(of:)))
    if isClosed { path.closeSubpath() }
    return path
  }
}

extension MapContent where Self: _MapFigure {
  public func _collect(into items: inout [_MapItem]) {
    let figure = _path
    items.append(_MapItem(places: figure.places) { figure.look.view(figure.path(in: $0)) })
  }

  /// Draws the figure's outline.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> Self {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the figure's outline.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> Self {
    var copy = self
    copy._path.look.stroke = (AnyShapeStyle(content), style)
    return copy
  }

  /// Fills the figure.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self {
    var copy = self
    copy._path.look.fill = AnyShapeStyle(style)
    return copy
  }
}

/// A line on a map.
///
/// - Note: As in MapKit; it is straight in Mercator's projection.
@MainActor public struct MapPolyline: _MapFigure {
  public var _path: _MapPath

  public init(coordinates: [CLLocationCoordinate2D]) {
    _path = _MapPath(
      places: coordinates, isClosed: false,
      look: MapFigureLook(stroke: (AnyShapeStyle(Color.blue), StrokeStyle(lineWidth: 4))))
  }
}

/// A surface on a map.
///
/// - Note: As in MapKit; its sides are straight in Mercator's projection.
@MainActor public struct MapPolygon: _MapFigure {
  public var _path: _MapPath

  public init(coordinates: [CLLocationCoordinate2D]) {
    _path = _MapPath(
      places: coordinates, isClosed: true,
      look: MapFigureLook(fill: AnyShapeStyle(Color.blue.opacity(0.3))))
  }
}

/// A circle on a map.
///
/// - Note: As in MapKit.
@MainActor public struct MapCircle: _MapFigure {
  public var _path: _MapPath

  /// Creates a circle about a place; the radius is in metres.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    let (north, east) = (
      radius / 111_320, radius / (111_320 * max(cos(center.latitude * .pi / 180), 0.01))
    )
    let places = (0..<64).map { number in
      let angle = Double(number) * .pi / 32
      return CLLocationCoordinate2D(
        latitude: center.latitude + north * cos(angle),
        longitude: center.longitude + east * sin(angle))
    }
    _path = _MapPath(
      places: places, isClosed: true,
      look: MapFigureLook(fill: AnyShapeStyle(Color.blue.opacity(0.3))))
  }
}
