import SwiftUI

@MainActor enum ShapeSetsUses {
  static func shape<T: Shape>(_ value: T) {
    _ = value.intersection(Circle())
    _ = value.union(Circle(), eoFill: true)
    _ = value.subtracting(Circle())
    _ = value.symmetricDifference(Circle())
    _ = value.lineIntersection(Circle())
    _ = value.lineSubtraction(Circle())
  }
}
