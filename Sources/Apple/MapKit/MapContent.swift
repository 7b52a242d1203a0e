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
  /// Names the content for maps in which something can be chosen.
  public func tag<V: Hashable>(_ tag: V) -> some MapContent {
    TaggedMapContent(content: self, tag: AnyHashable(tag))
  }
  /// - Note: Differs from MapKit: content lies as it comes.
  public func mapOverlayLevel(level: MKOverlayLevel) -> Self { self }
}

/// Whether content covers names of places.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// Content with a name.
struct TaggedMapContent<Content: MapContent>: MapContent {
  let content: Content
  let tag: AnyHashable

  func _collect(into items: inout [_MapItem]) {
    let count = items.count
    content._collect(into: &items)
    for index in count..<items.count { items[index].tag = items[index].tag ?? tag }
  }
}

/// One thing on a map: a figure, or a view at a place.
@MainActor public struct _MapItem {
  let places: [CLLocationCoordinate2D]
  /// The point of the view that is at the place; nil for a figure, which fills the map.
  let anchor: UnitPoint?
  var tag: AnyHashable?
  let view: (MapMapping) -> AnyView

  /// Creates a figure.
  init(places: [CLLocationCoordinate2D], figure: @escaping (MapMapping) -> AnyView) {
    (self.places, anchor, view) = (places, nil, figure)
  }

  /// Creates a view at a place.
  init(at place: CLLocationCoordinate2D, anchor: UnitPoint, _ content: some View) {
    let view = AnyView(content)
    (places, self.anchor, self.view) = ([place], anchor, { _ in view })
  }
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
    let pin = VStack(spacing: -3) {
      Image(systemName: symbol).foregroundStyle(.white).frame(width: 28, height: 28)
        .background(color, in: Circle())
      MarkerTip().fill(color).frame(width: 12, height: 8)
    }
    .accessibilityHidden(true)
    .shadow(color: .black.opacity(0.2), radius: 2, y: 1)
    .overlay(alignment: .bottom) {
      title.font(.caption2).fontWeight(.semibold).lineLimit(1).fixedSize().offset(y: 16)
    }
    items.append(_MapItem(at: coordinate, anchor: .bottom, pin))
  }
}

/// What joins a marker with its place.
private struct MarkerTip: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A view at a place.
///
/// - Note: As in MapKit.
@MainActor public struct Annotation<Content: View>: MapContent {
  let title: Text
  let coordinate: CLLocationCoordinate2D
  let anchor: UnitPoint
  let content: Content
  private var showsTitle = true

  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    (title, self.coordinate, self.anchor) = (Text(titleKey), coordinate, anchor)
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    (self.title, self.coordinate, self.anchor) = (Text(title), coordinate, anchor)
    self.content = content()
  }

  public func _collect(into items: inout [_MapItem]) {
    let view = content.overlay(alignment: .bottom) {
      if showsTitle { title.font(.caption2).lineLimit(1).fixedSize().offset(y: 16) }
    }
    items.append(_MapItem(at: coordinate, anchor: anchor, view))
  }

  /// Whether titles are shown below the views.
  public func annotationTitles(_ visibility: Visibility) -> Annotation {
    var copy = self
    copy.showsTitle = visibility != .hidden
    return copy
  }
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
