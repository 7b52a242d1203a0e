public import Foundation

/// How text is laid out whose size is asked for.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = Self(rawValue: 1)
  public static let usesFontLeading = Self(rawValue: 2)
  public static let usesDeviceMetrics = Self(rawValue: 8)
  public static let truncatesLastVisibleLine = Self(rawValue: 32)
}

/// What drawing text takes into account, and finds out.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
}

extension StringProtocol {
  /// The size of the text, as far as its font says it.
  ///
  /// - Note: Differs from UIKit: by usual widths of letters, since only browsers have the fonts.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let size = Double((attributes?[.font] as? UIFont)?.pointSize ?? 12)
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return CGSize(
      width: lines.map { LetterWidths.width(of: $0, size: size) }.max() ?? 0,
      height: Double(lines.count) * (size * 1.2).rounded(.up))
  }

  /// The area of the text in lines of at most a width.
  ///
  /// - Note: Differs from UIKit: by usual widths of letters, since only browsers have the fonts.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else {
      return CGRect(origin: .zero, size: self.size(withAttributes: attributes))
    }
    let points = Double((attributes?[.font] as? UIFont)?.pointSize ?? 12)
    let space = LetterWidths.width(of: " ", size: points)
    var count = 0, widest = 0.0
    for paragraph in split(separator: "\n", omittingEmptySubsequences: false) {
      var line = 0.0
      count += 1
      for word in paragraph.split(separator: " ") {
        let width = LetterWidths.width(of: word, size: points)
        if line > 0, line + space + width > size.width {
          count += 1
          line = width
        } else {
          line += (line > 0 ? space : 0) + width
        }
        widest = Swift.max(widest, line)
      }
    }
    let height = Double(count) * (points * 1.2).rounded(.up)
    return CGRect(x: 0, y: 0, width: Swift.min(widest, size.width), height: height)
  }
}

extension NSString {
  /// The size of the text; see `String.size(withAttributes:)`.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }

  /// The area of the text; see `String.boundingRect(with:options:attributes:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) -> CGRect {
    description.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
