public import Foundation
public import CoreLocation
public import ViewTree

/// A map with markers and annotations.
///
/// It is an empty sheet with a grid of degrees, on which the content is where Mercator's projection has
/// it. Without a region it shows all of its content.
///
/// - Note: Differs from MapKit: there is no picture of the earth, no moving and no choosing.
@MainActor public struct Map: View {
  private let items: [_MapItem]
  private let region: MKCoordinateRegion

  private init(_ content: any MapContent, _ region: MKCoordinateRegion?) {
    var items: [_MapItem] = []
    content._collect(into: &items)
    self.items = items
    self.region =
      region ?? MKCoordinateRegion(around: items.flatMap(\.places))
      ?? MKCoordinateRegion(span: MKCoordinateSpan(latitudeDelta: 140, longitudeDelta: 360))
  }

  /// Creates a map that begins with a region.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> _MapContents = { _MapContents() }
  ) { self.init(content(), initialPosition.region) }

  /// Creates a map of a region.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> _MapContents = { _MapContents() }
  ) { self.init(content(), position.wrappedValue.region) }

  /// Creates a map of a region in which content can be chosen.
  ///
  /// - Note: Differs from MapKit: nothing is chosen.
  public init<Selection: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
    @MapContentBuilder content: () -> _MapContents = { _MapContents() }
  ) { self.init(content(), position.wrappedValue.region) }

  /// Creates a map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false
  ) { self.init(_MapContents(parts: []), coordinateRegion.wrappedValue) }

  /// Creates a map of a region with an annotation for each item.
  public init<Items: RandomAccessCollection, Content: MapContent>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Content
  ) where Items.Element: Identifiable {
    self.init(
      _MapContents(parts: annotationItems.map { annotationContent($0) }),
      coordinateRegion.wrappedValue)
  }

  public var body: some View {
    GeometryReader { geometry in
      ZStack {
        grid(geometry.size)
        ForEach(items.indices, id: \.self) { index in
          if let place = items[index].places.first {
            let point = region.position(of: place)
            items[index].view
              .position(x: point.x * geometry.size.width, y: point.y * geometry.size.height)
          }
        }
      }
    }
    .background(Color(red: 0.88, green: 0.93, blue: 0.96))
    .clipped()
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text("Map"))
  }

  private func grid(_ size: CGSize) -> some View {
    Path { path in
      for part in [0.25, 0.5, 0.75] {
        path.move(to: CGPoint(x: size.width * part, y: 0))
        path.addLine(to: CGPoint(x: size.width * part, y: size.height))
        path.move(to: CGPoint(x: 0, y: size.height * part))
        path.addLine(to: CGPoint(x: size.width, y: size.height * part))
      }
    }
    .stroke(Color.gray.opacity(0.3), lineWidth: 1)
    .accessibilityHidden(true)
  }
}

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
/// - Note: Differs from MapKit: there is no picture.
public struct MapStyle: Sendable {
  public enum Elevation: Sendable { case automatic, flat, realistic }
  public static let standard = MapStyle()
  public static let hybrid = MapStyle()
  public static let imagery = MapStyle()
  public static func standard(elevation: Elevation = .automatic) -> MapStyle { .standard }
  public static func hybrid(elevation: Elevation = .automatic) -> MapStyle { .hybrid }
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }
}

/// A control of a map.
///
/// - Note: Differs from MapKit: it isn't shown.
@MainActor public struct MapUserLocationButton: View {
  public init() {}
  public var body: some View { EmptyView() }
}

/// A control of a map.
///
/// - Note: Differs from MapKit: it isn't shown.
@MainActor public struct MapCompass: View {
  public init() {}
  public var body: some View { EmptyView() }
}

/// A control of a map.
///
/// - Note: Differs from MapKit: it isn't shown.
@MainActor public struct MapScaleView: View {
  public init() {}
  public var body: some View { EmptyView() }
}

/// Tells where a point of a map is on the earth.
///
/// - Note: Differs from MapKit: it doesn't know.
public struct MapProxy: Sendable {
  public func convert(
    _ point: CGPoint, from space: some CoordinateSpaceProtocol
  ) -> CLLocationCoordinate2D? { nil }
}

/// Gives its content what tells where points of a map are.
@MainActor public struct MapReader<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: (MapProxy) -> Content) { self.content = content(MapProxy()) }
  public var body: some View { content }
}

extension View {
  /// - Note: Differs from MapKit: there is no picture of the earth.
  nonisolated public func mapStyle(_ style: MapStyle) -> Self { self }
  /// - Note: Differs from MapKit: maps have no controls.
  nonisolated public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> Self { self }
  /// - Note: Differs from MapKit: maps have no controls.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> Self { self }
}
