import SwiftUI

@MainActor enum TwoFingerGesturesUses {
  static func magnificationGesture(_ value: MagnificationGesture) {
    _ = MagnificationGesture.self
    _ = value.minimumScaleDelta
    _ = MagnificationGesture(minimumScaleDelta: 1)
  }

  static func magnifyGesture(_ value: MagnifyGesture) {
    _ = MagnifyGesture.self
    _ = value.minimumScaleDelta
    _ = MagnifyGesture(minimumScaleDelta: 1)
  }

  static func magnifyGestureValue(_ value: MagnifyGesture.Value) {
    _ = MagnifyGesture.Value.self
    _ = value.time
    _ = value.magnification
    _ = value.velocity
    _ = value.startAnchor
    _ = value.startLocation
  }

  static func rotationGesture(_ value: RotationGesture) {
    _ = RotationGesture.self
    _ = value.minimumAngleDelta
    _ = RotationGesture(minimumAngleDelta: .degrees(45))
  }

  static func rotateGesture(_ value: RotateGesture) {
    _ = RotateGesture.self
    _ = value.minimumAngleDelta
    _ = RotateGesture(minimumAngleDelta: .degrees(45))
  }

  static func rotateGestureValue(_ value: RotateGesture.Value) {
    _ = RotateGesture.Value.self
    _ = value.time
    _ = value.rotation
    _ = value.velocity
    _ = value.startAnchor
    _ = value.startLocation
  }
}
