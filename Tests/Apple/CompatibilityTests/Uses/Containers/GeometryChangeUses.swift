import SwiftUI

@MainActor enum GeometryChangeUses {
  static func view(_ view: some View) {
    _ = view.onGeometryChange(for: Int.self, of: { _ in 1 }, action: { _ in })
  }

  static func viewOverloads(_ view: some View) {
    _ = view.onGeometryChange(for: Int.self, of: { _ in 1 }, action: { _, _ in })
  }
}
