import SwiftUI

@MainActor enum PreviewTraitUses {
  static func previewTrait() {
    let _: [PreviewTrait<Preview.ViewTraits>] = [
      .defaultLayout, .sizeThatFitsLayout, .fixedLayout(width: 320, height: 568), .portrait,
      .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    _ = Preview.self
    _ = Preview.ViewTraits.self
    _ = PreviewTrait<Preview.ViewTraits>.self
  }
}
