import SwiftUI

@MainActor enum GeometryEffectUses {
  static func geometryEffect<T: GeometryEffect>(_ value: T) {
    _ = (any GeometryEffect).self
    _ = value.effectValue(size: CGSize(width: 9, height: 9))
    _ = value.ignoredByLayout()
  }
}
