import Kingfisher
import SwiftUI

@MainActor enum KFImageUses {
  static func kfImage(
    _ value: KFImage, _ url: URL, _ source: Source, _ imageResizingMode: Image.ResizingMode,
    _ imageTemplateRenderingMode: Image.TemplateRenderingMode,
    _ imageInterpolation: Image.Interpolation
  ) {
    _ = KFImage.self
    _ = KFImage(url)
    _ = KFImage(source: source)
    _ = KFImage.url(url, cacheKey: "a")
    _ = value.resizable(capInsets: EdgeInsets(), resizingMode: imageResizingMode)
    _ = value.renderingMode(imageTemplateRenderingMode)
    _ = value.interpolation(imageInterpolation)
    _ = value.antialiased(true)
    _ = value.configure({ _ in Image(systemName: "star") })
    _ = value.contentConfigure({ _ in Text("a") })
    _ = value.placeholder({ Text("a") })
  }

  static func source(_ url: URL) {
    _ = Source.self
    let _: Source = .network(url)
  }

  static func kfImageOverloads(_ value: KFImage) {
    _ = value.placeholder({ _ in Text("a") })
  }
}
