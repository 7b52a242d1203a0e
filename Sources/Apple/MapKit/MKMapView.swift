public import CoreLocation
public import Foundation
public import ViewTree

/// Something at a place.
public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// What is on a map.
open class MKShape: NSObject {
  open var title: String?
  open var subtitle: String?
  public override init() { super.init() }
}

/// A pin.
///
/// - Note: As in MapKit.
open class MKPointAnnotation: MKShape, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D()
  public override init() { super.init() }
  public convenience init(
    __coordinate coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.init()
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}

/// What a map's picture of the earth is like; there is none.
public enum MKMapType: UInt, Sendable, CaseIterable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Whether a map follows the reader; it doesn't.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// What shows an annotation.
///
/// - Note: Differs from MapKit: maps show their own pins; a delegate is not asked for views.
@MainActor @preconcurrency
open class MKAnnotationView: UIView {
  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  open var image: UIImage?
  open var canShowCallout = false
  open var isDraggable = false
  open var isSelected = false
  open var centerOffset = CGPoint.zero
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  open func prepareForReuse() {}
}

/// What shows a pin.
@MainActor @preconcurrency
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor?
  open var animatesDrop = false
}

/// What shows a marker.
@MainActor @preconcurrency
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
}

/// Hears of a map.
///
/// - Note: Differs from MapKit: it hears of moves, and nothing of annotations.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: AnyObject {
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
}

extension MKMapViewDelegate {
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
}

/// A map with pins.
///
/// - Note: Differs from MapKit: it is ``Map``, so there is no picture of the earth but its land's outline.
@MainActor @preconcurrency
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  open var region: MKCoordinateRegion {
    get { position.region ?? MKCoordinateRegion() }
    set {
      position = .region(newValue)
      setNeedsDisplay()
    }
  }
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  open var showsUserLocation = false
  open var userTrackingMode = MKUserTrackingMode.none
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsCompass = true
  open var showsScale = false
  public private(set) var annotations: [any MKAnnotation] = []
  open var selectedAnnotations: [any MKAnnotation] = []
  private var position = MapCameraPosition.automatic
  private let host = UIHostingController(rootView: AnyView(EmptyView()))

  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    self.region = region
  }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations += annotations
    setNeedsDisplay()
  }
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations.removeAll { known in annotations.contains { $0 === known } }
    setNeedsDisplay()
  }
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      self.annotations.append(annotation)
    }
    position = .automatic
    setNeedsDisplay()
  }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }

  /// Shows the region and the annotations as they are.
  open override func layoutSubviews() {
    var modes: MapInteractionModes = []
    if isScrollEnabled { modes.insert(.pan) }
    if isZoomEnabled { modes.insert(.zoom) }
    let position = Binding(
      get: { [weak self] in self?.position ?? .automatic },
      set: { [weak self] in self?.move(to: $0) })
    host.rootView = AnyView(
      Map(position: position, interactionModes: modes) {
        ForEach(annotations.indices, id: \.self) { index in
          Marker(
            self.annotations[index].title ?? "", coordinate: self.annotations[index].coordinate)
        }
      })
    if host.view.superview !== self { addSubview(host.view) }
  }
}

extension MKMapView {
  /// Shows what a reader has moved the map to, and says so.
  private func move(to position: MapCameraPosition) {
    delegate?.mapView(self, regionWillChangeAnimated: false)
    self.position = position
    setNeedsDisplay()
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: false)
  }
}

/// Completes what a reader begins to write.
///
/// - Note: Differs from MapKit: it knows no places, so there are no results.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }
  open var queryFragment = ""
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = []
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var results: [MKLocalSearchCompletion] { [] }
  open var isSearching: Bool { false }
  open func cancel() {}
}

/// A place that a reader may mean.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  open var title: String { "" }
  open var subtitle: String { "" }
}

/// Hears of completions; of none.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A search for places.
///
/// - Note: Differs from MapKit: it knows no places, so that it ends with an error.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// What is searched for.
  public class Request: NSObject {
    public var naturalLanguageQuery: String?
    public var region = MKCoordinateRegion()
    public var resultTypes: MKLocalSearchCompleter.ResultType = []
    public override init() { super.init() }
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init()
      naturalLanguageQuery = completion.title
    }
  }

  /// What was found.
  public class Response: NSObject {
    public var mapItems: [MKMapItem] { [] }
    public var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  open var isSearching: Bool { false }
  public init(request: Request) { super.init() }
  open func cancel() {}
  open func start() async throws -> Response { throw CocoaError(.featureUnsupported) }
  open func start(completionHandler: @escaping @MainActor (Response?, (any Error)?) -> Void) {
    Task { @MainActor in completionHandler(nil, CocoaError(.featureUnsupported)) }
  }
}
