public import CoreLocation
public import Foundation
public import ViewTree

/// A map with markers, annotations and figures.
///
/// It shows the outline of the earth's land in Mercator's projection, and the content on it. Without a region it shows all
/// of its content. A reader moves it by a finger, a pointer or the arrow keys, and zooms by two fingers, two presses at
/// one place, or the keys + and -.
///
/// - Note: Differs from MapKit: there is no picture of the earth but its land's outline, and it is seen from above.
@MainActor public struct Map: View {
  private let items: [_MapItem]
  private let modes: MapInteractionModes
  private let position: Binding<MapCameraPosition>?
  private let choice: Binding<AnyHashable?>?
  @State private var ownPosition: MapCameraPosition
  /// How far a finger has moved the map that is shown, and two fingers have magnified it, about a part of its size.
  @State private var shift = CGSize.zero
  @State private var factor = 1.0
  @State private var anchor = UnitPoint.center
  @Environment(\.mapCameraListeners) private var listeners
  @Environment(\.mapSight) private var sight
  @Environment(\.layoutDirection) private var direction

  private init(
    _ content: any MapContent, _ modes: MapInteractionModes,
    position: Binding<MapCameraPosition>? = nil, initially: MapCameraPosition = .automatic,
    choice: Binding<AnyHashable?>? = nil
  ) {
    var items: [_MapItem] = []
    content._collect(into: &items)
    self.items = items
    self.modes = modes
    self.position = position
    self.choice = choice
    _ownPosition = State(wrappedValue: initially)
  }

  /// Creates a map that begins with a region.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> _MapContents = { _MapContents() }
  ) { self.init(content(), interactionModes, initially: initialPosition) }

  /// Creates a map that begins with a region, in which content can be chosen by its tag.
  public init<Selection: Hashable>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> _MapContents = { _MapContents() }
  ) {
    self.init(
      content(), interactionModes, initially: initialPosition, choice: Self.choice(selection))
  }

  /// Creates a map of a region.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> _MapContents = { _MapContents() }
  ) { self.init(content(), interactionModes, position: position) }

  /// Creates a map of a region, in which content can be chosen by its tag.
  public init<Selection: Hashable>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selection?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> _MapContents = { _MapContents() }
  ) {
    self.init(content(), interactionModes, position: position, choice: Self.choice(selection))
  }

  /// Creates a map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(_MapContents(), interactionModes, position: Self.position(coordinateRegion))
  }

  /// Creates a map of a region with an annotation for each item.
  public init<Items: RandomAccessCollection, Content: MapContent>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items,
    annotationContent: @escaping (Items.Element) -> Content
  ) where Items.Element: Identifiable {
    self.init(
      _MapContents(parts: annotationItems.map { annotationContent($0) }), interactionModes,
      position: Self.position(coordinateRegion))
  }

  private static func choice<Selection: Hashable>(
    _ selection: Binding<Selection?>
  ) -> Binding<AnyHashable?> {
    Binding(
      get: { selection.wrappedValue.map(AnyHashable.init) },
      set: { selection.wrappedValue = $0?.base as? Selection })
  }

  private static func position(_ region: Binding<MKCoordinateRegion>) -> Binding<MapCameraPosition>
  {
    Binding(
      get: { .region(region.wrappedValue) },
      set: { if let new = $0.region { region.wrappedValue = new } })
  }

  public var body: some View {
    GeometryReader { geometry in
      let mapping = mapping(in: geometry.size)
      sheet(mapping)
        // East is at the right for every reader.
        .environment(\.layoutDirection, .leftToRight)
        .onChange(of: mapping, initial: true) { tell(.onEnd, mapping) }
    }
    .background(Self.sea)
    .clipped()
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text("Map"))
  }

  private static let sea = Color(light: 0xABD4ED, dark: 0x17222E)

  /// What the map shows when no finger moves it.
  private func mapping(in size: CGSize) -> MapMapping {
    let mapping: MapMapping
    switch (position?.wrappedValue ?? ownPosition).kind {
    case .moved(let known): mapping = known.resized(to: size)
    case .region(let region): mapping = MapMapping(region, in: size)
    case .automatic:
      let region = MKCoordinateRegion(around: items.flatMap(\.places))
      mapping = MapMapping(region ?? MKCoordinateRegion(), in: size)
    }
    sight?.mapping = mapping
    return mapping
  }

  private func sheet(_ mapping: MapMapping) -> some View {
    ZStack(alignment: .topLeading) {
      LandView(mapping: mapping)
      ForEach(items.indices, id: \.self) { index in
        if items[index].anchor == nil { items[index].view(mapping) }
      }
      ForEach(items.indices, id: \.self) { index in
        if let anchor = items[index].anchor {
          placed(items[index], at: mapping.point(of: items[index].places[0]), anchor, mapping)
        }
      }
    }
    .frame(width: mapping.size.width, height: mapping.size.height, alignment: .topLeading)
    .scaleEffect(factor, anchor: anchor)
    .offset(shift)
    .contentShape(Rectangle())
    .gesture(pan(mapping).simultaneously(with: zoom(mapping)), isEnabled: !modes.isEmpty)
    .onTapGesture(count: 2) { point in
      if modes.contains(.zoom) { settle(mapping.magnified(by: 2, about: point)) }
    }
    .gesture(
      TapGesture().onEnded { choice?.wrappedValue = nil }, isEnabled: choice?.wrappedValue != nil
    )
    .focusable(!modes.isEmpty)
    .onKeyPress(keys: Set(Self.moves.keys).union(["+", "-"])) { press in
      settle(after: press.key, mapping)
      return .handled
    }
  }

  @ViewBuilder private func placed(
    _ item: _MapItem, at point: CGPoint, _ anchor: UnitPoint, _ mapping: MapMapping
  ) -> some View {
    Group {
      if let choice, let tag = item.tag {
        let isChosen = choice.wrappedValue == tag
        Button {
          choice.wrappedValue = tag
        } label: {
          item.view(mapping).scaleEffect(isChosen ? 1.3 : 1, anchor: anchor)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
      } else {
        item.view(mapping)
      }
    }
    .environment(\.layoutDirection, direction)
    .frame(width: 0, height: 0, alignment: Alignment(around: anchor))
    .position(x: point.x, y: point.y)
  }

  private func pan(_ mapping: MapMapping) -> some Gesture {
    DragGesture(minimumDistance: 4)
      .onChanged { value in
        guard modes.contains(.pan) else { return }
        shift = value.translation
        tell(.continuous, mapping.moved(by: value.translation))
      }
      .onEnded { value in
        if modes.contains(.pan) { settle(mapping.moved(by: value.translation)) }
      }
  }

  private func zoom(_ mapping: MapMapping) -> some Gesture {
    func magnified(_ value: MagnifyGesture.Value) -> MapMapping {
      let point = CGPoint(
        x: value.startAnchor.x * mapping.size.width, y: value.startAnchor.y * mapping.size.height)
      return mapping.magnified(by: value.magnification, about: point)
    }
    return MagnifyGesture()
      .onChanged { value in
        guard modes.contains(.zoom) else { return }
        (factor, anchor) = (value.magnification, value.startAnchor)
        tell(.continuous, magnified(value))
      }
      .onEnded { value in if modes.contains(.zoom) { settle(magnified(value)) } }
  }

  /// In which directions keys move the map, in parts of its size.
  private static let moves: [KeyEquivalent: (x: Double, y: Double)] = [
    .leftArrow: (0.25, 0), .rightArrow: (-0.25, 0), .upArrow: (0, 0.25), .downArrow: (0, -0.25),
  ]

  private func settle(after key: KeyEquivalent, _ mapping: MapMapping) {
    let size = mapping.size
    if let move = Self.moves[key] {
      guard modes.contains(.pan) else { return }
      settle(
        mapping.moved(by: CGSize(width: move.x * size.width, height: move.y * size.height)))
    } else if modes.contains(.zoom) {
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      settle(mapping.magnified(by: key == "+" ? 2 : 0.5, about: middle))
    }
  }

  /// Shows a part of the earth from now on.
  private func settle(_ mapping: MapMapping) {
    (shift, factor) = (.zero, 1)
    let new = MapCameraPosition(kind: .moved(mapping))
    if let position { position.wrappedValue = new } else { ownPosition = new }
  }

  private func tell(_ frequency: MapCameraUpdateFrequency, _ mapping: MapMapping) {
    for listener in listeners where frequency == .onEnd || listener.frequency == frequency {
      listener.action(MapCameraUpdateContext(mapping))
    }
  }
}

/// The land in a map, which is drawn anew only when the map shows another part.
private struct LandView: View, Equatable {
  let mapping: MapMapping

  var body: some View {
    Land.path(in: mapping)
      .fill(Color(light: 0xF2F0E6, dark: 0x33373B), style: FillStyle(eoFill: true))
      .accessibilityHidden(true)
  }
}

extension Alignment {
  /// The nearest of the nine alignments to a point.
  fileprivate init(around anchor: UnitPoint) {
    let sides: [HorizontalAlignment] = [.leading, .center, .trailing]
    let heights: [VerticalAlignment] = [.top, .center, .bottom]
    func third(_ part: Double) -> Int { part < 0.25 ? 0 : part > 0.75 ? 2 : 1 }
    self.init(horizontal: sides[third(anchor.x)], vertical: heights[third(anchor.y)])
  }
}
