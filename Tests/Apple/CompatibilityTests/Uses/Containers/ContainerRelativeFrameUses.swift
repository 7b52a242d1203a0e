import SwiftUI

@MainActor enum ContainerRelativeFrameUses {
  static func view(_ view: some View) {
    _ = view.containerRelativeFrame(.vertical, alignment: .center)
    _ = view.containerRelativeFrame(.vertical, count: 1, span: 1, spacing: 1, alignment: .center)
    _ = view.containerRelativeFrame(.vertical, alignment: .center, { _, _ in 1 })
  }
}
