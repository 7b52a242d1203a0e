@_exported public import CoreLocation
public import Foundation

/// The size of a part of the earth, in degrees.
///
/// - Note: As in MapKit.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the earth around a place.
///
/// - Note: As in MapKit.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init(center: CLLocationCoordinate2D = .init(), span: MKCoordinateSpan = .init()) {
    self.center = center
    self.span = span
  }

  /// A part of some metres' height and width.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = 111_320.0
    let shrink = max(cos(center.latitude * .pi / 180), 0.01)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / degree,
        longitudeDelta: longitudinalMeters / (degree * shrink)))
  }

  /// The smallest part with all places in it and a margin around them.
  init?(around places: [CLLocationCoordinate2D]) {
    guard let first = places.first else { return nil }
    var (south, north) = (first.latitude, first.latitude)
    var (west, east) = (first.longitude, first.longitude)
    for place in places {
      (south, north) = (min(south, place.latitude), max(north, place.latitude))
      (west, east) = (min(west, place.longitude), max(east, place.longitude))
    }
    self.init(
      center: .init(latitude: (south + north) / 2, longitude: (west + east) / 2),
      span: MKCoordinateSpan(
        latitudeDelta: max((north - south) * 1.3, 0.02),
        longitudeDelta: max((east - west) * 1.3, 0.02)))
  }

  /// Where a place is, from the upper left corner in parts of the width and height, as Mercator's
  /// projection has it.
  func position(of place: CLLocationCoordinate2D) -> (x: Double, y: Double) {
    func northing(_ latitude: Double) -> Double {
      let angle = min(max(latitude, -85), 85) * .pi / 180
      return log(tan(.pi / 4 + angle / 2))
    }
    let top = northing(center.latitude + span.latitudeDelta / 2)
    let bottom = northing(center.latitude - span.latitudeDelta / 2)
    let west = center.longitude - span.longitudeDelta / 2
    guard top > bottom, span.longitudeDelta > 0 else { return (0.5, 0.5) }
    return (
      (place.longitude - west) / span.longitudeDelta,
      (top - northing(place.latitude)) / (top - bottom)
    )
  }
}

/// What the reader sees of a map.
///
/// - Note: As in MapKit; a map shows the region, seen from above.
public struct MapCameraPosition: Sendable {
  enum Kind: Sendable { case automatic, region(MKCoordinateRegion) }
  let kind: Kind
  public static let automatic = MapCameraPosition(kind: .automatic)
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(kind: .region(region))
  }
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    .region(
      MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: camera.distance,
        longitudinalMeters: camera.distance))
  }
  public static func item(
    _ item: MKMapItem, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition {
    .region(
      MKCoordinateRegion(
        center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000))
  }
  /// - Note: Differs from MapKit: the reader's place isn't known.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition { fallback }

  public var region: MKCoordinateRegion? {
    if case .region(let region) = kind { return region }
    return nil
  }
}

/// A point from which a map is seen.
public struct MapCamera: Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  public var heading: Double
  public var pitch: Double
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    (self.distance, self.heading, self.pitch) = (distance, heading, pitch)
  }
}

/// An address of a map.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public var title: String? { name }
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
      name: nil)
  }
}

/// A place with a name.
open class MKMapItem: NSObject, @unchecked Sendable {
  public var name: String?
  public let placemark: MKPlacemark
  public var url: URL?
  public var phoneNumber: String?
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  /// - Note: Differs from MapKit: nothing is opened.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
}
