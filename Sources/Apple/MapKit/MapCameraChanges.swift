import Foundation
public import ViewTree

/// How often a map tells that it was moved.
///
/// - Note: As in MapKit.
public enum MapCameraUpdateFrequency: Sendable { case continuous, onEnd }

/// What is in sight after a map was moved.
///
/// - Note: As in MapKit.
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion

  init(_ mapping: MapMapping) {
    camera = mapping.camera
    region = mapping.region
  }
}

/// Somebody who hears that a map was moved.
struct MapCameraListener {
  let frequency: MapCameraUpdateFrequency
  let action: @MainActor (MapCameraUpdateContext) -> Void
}

private struct MapCameraListenersKey: EnvironmentKey {
  static var defaultValue: [MapCameraListener] { [] }
}

extension EnvironmentValues {
  var mapCameraListeners: [MapCameraListener] {
    get { self[MapCameraListenersKey.self] }
    set { self[MapCameraListenersKey.self] = newValue }
  }
}

extension View {
  /// Runs an action when maps in the view have been moved, and when they are shown first.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping @MainActor (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapCameraListeners) { listeners in
      listeners.append(MapCameraListener(frequency: frequency, action: action))
    }
  }

  /// Runs an action when maps in the view have been moved, and when they are shown first.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping @MainActor () -> Void
  ) -> some View { onMapCameraChange(frequency: frequency) { _ in action() } }
}
