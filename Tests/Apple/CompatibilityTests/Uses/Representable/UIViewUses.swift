import SwiftUI
import UIKit

@MainActor enum UIViewUses {
  static func uiResponder(_ value: UIResponder) {
    _ = UIResponder.self
    _ = UIResponder()
    _ = value.becomeFirstResponder()
    _ = value.resignFirstResponder()
  }

  static func uiView(_ value: UIView, _ nsCoder: NSCoder) {
    _ = UIView.self
    _ = UIView.appearance()
    value.endEditing(true)
    _ = value.frame
    _ = value.backgroundColor
    _ = value.alpha
    _ = value.isHidden
    _ = value.isOpaque
    _ = value.clipsToBounds
    _ = value.tintColor
    _ = value.tag
    _ = value.isUserInteractionEnabled
    _ = value.contentMode
    _ = value.autoresizingMask
    _ = value.translatesAutoresizingMaskIntoConstraints
    _ = value.accessibilityLabel
    _ = value.accessibilityIdentifier
    _ = value.layer
    _ = value.subviews
    _ = value.superview
    _ = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    _ = UIView()
    _ = UIView(coder: nsCoder)
    _ = value.bounds
    _ = value.center
    _ = value.intrinsicContentSize
    value.addSubview(UIView())
    value.insertSubview(UIView(), at: 1)
    value.insertSubview(UIView(), belowSubview: UIView())
    value.insertSubview(UIView(), aboveSubview: UIView())
    value.bringSubviewToFront(UIView())
    value.sendSubviewToBack(UIView())
    value.removeFromSuperview()
    value.draw(CGRect(x: 0, y: 0, width: 9, height: 9))
    value.layoutSubviews()
    value.setNeedsLayout()
    value.layoutIfNeeded()
    value.setNeedsDisplay()
    value.sizeToFit()
    _ = value.sizeThatFits(CGSize(width: 9, height: 9))
    _ = value.hitTest(.zero, with: nil)
    value.traitCollectionDidChange(nil)
    value.setContentHuggingPriority(.required, for: .horizontal)
    value.setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  static func uiViewContentMode() {
    let _: [UIView.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left,
      .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
    ]
    _ = UIView.ContentMode.self
  }

  static func uiViewAutoresizingMask() {
    let _: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    _ = UIView.AutoresizingMask.self
  }

  static func caLayer(_ value: CALayer) {
    _ = CALayer.self
    _ = value.cornerRadius
    _ = value.borderWidth
    _ = value.borderColor
    _ = value.backgroundColor
    _ = value.masksToBounds
    _ = value.shadowColor
    _ = value.shadowOpacity
    _ = value.shadowRadius
    _ = value.shadowOffset
    _ = value.opacity
    _ = value.sublayers
    _ = value.filters
  }
}
