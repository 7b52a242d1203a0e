public import Foundation
public import ViewTree

/// Sizes that follow the size of text that a reader has chosen.
///
/// - Note: Differs from UIKit: the reader's size isn't known; sizes are those of the standard one.
public final class UIFontMetrics: NSObject {
  public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  public func scaledFont(for font: UIFont) -> UIFont { font }

  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
