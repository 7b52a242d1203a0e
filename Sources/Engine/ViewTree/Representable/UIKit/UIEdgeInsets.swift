public import Foundation

/// Distances from the edges of a rectangle.
public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public static let zero = UIEdgeInsets()
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// Distances from the edges of a rectangle, in the direction of writing.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public static let zero = NSDirectionalEdgeInsets()
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// The distances as SwiftUI has them.
  var insets: EdgeInsets { EdgeInsets(self) }
}

extension EdgeInsets {
  /// Creates insets of UIKit's.
  public init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates insets of SwiftUI's.
  public init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
