import SwiftUI

@MainActor enum MeshGradientUses {
  static func meshGradient(_ value: MeshGradient, _ resolved: [Color.Resolved]) {
    _ = MeshGradient.self
    _ = MeshGradient(
      width: 1, height: 1, points: [[0, 0]], colors: [.red], background: .clear,
      smoothsColors: true, colorSpace: .device)
    _ = MeshGradient(
      width: 1, height: 1, locations: .points([[0, 0]]), colors: .colors([.red]),
      background: .clear, smoothsColors: true, colorSpace: .device)
    _ = MeshGradient.Locations.self
    _ = MeshGradient.Locations.bezierPoints([])
    _ = MeshGradient.Colors.self
    _ = MeshGradient.Colors.resolvedColors(resolved)
    _ = value.width
    _ = value.height
    _ = value.locations
    _ = value.colors
    _ = value.background
    _ = value.smoothsColors
    _ = value.colorSpace
  }

  static func bezierPoint(_ value: MeshGradient.BezierPoint) {
    _ = MeshGradient.BezierPoint(
      position: [0, 0], leadingControlPoint: [0, 0], topControlPoint: [0, 0],
      trailingControlPoint: [0, 0], bottomControlPoint: [0, 0])
    _ = value.position
    _ = value.leadingControlPoint
    _ = value.topControlPoint
    _ = value.trailingControlPoint
    _ = value.bottomControlPoint
  }
}
