import SwiftUI

@MainActor enum Rotation3DUses {
  static func projectionTransform(_ value: ProjectionTransform) {
    _ = ProjectionTransform.self
    _ = value.m11
    _ = value.m12
    _ = value.m13
    _ = value.m21
    _ = value.m22
    _ = value.m23
    _ = value.m31
    _ = value.m32
    _ = value.m33
    _ = ProjectionTransform()
    _ = ProjectionTransform(.identity)
    _ = value.isIdentity
    _ = value.isAffine
    _ = value.concatenating(ProjectionTransform())
  }

  static func view(_ view: some View) {
    _ = view.rotation3DEffect(
      .degrees(45), axis: (x: 1, y: 1, z: 1), anchor: .center, anchorZ: 1, perspective: 1)
    _ = view.projectionEffect(ProjectionTransform())
  }
}
