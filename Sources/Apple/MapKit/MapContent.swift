import Foundation
public import CoreLocation
public import ViewTree

/// What a map shows: markers, annotations and figures.
///
/// - Note: As in MapKit.
@MainActor public protocol MapContent {
  /// Adds what the content consists of.
  func _collect(into items: inout [_MapItem])
}

extension MapContent {
  /// - Note: Differs from MapKit: nothing is chosen.
  public func tag<V: Hashable>(_ tag: V) -> Self { self }
  /// - Note: Differs from MapKit: content lies as it comes.
  public func mapOverlayLevel(level: MKOverlayLevel) -> Self { self }
}

/// Whether content covers names of places.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// One thing on a map.
public struct _MapItem {
  var places: [CLLocationCoordinate2D]
  var view: AnyView
}

/// A pin with a name.
///
/// - Note: As in MapKit.
@MainActor public struct Marker: MapContent {
  let title: Text
  let symbol: String
  let coordinate: CLLocationCoordinate2D
  var color = Color.red

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String = "mappin",
    coordinate: CLLocationCoordinate2D
  ) {
    (title, symbol, self.coordinate) = (Text(titleKey), systemImage, coordinate)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String = "mappin", coordinate: CLLocationCoordinate2D
  ) { (self.title, symbol, self.coordinate) = (Text(title), systemImage, coordinate) }

  public init(
    _ titleKey: LocalizedStringKey, image name: String, coordinate: CLLocationCoordinate2D
  ) { self.init(titleKey, coordinate: coordinate) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image name: String, coordinate: CLLocationCoordinate2D
  ) { self.init(title, coordinate: coordinate) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) { self.init(title, coordinate: coordinate) }

  public init<Label: View>(
    coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label
  ) { self.init("", coordinate: coordinate) }

  public init(item: MKMapItem) {
    self.init(item.name ?? "", coordinate: item.placemark.coordinate)
  }

  /// Colours the pin.
  public func tint(_ color: Color?) -> Marker {
    var copy = self
    copy.color = color ?? .red
    return copy
  }

  public func _collect(into items: inout [_MapItem]) {
    let pin = VStack(spacing: 2) {
      Image(systemName: symbol).foregroundStyle(.white).padding(6)
        .background(color, in: Circle()).accessibilityHidden(true)
      title.font(.caption2)
    }
    items.append(_MapItem(places: [coordinate], view: AnyView(pin)))
  }
}

/// A view at a place.
///
/// - Note: As in MapKit.
@MainActor public struct Annotation<Content: View>: MapContent {
  let title: Text
  let coordinate: CLLocationCoordinate2D
  let content: Content

  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) { (title, self.coordinate, self.content) = (Text(titleKey), coordinate, content()) }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { (self.title, self.coordinate, self.content) = (Text(title), coordinate, content()) }

  public func _collect(into items: inout [_MapItem]) {
    let view = VStack(spacing: 2) {
      content
      title.font(.caption2)
    }
    items.append(_MapItem(places: [coordinate], view: AnyView(view)))
  }

  /// Whether titles are shown beside the views.
  public func annotationTitles(_ visibility: Visibility) -> Annotation { self }
}

/// The reader's place.
///
/// - Note: Differs from MapKit: it isn't known, so nothing is shown.
@MainActor public struct UserAnnotation: MapContent {
  public init() {}
  public func _collect(into items: inout [_MapItem]) {}
}

/// Several things, some of which may not be there.
@MainActor public struct _MapContents: MapContent {
  let parts: [any MapContent]

  init(parts: [any MapContent]) { self.parts = parts }

  /// Creates no content.
  public init() { parts = [] }

  public func _collect(into items: inout [_MapItem]) {
    for part in parts { part._collect(into: &items) }
  }
}

/// Makes one content of a block of statements.
///
/// - Note: As in MapKit.
@resultBuilder @MainActor public enum MapContentBuilder {
  public static func buildExpression<C: MapContent>(_ content: C) -> _MapContents {
    _MapContents(parts: [content])
  }
  public static func buildExpression<Data: RandomAccessCollection, ID>(
    _ loop: ForEach<Data, ID, _MapContents>
  ) -> _MapContents { _MapContents(parts: loop.data.map { loop.content($0) }) }
  public static func buildBlock(_ parts: _MapContents...) -> _MapContents {
    _MapContents(parts: parts)
  }
  public static func buildOptional(_ part: _MapContents?) -> _MapContents {
    part ?? _MapContents(parts: [])
  }
  public static func buildEither(first: _MapContents) -> _MapContents { first }
  public static func buildEither(second: _MapContents) -> _MapContents { second }
  public static func buildLimitedAvailability(_ part: _MapContents) -> _MapContents { part }
}

extension ForEach where Content == _MapContents {
  /// Content of a map for each element.
  @MainActor public init(
    _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> _MapContents
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(notViewsOf: data, id: { $0.id }, content: content)
  }

  /// Content of a map for each element.
  @MainActor public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> _MapContents
  ) { self.init(notViewsOf: data, id: { $0[keyPath: id] }, content: content) }
}
