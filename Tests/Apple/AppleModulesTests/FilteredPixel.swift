import CoreImage
import SwiftUI

/// A picture of one pixel after filters. Testing can't be imported beside Core Image: it asks for an overlay
/// that Linux doesn't have.
enum FilteredPixel {
  /// A PNG of one pixel.
  static let file =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  static let names = [
    "CISepiaTone", "CIGaussianBlur", "CIPixellate", "CICrystallize", "CIEdges", "CIVignette",
    "CIUnsharpMask", "CIBloom", "CIGloom", "CIColorInvert", "CIColorControls", "CIHueAdjust",
    "CIPhotoEffectNoir", "CIGammaAdjust", "CIExposureAdjust",
  ]

  static var sepiaKeys: [String] { CIFilter.sepiaTone().inputKeys }
  static var hasOutputWithoutInput: Bool { CIFilter.gaussianBlur().outputImage != nil }

  static func sepia(intensity: Float) -> String? {
    let filter = CIFilter.sepiaTone()
    filter.intensity = intensity
    return source(filter)
  }

  static func filtered(by name: String) -> String? { CIFilter(name: name).flatMap(source) }

  private static func source(_ filter: CIFilter) -> String? {
    guard let data = Data(base64Encoded: file), let image = UIImage(data: data),
      let input = CIImage(image: image)
    else { return nil }
    filter.setValue(input, forKey: kCIInputImageKey)
    guard let output = filter.outputImage,
      let made = CIContext().createCGImage(output, from: output.extent)
    else { return nil }
    return UIImage(cgImage: made).pngData().map { String(decoding: $0, as: UTF8.self) }
  }
}
