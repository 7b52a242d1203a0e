import SwiftUI
import UIKit

@MainActor enum UIColorUses {
  static func uiColor(
    _ value: UIColor, _ unsafeMutablePointerCGFloat: UnsafeMutablePointer<CGFloat>, _ any: Any
  ) {
    _ = UIColor.self
    _ = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    _ = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)
    _ = UIColor(white: 1, alpha: 1)
    _ = UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)
    _ = UIColor(dynamicProvider: { _ in .red })
    _ = UIColor(.red)
    _ = UIColor(named: "a", in: .main, compatibleWith: .current)
    _ = value.withAlphaComponent(1)
    _ = value.resolvedColor(with: .current)
    _ = value.getRed(
      unsafeMutablePointerCGFloat, green: unsafeMutablePointerCGFloat,
      blue: unsafeMutablePointerCGFloat, alpha: unsafeMutablePointerCGFloat)
    _ = value.cgColor
    _ = value.isEqual(any)
    _ = value.hash
  }

  static func cgColor() {
    _ = CGColor.self
  }

  static func color() {
    _ = Color(uiColor: .red)
    _ = Color(.red)
  }
}
