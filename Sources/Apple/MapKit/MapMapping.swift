public import CoreLocation
import Foundation

/// What a map shows of the earth, and in which size: Mercator's projection, whose square has sides of 1.
struct MapMapping: Equatable {
  /// A part of the square; it may reach over its left or right side.
  struct Area: Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// The part in sight.
  let area: Area
  /// The map's size, in points.
  let size: CGSize

  /// The part that has a region in it, with nothing stretched.
  init(_ region: MKCoordinateRegion, in size: CGSize) {
    func isUsable(_ value: Double) -> Double? { value.isFinite && value > 0 ? value : nil }
    let latitude = min(isUsable(region.span.latitudeDelta) ?? 140, 170)
    let longitude = min(isUsable(region.span.longitudeDelta) ?? 360, 360)
    let top = Self.y(region.center.latitude + latitude / 2)
    let bottom = Self.y(region.center.latitude - latitude / 2)
    self.init(
      center: Self.place(of: region.center),
      scale: min(size.width / (longitude / 360), size.height / max(bottom - top, 1e-9)), size)
  }

  /// The same part in another size.
  func resized(to size: CGSize) -> MapMapping {
    guard size != self.size, area.width > 0, area.height > 0 else { return self }
    return MapMapping(
      center: center, scale: min(size.width / area.width, size.height / area.height), size)
  }

  private init(center: (x: Double, y: Double), scale: Double, _ size: CGSize) {
    // Sizes come from browsers, and places from anywhere.
    func side(_ length: Double) -> Double { length.isFinite ? min(max(length, 0), 100_000) : 0 }
    let size = CGSize(width: side(size.width), height: side(size.height))
    // From twice the earth from side to side to streets.
    let least = max(1, size.width / 2)
    let scale = scale.isFinite ? min(max(scale, least), 1e8) : least
    let (width, height) = (size.width / scale, size.height / scale)
    let x = center.x.isFinite ? min(max(center.x, -1), 2) : 0.5
    let y = center.y.isFinite ? center.y : 0.5
    area = Area(x: x - width / 2, y: y - height / 2, width: width, height: height)
    self.size = size
  }

  /// Points for the side of the square.
  var scale: Double { area.width > 0 ? size.width / area.width : 1 }

  /// The middle of what is in sight.
  private var center: (x: Double, y: Double) {
    (area.x + area.width / 2, area.y + area.height / 2)
  }

  /// The same after a finger has moved the map by so many points.
  func moved(by shift: CGSize) -> MapMapping {
    MapMapping(
      center: (
        wrapped(center.x - shift.width / scale),
        min(max(center.y - shift.height / scale, 0), 1)
      ), scale: scale, size)
  }

  /// The same with everything larger by a factor, about a point that stays where it is.
  func magnified(by factor: Double, about point: CGPoint) -> MapMapping {
    guard factor.isFinite, factor > 0 else { return self }
    let (x, y) = (area.x + point.x / scale, area.y + point.y / scale)
    let new = MapMapping(center: center, scale: scale * factor, size)
    return MapMapping(
      center: (
        wrapped(x + (size.width / 2 - point.x) / new.scale),
        min(max(y + (size.height / 2 - point.y) / new.scale, 0), 1)
      ), scale: new.scale, size)
  }

  private func wrapped(_ x: Double) -> Double { x - x.rounded(.down) }

  /// Where a place is in the map.
  func point(of coordinate: CLLocationCoordinate2D) -> CGPoint {
    point(of: Self.place(of: coordinate))
  }

  /// Where a place of the square is in the map; of its copies at the sides that which is nearest to the middle.
  func point(of place: (x: Double, y: Double)) -> CGPoint {
    let x = place.x - (place.x - center.x).rounded()
    return CGPoint(x: (x - area.x) * scale, y: (place.y - area.y) * scale)
  }

  /// Which place is at a point of the map.
  func coordinate(at point: CGPoint) -> CLLocationCoordinate2D {
    let (x, y) = (area.x + point.x / scale, area.y + point.y / scale)
    return CLLocationCoordinate2D(
      latitude: Self.latitude(y), longitude: (wrapped(x) - 0.5) * 360)
  }

  /// What is in sight.
  var region: MKCoordinateRegion {
    let north = Self.latitude(area.y)
    let south = Self.latitude(area.y + area.height)
    return MKCoordinateRegion(
      center: CLLocationCoordinate2D(
        latitude: Self.latitude(center.y), longitude: (wrapped(center.x) - 0.5) * 360),
      span: MKCoordinateSpan(
        latitudeDelta: north - south, longitudeDelta: min(area.width, 1) * 360))
  }

  /// The camera that sees it from above, as far away as the map is high.
  var camera: MapCamera {
    let region = region
    return MapCamera(
      centerCoordinate: region.center, distance: region.span.latitudeDelta * 111_320)
  }

  /// Where a place is in the square.
  static func place(of coordinate: CLLocationCoordinate2D) -> (x: Double, y: Double) {
    (coordinate.longitude / 360 + 0.5, y(coordinate.latitude))
  }

  private static func y(_ latitude: Double) -> Double {
    let angle = min(max(latitude, -85.06), 85.06) * .pi / 180
    return 0.5 - log(tan(.pi / 4 + angle / 2)) / (2 * .pi)
  }

  private static func latitude(_ y: Double) -> Double {
    let angle = 2 * atan(exp((0.5 - y) * 2 * .pi)) - .pi / 2
    return angle * 180 / .pi
  }
}
