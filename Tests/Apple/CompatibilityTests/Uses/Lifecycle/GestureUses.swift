import SwiftUI

@MainActor enum GestureUses {
  static func gesture<T: Gesture>(_ value: T) {
    _ = (any Gesture).self
    _ = T.Value.self
    _ = T.Body.self
    _ = value.body
  }

  static func tapGesture(_ value: TapGesture) {
    _ = TapGesture.self
    _ = value.count
    _ = TapGesture(count: 1)
  }

  static func spatialTapGesture(_ value: SpatialTapGesture) {
    _ = SpatialTapGesture.self
    _ = value.count
    _ = value.coordinateSpace
    _ = SpatialTapGesture(count: 1, coordinateSpace: .named("a"))
  }

  static func spatialTapGestureValue(_ value: SpatialTapGesture.Value) {
    _ = SpatialTapGesture.Value.self
    _ = value.location
  }

  static func longPressGesture(_ value: LongPressGesture) {
    _ = LongPressGesture.self
    _ = value.minimumDuration
    _ = value.maximumDistance
    _ = LongPressGesture(minimumDuration: 0.5, maximumDistance: 1)
  }

  static func dragGesture(_ value: DragGesture) {
    _ = DragGesture.self
    _ = value.minimumDistance
    _ = value.coordinateSpace
    _ = DragGesture(minimumDistance: 1, coordinateSpace: .global)
  }

  static func dragGestureValue(_ value: DragGesture.Value) {
    _ = DragGesture.Value.self
    _ = value.time
    _ = value.location
    _ = value.startLocation
    _ = value.velocity
    _ = value.translation
    _ = value.predictedEndLocation
    _ = value.predictedEndTranslation
  }

  static func dragGestureOverloads() {
    _ = DragGesture(minimumDistance: 1, coordinateSpace: .named("a"))
  }
}
