import SwiftUI

@MainActor enum AngleUses {
  static func angle(_ value: Angle) {
    var copy = value
    let _: Angle = .zero
    _ = Angle.self
    _ = value.radians
    _ = value.degrees
    _ = Angle()
    _ = Angle(radians: 0.5)
    _ = Angle(degrees: 0.5)
    _ = Angle.radians(0.5)
    _ = Angle.degrees(0.5)
    _ = value + .degrees(45)
    _ = value - .degrees(45)
    _ = -value
    _ = value * 0.5
    _ = value / 0.5
    copy += .degrees(45)
    copy -= .degrees(45)
  }

  static func products(_ angle: Angle) {
    _ = 2 * angle
  }
}
