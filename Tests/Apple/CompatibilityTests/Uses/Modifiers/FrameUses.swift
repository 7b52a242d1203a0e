import SwiftUI

@MainActor enum FrameUses {
  static func view(_ view: some View) {
    _ = view.frame(width: 1, height: 1, alignment: .center)
    _ = view.frame(
      minWidth: 1, idealWidth: 1, maxWidth: 1, minHeight: 1, idealHeight: 1, maxHeight: 1,
      alignment: .center)
  }

  @available(*, deprecated)
  static func viewDeprecated(_ view: some View) {
    _ = view.frame()
  }
}
