public import Foundation

extension NSValue {
  /// The rectangle that is boxed, as UIKit calls it.
  public var cgRectValue: CGRect { rectValue }
  /// The point that is boxed, as UIKit calls it.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that is boxed, as UIKit calls it.
  public var cgSizeValue: CGSize { sizeValue }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
}
