public import CoreLocation
public import Foundation
public import ViewTree

/// What a map shows.
///
/// - Note: Differs from MapKit: of no effect, as there is land and nothing on it.
open class MKMapConfiguration: NSObject {
  /// Whether land is as high as it is.
  public enum ElevationStyle: Int, Sendable { case flat, realistic }
  open var elevationStyle = ElevationStyle.flat
}

/// A map of streets.
open class MKStandardMapConfiguration: MKMapConfiguration {
  /// Whether a map stands back behind what is on it.
  public enum EmphasisStyle: Int, Sendable { case `default`, muted }
  open var emphasisStyle = EmphasisStyle.default
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false

  public override init() { super.init() }
  public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle = .default) {
    super.init()
    (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
  }
  public convenience init(emphasisStyle: EmphasisStyle) {
    self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
  }
}

/// A picture of the earth.
open class MKImageryMapConfiguration: MKMapConfiguration {
  public override init() { super.init() }
  public init(elevationStyle: ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
}

/// A picture of the earth with names.
open class MKHybridMapConfiguration: MKMapConfiguration {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
  public override init() { super.init() }
  public init(elevationStyle: ElevationStyle) {
    super.init()
    self.elevationStyle = elevationStyle
  }
}

/// Which places a map names; it names none.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  open class var includingAll: MKPointOfInterestFilter { MKPointOfInterestFilter() }
  open class var excludingAll: MKPointOfInterestFilter { MKPointOfInterestFilter() }
}

/// From where a map is seen.
///
/// - Note: Differs from MapKit: maps are seen from above, with north at the top.
open class MKMapCamera: NSObject {
  open var centerCoordinate = CLLocationCoordinate2D()
  /// How far away the camera is, in metres.
  open var centerCoordinateDistance: CLLocationDistance = 0
  open var pitch: CGFloat = 0
  open var heading: CLLocationDirection = 0

  public override init() { super.init() }
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance:
      CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }
}

extension MKMapView {
  /// From where the map is seen.
  public var camera: MKMapCamera {
    get {
      let camera = MKMapCamera()
      camera.centerCoordinate = region.center
      camera.centerCoordinateDistance = region.span.latitudeDelta * metresOfDegree
      return camera
    }
    set {
      // As much is seen as the camera is away.
      let span = max(newValue.centerCoordinateDistance, 1)
      region = MKCoordinateRegion(
        center: newValue.centerCoordinate, latitudinalMeters: span, longitudinalMeters: span)
    }
  }

  public func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
}

/// How long a degree of latitude is, in metres.
private let metresOfDegree = 111_320.0
