public import Foundation

/// Whether an app may know where the reader is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Why a place is not known.
public struct CLError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable { case locationUnknown, denied, network, geocodeFoundNoResult }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let denied = Code.denied
}

/// An object that is told where the reader is.
///
/// - Note: Differs from CoreLocation: it is told that it may not know.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}

/// Asks where the reader is.
///
/// - Note: Differs from CoreLocation: the program is a server, which can't know. It is always denied,
///   and requests fail with ``CLError``.
open class CLLocationManager: NSObject, @unchecked Sendable {
  public weak var delegate: (any CLLocationManagerDelegate)?
  public var desiredAccuracy = kCLLocationAccuracyBest
  public var distanceFilter = kCLDistanceFilterNone
  public var allowsBackgroundLocationUpdates = false
  public var pausesLocationUpdatesAutomatically = true
  public var activityType = CLActivityType.other
  public var location: CLLocation? { nil }
  public var authorizationStatus: CLAuthorizationStatus { .denied }

  public static func locationServicesEnabled() -> Bool { false }
  public static func authorizationStatus() -> CLAuthorizationStatus { .denied }

  open func requestWhenInUseAuthorization() { answer() }
  open func requestAlwaysAuthorization() { answer() }
  open func requestLocation() { fail() }
  open func startUpdatingLocation() { fail() }
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}

  private func answer() {
    DispatchQueue.main.async { [self] in
      delegate?.locationManagerDidChangeAuthorization(self)
      delegate?.locationManager(self, didChangeAuthorization: .denied)
    }
  }

  private func fail() {
    DispatchQueue.main.async { [self] in
      delegate?.locationManager(self, didFailWithError: CLError(.denied))
    }
  }
}

/// What a reader is doing.
public enum CLActivityType: Int, Sendable {
  case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

/// The address of a place.
open class CLPlacemark: NSObject, @unchecked Sendable {
  public let location: CLLocation?
  public let name: String?
  public var locality: String? { nil }
  public var country: String? { nil }
  public var administrativeArea: String? { nil }
  public var postalCode: String? { nil }
  public var thoroughfare: String? { nil }
  public var subThoroughfare: String? { nil }
  public var isoCountryCode: String? { nil }

  public init(location: CLLocation?, name: String?) {
    self.location = location
    self.name = name
  }
}

/// Finds addresses of places and places of addresses.
///
/// - Note: Differs from CoreLocation: it finds none.
open class CLGeocoder: NSObject, @unchecked Sendable {
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.geocodeFoundNoResult)
  }
  open func geocodeAddressString(_ address: String) async throws -> [CLPlacemark] {
    throw CLError(.geocodeFoundNoResult)
  }
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
  open func geocodeAddressString(
    _ address: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.geocodeFoundNoResult)) }
  open func cancelGeocode() {}
}

/// Where the reader is, as it changes.
///
/// - Note: Differs from CoreLocation: a server isn't told, so there are none.
public struct CLLocationUpdate: Sendable {
  public let location: CLLocation?
  public let isStationary: Bool

  /// What a reader is doing.
  public enum LiveConfiguration: Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  /// Places as they come: none.
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> CLLocationUpdate? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates()
  }
}
