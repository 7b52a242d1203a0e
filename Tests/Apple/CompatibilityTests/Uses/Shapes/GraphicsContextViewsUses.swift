import SwiftUI

@MainActor enum GraphicsContextViewsUses {
  static func graphicsContext(_ value: GraphicsContext) {
    var text = value.resolve(Text("a"))
    _ = GraphicsContext.ResolvedText.self
    text.shading = .foreground
    _ = text.measure(in: .zero)
    var image = value.resolve(Image(systemName: "star"))
    _ = GraphicsContext.ResolvedImage.self
    image.shading = .foreground
    _ = image.size
    _ = image.baseline
    _ = value.resolve(GraphicsContext.Shading.foreground)
    value.draw(text, at: .zero, anchor: .center)
    value.draw(text, in: .zero)
    value.draw(Text("a"), at: .zero, anchor: .center)
    value.draw(Text("a"), in: .zero)
    value.draw(image, at: .zero, anchor: .center)
    value.draw(image, in: .zero, style: FillStyle())
    value.draw(Image(systemName: "star"), at: .zero, anchor: .center)
    value.draw(Image(systemName: "star"), in: .zero, style: FillStyle())
    _ = GraphicsContext.ResolvedSymbol.self
    if let symbol = value.resolveSymbol(id: 1) {
      _ = symbol.size
      value.draw(symbol, at: .zero, anchor: .center)
      value.draw(symbol, in: .zero)
    }
  }
}
