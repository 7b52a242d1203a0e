import SwiftUI

@MainActor enum GraphicsContextUses {
  static func graphicsContext(_ value: inout GraphicsContext, _ path: Path) {
    _ = GraphicsContext.self
    _ = value.environment
    value.opacity = 1
    value.blendMode = .normal
    value.transform = .identity
    value.translateBy(x: 1, y: 1)
    value.scaleBy(x: 1, y: 1)
    value.rotate(by: .zero)
    value.concatenate(.identity)
    value.addFilter(.blur(radius: 1), options: GraphicsContext.FilterOptions())
    value.clip(to: path, style: FillStyle(), options: .inverse)
    value.clipToLayer(opacity: 1, options: .inverse) { _ in }
    _ = value.clipBoundingRect
    value.fill(path, with: .foreground, style: FillStyle())
    value.stroke(path, with: .foreground, style: StrokeStyle())
    value.stroke(path, with: .foreground, lineWidth: 1)
    value.drawLayer { _ in }
  }

  static func filter(_ value: GraphicsContext.Filter) {
    _ = GraphicsContext.Filter.self
    _ = GraphicsContext.Filter.blur(radius: 1, options: .opaque)
    _ = GraphicsContext.Filter.shadow(
      color: .red, radius: 1, x: 1, y: 1, blendMode: .normal, options: .shadowOnly)
    _ = GraphicsContext.Filter.colorMultiply(.red)
    _ = GraphicsContext.Filter.hueRotation(.zero)
    _ = GraphicsContext.Filter.saturation(1)
    _ = GraphicsContext.Filter.brightness(1)
    _ = GraphicsContext.Filter.contrast(1)
    _ = GraphicsContext.Filter.colorInvert(1)
    _ = GraphicsContext.Filter.grayscale(1)
    _ = GraphicsContext.Filter.luminanceToAlpha
    _ = GraphicsContext.Filter.alphaThreshold(min: 1, max: 1, color: .red)
  }

  static func options() {
    _ = GraphicsContext.BlurOptions(rawValue: 1).rawValue
    _ = [GraphicsContext.BlurOptions.opaque, .dithersResult]
    _ = GraphicsContext.ShadowOptions(rawValue: 1).rawValue
    _ = [GraphicsContext.ShadowOptions.shadowAbove, .shadowOnly, .invertsAlpha, .disablesGroup]
    _ = GraphicsContext.FilterOptions(rawValue: 1).rawValue
    _ = GraphicsContext.FilterOptions.linearColor
    _ = GraphicsContext.ClipOptions(rawValue: 1).rawValue
    _ = GraphicsContext.ClipOptions.inverse
    _ = GraphicsContext.GradientOptions(rawValue: 1).rawValue
    _ = [GraphicsContext.GradientOptions.repeat, .mirror, .linearColor]
  }

  static func shading(_ gradient: Gradient) {
    _ = GraphicsContext.Shading.self
    _ = GraphicsContext.Shading.color(.red)
    _ = GraphicsContext.Shading.color(.sRGB, red: 1, green: 1, blue: 1, opacity: 1)
    _ = GraphicsContext.Shading.color(.sRGB, white: 1, opacity: 1)
    _ = GraphicsContext.Shading.style(.red)
    _ = GraphicsContext.Shading.palette([.foreground])
    _ = GraphicsContext.Shading.linearGradient(
      gradient, startPoint: .zero, endPoint: .zero, options: .repeat)
    _ = GraphicsContext.Shading.radialGradient(
      gradient, center: .zero, startRadius: 1, endRadius: 1, options: .repeat)
    _ = GraphicsContext.Shading.conicGradient(
      gradient, center: .zero, angle: .zero, options: .repeat)
  }
}
