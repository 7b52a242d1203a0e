public import Foundation
public import ViewTree

/// How pictures are drawn.
public final class UIGraphicsImageRendererFormat: NSObject {
  public var scale: CGFloat = 1
  public var opaque = false
  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
  public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
  public override init() { super.init() }
}

/// Makes pictures of what is drawn.
///
/// - Note: Differs from UIKit: a picture is a drawing of SVG's, in which pictures keep their pixels; symbols are
///   left out.
public final class UIGraphicsImageRenderer: NSObject {
  /// The drawing into which figures and pictures are drawn now.
  @TaskLocal static var current: CGContext?

  private let size: CGSize
  public let format: UIGraphicsImageRendererFormat

  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    self.size = size
    self.format = format
    super.init()
  }

  public convenience init(
    bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()
  ) { self.init(size: bounds.size, format: format) }

  /// The picture of what a block draws.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(data: pngData(actions: actions)) ?? UIImage()
  }

  /// The file of what a block draws.
  ///
  /// - Note: Differs from UIKit: it is one of SVG's.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    let context = CGContext(size: size)
    withoutActuallyEscaping(actions) { actions in
      Self.$current.withValue(context) {
        actions(UIGraphicsImageRendererContext(context, format: format))
      }
    }
    return context.data
  }

  /// The file of what a block draws.
  ///
  /// - Note: Differs from UIKit: it is one of SVG's.
  public func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

/// What a picture is drawn into.
public final class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  public var currentImage: UIImage { UIImage(data: cgContext.data) ?? UIImage() }
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
}

/// The drawing into which figures and pictures are drawn now; nil outside of a renderer's block.
public func UIGraphicsGetCurrentContext() -> CGContext? { UIGraphicsImageRenderer.current }

/// Fills a rectangle of the drawing that is drawn now.
public func UIRectFill(_ rect: CGRect) { UIGraphicsImageRenderer.current?.fill(rect) }

extension UIColor {
  /// Fills what comes with the colour.
  public func setFill() { UIGraphicsImageRenderer.current?.setFill(self) }
  /// Draws what comes with the colour.
  public func setStroke() { UIGraphicsImageRenderer.current?.setStroke(self) }
  /// Fills and draws what comes with the colour.
  public func set() {
    setFill()
    setStroke()
  }
}

extension UIImage {
  /// Draws the picture, scaled into a rectangle, into the drawing that is drawn now.
  public func draw(in rect: CGRect) { UIGraphicsImageRenderer.current?.draw(self, in: rect) }

  /// Draws the picture at a point into the drawing that is drawn now.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture, scaled into a rectangle, into the drawing that is drawn now.
  ///
  /// - Note: Differs from UIKit: blends count for nothing.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsImageRenderer.current?.draw(self, in: rect, alpha: alpha)
  }

  /// How the picture would be drawn.
  public var imageRendererFormat: UIGraphicsImageRendererFormat { .default() }
}

/// How what is drawn goes with what is there.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop, xor
}

extension UIBezierPath {
  /// Fills the figure in the drawing that is drawn now.
  public func fill() { UIGraphicsImageRenderer.current?.fill(Path(cgPath)) }

  /// Draws the figure in the drawing that is drawn now.
  public func stroke() {
    UIGraphicsImageRenderer.current?.stroke(Path(cgPath), lineWidth: lineWidth)
  }
}

extension UIView {
  /// Draws the view.
  ///
  /// - Note: Differs from UIKit: the browser draws views, so that nothing is drawn.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
  }
}
