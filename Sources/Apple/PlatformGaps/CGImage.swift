public import Foundation
public import ViewTree

/// A picture of pixels.
///
/// - Note: Differs from Core Graphics: it is the file of a picture; nothing is decoded.
public final class CGImage: @unchecked Sendable {
  package let image: UIImage
  public var width: Int { Int((image.size.width * image.scale).rounded()) }
  public var height: Int { Int((image.size.height * image.scale).rounded()) }

  package init(_ image: UIImage) { self.image = image }
}

extension UIImage {
  /// Which way up a picture is.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The pixels; nil for symbols and no picture.
  public var cgImage: CGImage? { pngData() == nil ? nil : CGImage(self) }

  public var imageOrientation: Orientation { .up }

  /// A picture of pixels.
  public convenience init(cgImage: CGImage) { self.init(copying: cgImage.image) }

  /// A picture of pixels.
  ///
  /// - Note: Differs from UIKit: it stays as large and as it lies.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(copying: cgImage.image)
  }
}

extension Image {
  /// Creates a picture of pixels with a label.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text)
  {
    self = Image(uiImage: cgImage.image)
  }

  /// Creates a picture of pixels that only decorates.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
    self = Image(uiImage: cgImage.image)
  }
}
