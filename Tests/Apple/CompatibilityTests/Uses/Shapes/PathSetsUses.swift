import SwiftUI

@MainActor enum PathSetsUses {
  static func path(_ value: Path, _ other: Path) {
    _ = value.intersection(other)
    _ = value.union(other, eoFill: true)
    _ = value.subtracting(other)
    _ = value.symmetricDifference(other, eoFill: false)
    _ = value.lineIntersection(other)
    _ = value.lineSubtraction(other)
    _ = value.normalized()
  }

  static func cgPath(_ value: CGPath, _ other: CGPath) {
    _ = value.intersection(other)
    _ = value.union(other, using: .evenOdd)
    _ = value.subtracting(other)
    _ = value.symmetricDifference(other)
    _ = value.lineIntersection(other)
    _ = value.lineSubtracting(other)
    _ = value.normalized()
    _ = value.intersects(other, using: .winding)
  }
}
