public import Foundation
public import ViewTree

extension UIView {
  /// A point of this view as one of another, or of what is around all views.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (here, there) = (placeInAll, view?.placeInAll ?? .zero)
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// A point of another view, or of what is around all views, as one of this view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (here, there) = (placeInAll, view?.placeInAll ?? .zero)
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  /// A rectangle of this view as one of another, or of what is around all views.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view, or of what is around all views, as one of this view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private var placeInAll: CGPoint {
    var place = CGPoint.zero
    var next: UIView? = self
    while let view = next {
      place = CGPoint(x: place.x + view.frame.minX, y: place.y + view.frame.minY)
      next = view.superview
    }
    return place
  }

  /// - Note: Differs from UIKit: constraints are ignored.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

  /// - Note: Differs from UIKit: constraints are ignored.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// - Note: Differs from UIKit: constraints are ignored.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }
}
