import SwiftUI

@MainActor enum CGAffineTransformUses {
  static func cgAffineTransform(_ value: CGAffineTransform) {
    let _: CGAffineTransform = .identity
    _ = CGAffineTransform.self
    _ = value.a
    _ = value.b
    _ = value.c
    _ = value.d
    _ = value.tx
    _ = value.ty
    _ = CGAffineTransform()
    _ = CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 1, ty: 1)
    _ = CGAffineTransform(1, 1, 1, 1, 1, 1)
    _ = CGAffineTransform(translationX: 1, y: 1)
    _ = CGAffineTransform(scaleX: 1, y: 1)
    _ = CGAffineTransform(rotationAngle: 1)
    _ = value.isIdentity
    _ = value.concatenating(.identity)
    _ = value.translatedBy(x: 1, y: 1)
    _ = value.scaledBy(x: 1, y: 1)
    _ = value.rotated(by: 1)
    _ = value.inverted()
  }

  static func cgPoint(_ value: CGPoint) {
    _ = value.applying(.identity)
  }

  static func cgSize(_ value: CGSize) {
    _ = value.applying(.identity)
  }

  static func cgRect(_ value: CGRect) {
    _ = value.applying(.identity)
  }

  static func cgVector(_ value: CGVector) {
    let _: CGVector = .zero
    _ = CGVector.self
    _ = value.dx
    _ = value.dy
    _ = CGVector()
    _ = CGVector(dx: 1, dy: 1)
  }

  static func cgLineCap() {
    let _: [CGLineCap] = [.butt, .round, .square]
    _ = CGLineCap.self
  }

  static func cgLineJoin() {
    let _: [CGLineJoin] = [.miter, .round, .bevel]
    _ = CGLineJoin.self
  }
}
