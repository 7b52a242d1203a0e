import SwiftUI

@MainActor enum PreviewProviderUses {
  static func previewProvider<T: PreviewProvider>(_: T.Type) {
    _ = (any PreviewProvider).self
    _ = T.Previews.self
    _ = T.previews
    _ = T.platform
  }

  static func previewPlatform() {
    let _: [PreviewPlatform] = [.iOS, .macOS, .tvOS, .watchOS]
    _ = PreviewPlatform.self
  }

  static func previewLayout() {
    let _: [PreviewLayout] = [.device, .sizeThatFits]
    _ = PreviewLayout.self
    let _: PreviewLayout = .fixed(width: 1, height: 1)
  }

  static func previewDevice() {
    _ = PreviewDevice.self
  }

  static func interfaceOrientation() {
    let _: [InterfaceOrientation] = [
      .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
    _ = InterfaceOrientation.self
  }

  static func view(_ view: some View) {
    _ = view.previewLayout(.device)
    _ = view.previewDisplayName("a")
    _ = view.previewDevice("iPhone")
    _ = view.previewInterfaceOrientation(.portrait)
  }
}
