public import ViewTree

/// A control of a map.
///
/// - Note: Differs from MapKit: it isn't shown, since the reader's place isn't known.
@MainActor public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A control of a map.
///
/// - Note: Differs from MapKit: it isn't shown, since maps aren't turned.
@MainActor public struct MapCompass: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A control of a map.
///
/// - Note: Differs from MapKit: it isn't shown, since maps are seen from above.
@MainActor public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

/// A control of a map.
///
/// - Note: Differs from MapKit: it isn't shown.
@MainActor public struct MapScaleView: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

extension View {
  /// - Note: Differs from MapKit: there is no picture of the earth but its land's outline.
  nonisolated public func mapStyle(_ style: MapStyle) -> Self { self }
  /// - Note: Differs from MapKit: maps have no controls.
  nonisolated public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> Self { self }
  /// - Note: Differs from MapKit: maps have no controls.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> Self { self }
  /// - Note: Differs from MapKit: maps have no controls.
  nonisolated public func mapScope(_ scope: Namespace.ID) -> Self { self }
}
