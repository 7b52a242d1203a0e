public import Foundation
public import CoreLocation
public import ViewTree

/// A pin of maps as they were before iOS 17.
@MainActor public struct MapMarker: MapContent {
  private let marker: Marker
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    marker = Marker(String(), coordinate: coordinate).tint(tint)
  }
  public func _collect(into items: inout [_MapItem]) { marker._collect(into: &items) }
}

/// A pin of maps as they were before iOS 16.
@MainActor public struct MapPin: MapContent {
  private let marker: Marker
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    marker = Marker(String(), coordinate: coordinate).tint(tint)
  }
  public func _collect(into items: inout [_MapItem]) { marker._collect(into: &items) }
}

/// A view on maps as they were before iOS 17.
@MainActor public struct MapAnnotation<Content: View>: MapContent {
  private let coordinate: CLLocationCoordinate2D
  private let anchor: UnitPoint
  private let content: Content
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    self.coordinate = coordinate
    anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
    self.content = content()
  }
  public func _collect(into items: inout [_MapItem]) {
    items.append(_MapItem(at: coordinate, anchor: anchor, content))
  }
}
