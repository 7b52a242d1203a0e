public import Foundation
import ElementTree

/// A picture, repeated over the area.
///
/// - Note: Differs from SwiftUI: the whole picture is repeated, whatever `sourceRect` says, and a
///   warning says so where it is a part.
nonisolated public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of the picture that is shown, in its unit square.
  public var sourceRect: CGRect
  /// How large the picture is, as a part of its size.
  public var scale: CGFloat

  /// Creates a paint of a picture.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  @MainActor public func _paint(in context: inout _LoweringContext) -> _Paint {
    if sourceRect != CGRect(x: 0, y: 0, width: 1, height: 1) {
      context.report(
        .unsupported, severity: .warning,
        "A part of a picture can't be repeated, so all of it is. Cut the picture itself.")
    }
    guard let picture = context.picture(of: image) else {
      return .color(.text(CSSText("transparent")), isOpaque: false)
    }
    var paint = Paint(
      kind: .image("url(\"\(ImagePaint.escaped(picture.source))\")"), isOpaque: false)
    if scale != 1, scale > 0, scale.isFinite, let width = picture.width {
      paint.imageWidth = width * Double(scale)
    }
    return paint
  }

  /// An address as it may stand in a string of a style sheet, whose end it can't be.
  static func escaped(_ address: String) -> String {
    var result = ""
    for byte in address.utf8 {
      switch byte {
      case 0x21, 0x23...0x26, 0x2A...0x3B, 0x3D, 0x3F...0x5B, 0x5D, 0x5F, 0x61...0x7A, 0x7E:
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (byte < 16 ? "0" : "") + digits
      }
    }
    // What a style element of a document that is also XML must not hold.
    return result.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "\\26 ")
  }
}

extension LoweringContext {
  /// The file that an image shows, if it is one.
  @MainActor
  fileprivate mutating func picture(of image: Image) -> ImageContent? {
    let mark = mark()
    Image._lower(image, into: &self)
    defer { pending.removeSubrange(mark...) }
    guard let index = pending.last, tree.boxes[Int(index)].content >= 0,
      case .image(let content) = tree.contents[Int(tree.boxes[Int(index)].content)]
    else { return nil }
    return content
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, repeated over the area.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
