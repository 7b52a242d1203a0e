public import Foundation

/// A filter with a picture.
public protocol CIFilterWithImage: CIFilter {}

extension CIFilterWithImage {
  /// The picture that is filtered.
  public var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
}

/// A filter with an intensity.
public protocol CIFilterWithIntensity: CIFilterWithImage {}

extension CIFilterWithIntensity {
  public var intensity: Float {
    get { Float(number(kCIInputIntensityKey)) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }
}

/// A filter with a radius.
public protocol CIFilterWithRadius: CIFilterWithImage {}

extension CIFilterWithRadius {
  public var radius: Float {
    get { Float(number(kCIInputRadiusKey)) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }
}

public protocol CISepiaTone: CIFilterWithIntensity {}
public protocol CIColorMonochrome: CIFilterWithIntensity {}
public protocol CIEdges: CIFilterWithIntensity {}
public protocol CIGaussianBlur: CIFilterWithRadius {}
public protocol CIBoxBlur: CIFilterWithRadius {}
public protocol CIDiscBlur: CIFilterWithRadius {}
public protocol CICrystallize: CIFilterWithRadius {}
public protocol CIVignette: CIFilterWithIntensity, CIFilterWithRadius {}
public protocol CIUnsharpMask: CIFilterWithIntensity, CIFilterWithRadius {}
public protocol CIBloom: CIFilterWithIntensity, CIFilterWithRadius {}
public protocol CIGloom: CIFilterWithIntensity, CIFilterWithRadius {}
public protocol CIColorInvert: CIFilterWithImage {}
public protocol CIPhotoEffect: CIFilterWithImage {}
public protocol CIPixellate: CIFilterWithImage {}
public protocol CIColorControls: CIFilterWithImage {}
public protocol CIQRCodeGenerator: CIFilter {}

extension CIPixellate {
  public var scale: Float {
    get { Float(number(kCIInputScaleKey)) }
    set { setValue(newValue, forKey: kCIInputScaleKey) }
  }
}

extension CIColorControls {
  public var saturation: Float {
    get { Float(number(kCIInputSaturationKey)) }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }
  public var brightness: Float {
    get { Float(number(kCIInputBrightnessKey)) }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }
  public var contrast: Float {
    get { Float(number(kCIInputContrastKey)) }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }
}

extension CIQRCodeGenerator {
  public var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  /// `L`, `M`, `Q` or `H`.
  public var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
}

/// A filter that is all kinds, of which callers see one.
private final class AnyFilter: CIFilter, CISepiaTone, CIColorMonochrome, CIEdges, CIGaussianBlur,
  CIBoxBlur, CIDiscBlur, CICrystallize, CIVignette, CIUnsharpMask, CIBloom, CIGloom, CIColorInvert,
  CIPhotoEffect, CIPixellate, CIColorControls, CIQRCodeGenerator, @unchecked Sendable
{}

extension CIFilter {
  public class func sepiaTone() -> any CIFilter & CISepiaTone { AnyFilter(.sepia) }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    AnyFilter(.monochrome)
  }
  public class func edges() -> any CIFilter & CIEdges { AnyFilter(.edges) }
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { AnyFilter(.blur) }
  public class func boxBlur() -> any CIFilter & CIBoxBlur { AnyFilter(.boxBlur) }
  public class func discBlur() -> any CIFilter & CIDiscBlur { AnyFilter(.discBlur) }
  public class func crystallize() -> any CIFilter & CICrystallize { AnyFilter(.crystallize) }
  public class func vignette() -> any CIFilter & CIVignette { AnyFilter(.vignette) }
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { AnyFilter(.unsharpMask) }
  public class func bloom() -> any CIFilter & CIBloom { AnyFilter(.bloom) }
  public class func gloom() -> any CIFilter & CIGloom { AnyFilter(.gloom) }
  public class func colorInvert() -> any CIFilter & CIColorInvert { AnyFilter(.invert) }
  public class func pixellate() -> any CIFilter & CIPixellate { AnyFilter(.pixellate) }
  public class func colorControls() -> any CIFilter & CIColorControls { AnyFilter(.controls) }
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { AnyFilter(.mono) }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { AnyFilter(.noir) }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { AnyFilter(.tonal) }
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { AnyFilter(.chrome) }
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { AnyFilter(.fade) }
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { AnyFilter(.instant) }
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { AnyFilter(.process) }
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { AnyFilter(.transfer) }
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { AnyFilter(.qrCode) }
}
