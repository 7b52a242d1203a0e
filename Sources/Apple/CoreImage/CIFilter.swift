public import Foundation
public import ViewTree

public let kCIInputImageKey = "inputImage"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputEVKey = "inputEV"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputAmountKey = "inputAmount"
public let kCIOutputImageKey = "outputImage"

/// Changes a picture.
///
/// - Note: Differs from Core Image: the browser does it, by filters of SVG, which are close to but not the same as
///   Apple's; see ``FilterKind`` for those that there are.
open class CIFilter: NSObject, @unchecked Sendable {
  let kind: FilterKind
  private var values: [String: Any]

  init(_ kind: FilterKind) {
    self.kind = kind
    values = kind.defaults
  }

  /// A filter by Apple's name; nil if there is none here.
  public convenience init?(name: String) {
    guard let kind = FilterKind(rawValue: name) else { return nil }
    self.init(kind)
  }

  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
  }

  open var name: String { kind.rawValue }
  /// The keys of what can be set.
  open var inputKeys: [String] { [kCIInputImageKey] + kind.defaults.keys.sorted() }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  open func setDefaults() { values = kind.defaults.merging(values) { new, _ in new } }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// A number that was set.
  func number(_ key: String) -> Double {
    switch values[key] {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as CGFloat: Double(value)
    case let value as NSNumber: value.doubleValue
    default: 0
    }
  }

  /// The picture after the filter; nil without one.
  open var outputImage: CIImage? {
    if kind == .qrCode { return QRCode(values["inputMessage"] as? Data ?? Data(), level)?.image }
    guard let image = values[kCIInputImageKey] as? CIImage else { return nil }
    return kind.apply(self, to: image)
  }

  private var level: String { values["inputCorrectionLevel"] as? String ?? "M" }
}
