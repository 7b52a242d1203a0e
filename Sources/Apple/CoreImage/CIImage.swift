@_exported public import Foundation
public import PlatformGaps
public import ViewTree

/// A picture with what filters do to it.
///
/// - Note: Differs from Core Image: it becomes an SVG around the picture's file, whose filters the browser applies.
public final class CIImage: @unchecked Sendable {
  /// What the picture is made of.
  indirect enum Content {
    case file(Data)
    /// Elements of SVG without a file.
    case drawing(String)
    /// Elements of `<filter>` over a picture.
    case filtered(String, Content)
    /// Elements that lie over a picture.
    case covered(String, Content)
    /// A picture that is scaled and moved.
    case transformed(CGAffineTransform, Content)
  }

  let content: Content
  /// The rectangle that has the picture.
  public let extent: CGRect

  init(_ content: Content, extent: CGRect) { (self.content, self.extent) = (content, extent) }

  /// A picture of UIKit's; nil for symbols.
  public convenience init?(image: UIImage) {
    guard let data = image.pngData() else { return nil }
    let size = CGSize(
      width: image.size.width * image.scale, height: image.size.height * image.scale)
    self.init(.file(data), extent: CGRect(origin: .zero, size: size))
  }

  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  public convenience init(cgImage: CGImage) {
    self.init(
      .file(cgImage.image.pngData() ?? Data()),
      extent: CGRect(x: 0, y: 0, width: cgImage.width, height: cgImage.height))
  }

  /// The picture scaled and moved.
  public func transformed(by transform: CGAffineTransform) -> CIImage {
    let (x, y) = (
      extent.minX * transform.a + transform.tx, extent.minY * transform.d + transform.ty
    )
    let size = CGSize(
      width: abs(extent.width * transform.a), height: abs(extent.height * transform.d))
    return CIImage(
      .transformed(transform, content), extent: CGRect(origin: CGPoint(x: x, y: y), size: size))
  }

  /// The picture in a smaller rectangle.
  public func cropped(to rectangle: CGRect) -> CIImage {
    CIImage(content, extent: extent.intersection(rectangle))
  }

  /// The picture after a filter.
  public func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: name) else { return self }
    for (key, value) in parameters { filter.setValue(value, forKey: key) }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }

  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// The picture as a file of SVG.
  func file(in rectangle: CGRect) -> Data {
    var count = 0
    let (width, height) = (Self.number(rectangle.width), Self.number(rectangle.height))
    let box = "\(Self.number(rectangle.minX)) \(Self.number(rectangle.minY)) \(width) \(height)"
    let body = Self.source(content, size: extent.size, &count)
    return Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="\(box)">\(body)</svg>
      """.utf8)
  }

  private static func source(_ content: Content, size: CGSize, _ count: inout Int) -> String {
    switch content {
    case .file(let data):
      let type = mediaType(data)
      return "<image width=\"\(number(size.width))\" height=\"\(number(size.height))\" "
        + "preserveAspectRatio=\"none\" href=\"data:\(type);base64,\(data.base64EncodedString())\"/>"
    case .drawing(let elements): return elements
    case .filtered(let elements, let inner):
      let name = "f\(count)"
      count += 1
      let body = source(inner, size: size, &count)
      return
        "<filter id=\"\(name)\" color-interpolation-filters=\"sRGB\" x=\"0\" y=\"0\" width=\"1\" "
        + "height=\"1\">\(elements)</filter><g filter=\"url(#\(name))\">\(body)</g>"
    case .covered(let elements, let inner): return source(inner, size: size, &count) + elements
    case .transformed(let by, let inner):
      let values = [by.a, by.b, by.c, by.d, by.tx, by.ty].map { number($0) }
      let size = CGSize(
        width: size.width / max(abs(by.a), 1e-6), height: size.height / max(abs(by.d), 1e-6))
      return "<g transform=\"matrix(\(values.joined(separator: " ")))\">"
        + source(inner, size: size, &count) + "</g>"
    }
  }

  static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1000).rounded() / 1000
    guard rounded.isFinite, abs(rounded) < 1e9 else { return "0" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func mediaType(_ data: Data) -> String {
    switch data.prefix(4) {
    case Data([0x89, 0x50, 0x4E, 0x47]): "image/png"
    case let start where start.prefix(2) == Data([0xFF, 0xD8]): "image/jpeg"
    case Data("GIF8".utf8): "image/gif"
    case Data("RIFF".utf8): "image/webp"
    default: "image/svg+xml"
    }
  }
}

/// Makes pictures of what filters say.
public final class CIContext: @unchecked Sendable {
  public init(options: [String: Any]? = nil) {}

  /// The part of a picture in a rectangle.
  public func createCGImage(_ image: CIImage, from rectangle: CGRect) -> CGImage? {
    guard rectangle.width > 0, rectangle.height > 0 else { return nil }
    return UIImage(data: image.file(in: rectangle)).map { CGImage($0) }
  }
}

extension UIImage {
  /// A picture of what filters say.
  public convenience init(ciImage: CIImage) {
    self.init(copying: UIImage(data: ciImage.file(in: ciImage.extent)) ?? UIImage())
  }
}
