import SwiftUI
import UIKit

@MainActor enum NSLayoutConstraintUses {
  static func uiLayoutPriority() {
    let _: [UILayoutPriority] = [.required, .defaultHigh, .defaultLow]
    _ = UILayoutPriority.self
    _ = UILayoutPriority(1)
  }

  static func nsLayoutConstraint(
    _ value: NSLayoutConstraint, _ nsLayoutConstraint: NSLayoutConstraint
  ) {
    _ = NSLayoutConstraint.self
    _ = value.isActive
    _ = value.constant
    _ = value.priority
    NSLayoutConstraint.activate([nsLayoutConstraint])
    NSLayoutConstraint.deactivate([nsLayoutConstraint])
  }

  static func nsLayoutConstraintAxis() {
    let _: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    _ = NSLayoutConstraint.Axis.self
  }

  static func nsLayoutAnchor(
    _ value: NSLayoutAnchor<NSLayoutDimension>,
    _ nsLayoutAnchorNSLayoutDimension: NSLayoutAnchor<NSLayoutDimension>
  ) {
    _ = NSLayoutAnchor<NSLayoutDimension>.self
    _ = value.constraint(equalTo: nsLayoutAnchorNSLayoutDimension, constant: 1)
    _ = value.constraint(greaterThanOrEqualTo: nsLayoutAnchorNSLayoutDimension, constant: 1)
    _ = value.constraint(lessThanOrEqualTo: nsLayoutAnchorNSLayoutDimension, constant: 1)
  }

  static func nsLayoutXAxisAnchor(_ value: NSLayoutXAxisAnchor) {
    _ = NSLayoutXAxisAnchor.self
    _ = value.constraint(equalToSystemSpacingAfter: value, multiplier: 1)
  }

  static func nsLayoutYAxisAnchor(_ value: NSLayoutYAxisAnchor) {
    _ = NSLayoutYAxisAnchor.self
    _ = value.constraint(equalToSystemSpacingBelow: value, multiplier: 1)
  }

  static func nsLayoutDimension(_ value: NSLayoutDimension, _ nsLayoutDimension: NSLayoutDimension)
  {
    _ = NSLayoutDimension.self
    _ = value.constraint(equalToConstant: 1)
    _ = value.constraint(greaterThanOrEqualToConstant: 1)
    _ = value.constraint(lessThanOrEqualToConstant: 1)
    _ = value.constraint(equalTo: nsLayoutDimension, multiplier: 1, constant: 1)
  }

  static func uiView(_ value: UIView) {
    _ = value.leadingAnchor
    _ = value.trailingAnchor
    _ = value.leftAnchor
    _ = value.rightAnchor
    _ = value.centerXAnchor
    _ = value.topAnchor
    _ = value.bottomAnchor
    _ = value.centerYAnchor
    _ = value.widthAnchor
    _ = value.heightAnchor
  }
}
