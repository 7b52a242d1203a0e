import Foundation

/// The filters that there are, by Apple's names.
enum FilterKind: String, CaseIterable {
  case sepia = "CISepiaTone"
  case blur = "CIGaussianBlur"
  case boxBlur = "CIBoxBlur"
  case discBlur = "CIDiscBlur"
  case pixellate = "CIPixellate"
  case crystallize = "CICrystallize"
  case edges = "CIEdges"
  case vignette = "CIVignette"
  case unsharpMask = "CIUnsharpMask"
  case sharpen = "CISharpenLuminance"
  case bloom = "CIBloom"
  case gloom = "CIGloom"
  case invert = "CIColorInvert"
  case monochrome = "CIColorMonochrome"
  case controls = "CIColorControls"
  case exposure = "CIExposureAdjust"
  case hue = "CIHueAdjust"
  case gamma = "CIGammaAdjust"
  case mono = "CIPhotoEffectMono"
  case noir = "CIPhotoEffectNoir"
  case tonal = "CIPhotoEffectTonal"
  case chrome = "CIPhotoEffectChrome"
  case fade = "CIPhotoEffectFade"
  case instant = "CIPhotoEffectInstant"
  case process = "CIPhotoEffectProcess"
  case transfer = "CIPhotoEffectTransfer"
  case qrCode = "CIQRCodeGenerator"

  /// What can be set, with Apple's values.
  var defaults: [String: Any] {
    switch self {
    case .sepia, .monochrome: [kCIInputIntensityKey: 1.0]
    case .blur, .boxBlur: [kCIInputRadiusKey: 10.0]
    case .discBlur: [kCIInputRadiusKey: 8.0]
    case .pixellate: [kCIInputScaleKey: 8.0]
    case .crystallize: [kCIInputRadiusKey: 20.0]
    case .edges: [kCIInputIntensityKey: 1.0]
    case .vignette: [kCIInputIntensityKey: 0.0, kCIInputRadiusKey: 1.0]
    case .unsharpMask: [kCIInputIntensityKey: 0.5, kCIInputRadiusKey: 2.5]
    case .sharpen: [kCIInputSharpnessKey: 0.4, kCIInputRadiusKey: 1.69]
    case .bloom, .gloom: [kCIInputIntensityKey: 0.5, kCIInputRadiusKey: 10.0]
    case .controls:
      [kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0]
    case .exposure: [kCIInputEVKey: 0.0]
    case .hue: [kCIInputAngleKey: 0.0]
    case .gamma: ["inputPower": 1.0]
    case .qrCode: ["inputCorrectionLevel": "M"]
    case .invert, .mono, .noir, .tonal, .chrome, .fade, .instant, .process, .transfer: [:]
    }
  }

  /// A picture after the filter with the values that are set.
  func apply(_ filter: CIFilter, to image: CIImage) -> CIImage {
    if self == .vignette { return vignette(filter, image) }
    return CIImage(.filtered(primitives(filter), image.content), extent: image.extent)
  }

  /// The elements of SVG that do it.
  private func primitives(_ filter: CIFilter) -> String {
    let intensity = filter.number(kCIInputIntensityKey)
    let radius = max(filter.number(kCIInputRadiusKey), 0)
    switch self {
    case .sepia:
      return Self.matrix(
        Self.mix([0.393, 0.769, 0.189, 0.349, 0.686, 0.168, 0.272, 0.534, 0.131], intensity))
    case .monochrome, .mono: return Self.matrix(Self.mix(Self.grey, self == .mono ? 1 : intensity))
    case .noir: return Self.matrix(Self.grey) + Self.linear(slope: 1.35, intercept: -0.15)
    case .tonal: return Self.matrix(Self.grey) + Self.linear(slope: 0.95, intercept: 0.03)
    case .chrome: return Self.saturate(1.35) + Self.linear(slope: 1.08, intercept: -0.03)
    case .fade: return Self.saturate(0.65) + Self.linear(slope: 0.85, intercept: 0.09)
    case .instant:
      return Self.matrix([1.02, 0.06, 0, 0.02, 0.95, 0.03, 0.02, 0.1, 0.75])
        + Self.linear(slope: 0.92, intercept: 0.05)
    case .process: return Self.matrix([0.9, 0.05, 0.02, 0, 0.98, 0.06, 0.02, 0.12, 0.95])
    case .transfer: return Self.matrix([1.05, 0.08, 0, 0.02, 0.96, 0, 0.02, 0.1, 0.78])
    case .invert: return Self.linear(slope: -1, intercept: 1)
    case .blur: return Self.blur(radius)
    case .boxBlur, .discBlur: return Self.blur(radius / 2)
    case .pixellate: return Self.pixels(max(filter.number(kCIInputScaleKey), 2))
    case .crystallize:
      return
        "<feTurbulence type=\"turbulence\" baseFrequency=\"\(Self.number(1 / max(radius, 1)))\" "
        + "numOctaves=\"1\" result=\"n\"/><feDisplacementMap in=\"SourceGraphic\" in2=\"n\" "
        + "scale=\"\(Self.number(radius))\" xChannelSelector=\"R\" yChannelSelector=\"G\"/>"
    case .edges:
      let part = Self.number(intensity)
      return "<feConvolveMatrix order=\"3\" preserveAlpha=\"true\" kernelMatrix=\"0 -\(part) 0 "
        + "-\(part) \(Self.number(4 * intensity)) -\(part) 0 -\(part) 0\"/>"
    case .unsharpMask: return Self.sharpen(radius, intensity)
    case .sharpen: return Self.sharpen(radius, filter.number(kCIInputSharpnessKey))
    case .bloom: return Self.glow(radius, intensity, "screen")
    case .gloom: return Self.glow(radius, intensity, "multiply")
    case .controls:
      let contrast = filter.number(kCIInputContrastKey)
      let brightness = filter.number(kCIInputBrightnessKey)
      return Self.saturate(filter.number(kCIInputSaturationKey))
        + Self.linear(slope: contrast, intercept: 0.5 - contrast / 2 + brightness)
    case .exposure: return Self.linear(slope: pow(2, filter.number(kCIInputEVKey)), intercept: 0)
    case .hue:
      let degrees = filter.number(kCIInputAngleKey) * 180 / .pi
      return "<feColorMatrix type=\"hueRotate\" values=\"\(Self.number(degrees))\"/>"
    case .gamma:
      let parts = ["R", "G", "B"].map {
        "<feFunc\($0) type=\"gamma\" exponent=\"\(Self.number(filter.number("inputPower")))\"/>"
      }
      return "<feComponentTransfer>\(parts.joined())</feComponentTransfer>"
    case .vignette, .qrCode: return ""
    }
  }

  private func vignette(_ filter: CIFilter, _ image: CIImage) -> CIImage {
    let dark = Self.number(min(max(filter.number(kCIInputIntensityKey), 0), 1))
    let start = Self.number(min(max(0.5 / max(filter.number(kCIInputRadiusKey), 0.1), 0.05), 0.9))
    let (x, y, width, height) = (
      image.extent.minX, image.extent.minY, image.extent.width, image.extent.height
    )
    let cover =
      "<radialGradient id=\"v\" r=\"0.75\"><stop offset=\"\(start)\" stop-opacity=\"0\"/>"
      + "<stop offset=\"1\" stop-opacity=\"\(dark)\"/></radialGradient>"
      + "<rect x=\"\(CIImage.number(x))\" y=\"\(CIImage.number(y))\" width=\"\(CIImage.number(width))\" "
      + "height=\"\(CIImage.number(height))\" fill=\"url(#v)\"/>"
    return CIImage(.covered(cover, image.content), extent: image.extent)
  }

  private static let grey = [Double](
    [[0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722]].joined())

  private static func number(_ value: Double) -> String { CIImage.number(CGFloat(value)) }

  /// A matrix of red, green and blue between itself and no change.
  private static func mix(_ matrix: [Double], _ amount: Double) -> [Double] {
    let part = min(max(amount, 0), 1)
    return matrix.enumerated().map { $1 * part + ($0 % 4 == 0 ? 1 - part : 0) }
  }

  private static func matrix(_ m: [Double]) -> String {
    let rows = [0, 3, 6].map { m[$0..<$0 + 3].map { number($0) }.joined(separator: " ") + " 0 0" }
    return "<feColorMatrix values=\"\(rows.joined(separator: " ")) 0 0 0 1 0\"/>"
  }

  private static func linear(slope: Double, intercept: Double) -> String {
    let parts = ["R", "G", "B"].map {
      "<feFunc\($0) type=\"linear\" slope=\"\(number(slope))\" intercept=\"\(number(intercept))\"/>"
    }
    return "<feComponentTransfer>\(parts.joined())</feComponentTransfer>"
  }

  private static func saturate(_ amount: Double) -> String {
    "<feColorMatrix type=\"saturate\" values=\"\(number(max(amount, 0)))\"/>"
  }

  private static func blur(_ radius: Double) -> String {
    "<feGaussianBlur stdDeviation=\"\(number(radius))\" edgeMode=\"duplicate\"/>"
  }

  private static func sharpen(_ radius: Double, _ amount: Double) -> String {
    "<feGaussianBlur stdDeviation=\"\(number(radius))\" result=\"b\"/>"
      + "<feComposite in=\"SourceGraphic\" in2=\"b\" operator=\"arithmetic\" k2=\"\(number(1 + amount))\" "
      + "k3=\"\(number(-amount))\"/>"
  }

  private static func glow(_ radius: Double, _ amount: Double, _ mode: String) -> String {
    "<feGaussianBlur stdDeviation=\"\(number(radius))\"/><feComponentTransfer result=\"b\">"
      + "<feFuncA type=\"linear\" slope=\"\(number(min(max(amount, 0), 1)))\"/></feComponentTransfer>"
      + "<feBlend in=\"b\" in2=\"SourceGraphic\" mode=\"\(mode)\"/>"
  }

  /// Squares, each of the colour that its middle has.
  private static func pixels(_ size: Double) -> String {
    let (side, half) = (size.rounded(), (size / 2).rounded(.up))
    return "<feFlood x=\"\(number(half))\" y=\"\(number(half))\" width=\"1\" height=\"1\"/>"
      + "<feComposite width=\"\(number(side))\" height=\"\(number(side))\"/><feTile result=\"t\"/>"
      + "<feComposite in=\"SourceGraphic\" in2=\"t\" operator=\"in\"/>"
      + "<feMorphology operator=\"dilate\" radius=\"\(number(half))\"/>"
  }
}
