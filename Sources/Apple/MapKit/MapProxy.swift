public import CoreLocation
public import Foundation
public import ViewTree

/// What a map in sight shows.
@MainActor
final class MapSight {
  var mapping: MapMapping?
}

/// Tells where a point of a map is on the earth.
///
/// - Note: Differs from MapKit: every space of points is the map's own.
@MainActor public struct MapProxy {
  let sight: MapSight

  /// The place at a point of the map.
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? { sight.mapping?.coordinate(at: point) }

  /// The point at which a place is in the map.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
  ) -> CGPoint? { sight.mapping?.point(of: coordinate) }
}

private struct MapSightKey: EnvironmentKey {
  static var defaultValue: MapSight? { nil }
}

extension EnvironmentValues {
  var mapSight: MapSight? {
    get { self[MapSightKey.self] }
    set { self[MapSightKey.self] = newValue }
  }
}

/// Gives its content what tells where points of a map are.
///
/// - Note: As in MapKit.
@MainActor public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var sight = MapSight()

  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  public var body: some View {
    content(MapProxy(sight: sight)).environment(\.mapSight, sight)
  }
}
