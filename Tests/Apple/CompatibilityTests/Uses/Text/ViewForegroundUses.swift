import SwiftUI

@MainActor enum ViewForegroundUses {
  static func view(_ view: some View) {
    _ = view.foregroundColor(.red)
    _ = view.foregroundStyle(.red)
    _ = view.foregroundStyle(.red, .red)
    _ = view.foregroundStyle(.red, .red, .red)
    _ = view.tint(.red)
    _ = view.accentColor(.red)
  }

  static func styles(_ view: some View, _ style: (some ShapeStyle)?) {
    _ = view.tint(style)
  }
}
