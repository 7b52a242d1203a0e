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
}

/// What the reader sees of a map.
///
/// - Note: As in MapKit; a map is seen from above.
public struct MapCameraPosition: Equatable, Sendable {
  enum Kind: Sendable {
    case automatic, region(MKCoordinateRegion)
    /// Where a reader has moved the map to.
    case moved(MapMapping)
  }
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
    switch kind {
    case .automatic: nil
    case .region(let region): region
    case .moved(let mapping): mapping.region
    }
  }

  /// The camera, where the map shows a part that is known.
  public var camera: MapCamera? {
    region.map {
      MapCamera(centerCoordinate: $0.center, distance: $0.span.latitudeDelta * 111_320)
    }
  }

  /// Whether the reader has moved the map.
  public var positionedByUser: Bool {
    if case .moved = kind { return true }
    return false
  }

  public var followsUserLocation: Bool { false }
  public var followsUserHeading: Bool { false }

  public static func == (first: MapCameraPosition, second: MapCameraPosition) -> Bool {
    switch (first.kind, second.kind) {
    case (.automatic, .automatic): true
    case (.region(let first), .region(let second)): first.numbers == second.numbers
    case (.moved(let first), .moved(let second)): first == second
    default: false
    }
  }
}

extension MKCoordinateRegion {
  fileprivate var numbers: [Double] {
    [center.latitude, center.longitude, span.latitudeDelta, span.longitudeDelta]
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
