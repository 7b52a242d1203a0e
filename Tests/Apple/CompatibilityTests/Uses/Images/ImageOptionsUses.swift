import SwiftUI

@MainActor enum ImageOptionsUses {
  static func imageResizingMode() {
    let _: [Image.ResizingMode] = [.tile, .stretch]
    _ = Image.ResizingMode.self
  }

  static func imageTemplateRenderingMode() {
    let _: [Image.TemplateRenderingMode] = [.template, .original]
    _ = Image.TemplateRenderingMode.self
  }

  static func imageInterpolation() {
    let _: [Image.Interpolation] = [.none, .low, .medium, .high]
    _ = Image.Interpolation.self
  }

  static func imageScale() {
    let _: [Image.Scale] = [.small, .medium, .large]
    _ = Image.Scale.self
  }

  static func imageOrientation() {
    let _: [Image.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .left, .leftMirrored, .right, .rightMirrored,
    ]
    _ = Image.Orientation.self
  }

  static func image(_ value: Image) {
    _ = value.resizable(capInsets: EdgeInsets(), resizingMode: .tile)
    _ = value.renderingMode(.template)
    _ = value.interpolation(.none)
    _ = value.antialiased(true)
    _ = value.symbolRenderingMode(.monochrome)
    _ = value.allowedDynamicRange(.standard)
  }

  static func imageDynamicRange() {
    let _: [Image.DynamicRange] = [.standard, .constrainedHigh, .high]
    _ = Image.DynamicRange.self
  }
}
