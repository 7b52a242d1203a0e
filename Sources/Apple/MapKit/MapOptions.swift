/// How a map may be moved.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let rotate = MapInteractionModes(rawValue: 4)
  public static let pitch = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// How far a map may be moved.
public struct MapCameraBounds: Sendable {
  public init(
    centerCoordinateBounds: MKCoordinateRegion? = nil, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {}
}

/// What a map's picture of the earth is like.
///
/// - Note: Differs from MapKit: there is the land's outline.
public struct MapStyle: Sendable {
  public enum Elevation: Sendable { case automatic, flat, realistic }
  public static let standard = MapStyle()
  public static let hybrid = MapStyle()
  public static let imagery = MapStyle()
  public static func standard(elevation: Elevation = .automatic) -> MapStyle { .standard }
  public static func hybrid(elevation: Elevation = .automatic) -> MapStyle { .hybrid }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
}
