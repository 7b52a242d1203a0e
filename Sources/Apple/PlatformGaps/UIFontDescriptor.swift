public import Foundation
public import ViewTree

/// What a font is like, from which another one is made.
///
/// - Note: As in UIKit, for designs and the traits bold, italic and monospaced.
public class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The shapes of a system font.
  public struct SystemDesign: Hashable, Sendable {
    let design: Font.Design
    public static let `default` = SystemDesign(design: .default)
    public static let rounded = SystemDesign(design: .rounded)
    public static let serif = SystemDesign(design: .serif)
    public static let monospaced = SystemDesign(design: .monospaced)
  }

  /// How letters are drawn.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  let font: Font
  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits

  init(font: Font, size: CGFloat, traits: SymbolicTraits = []) {
    self.font = font
    pointSize = size
    symbolicTraits = traits
  }

  public convenience init(name: String, size: CGFloat) {
    self.init(font: .custom(name, size: size), size: size)
  }

  /// The descriptor of a role that text has.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }

  /// The same with other shapes.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var copy = font
    copy.designValue = design.design
    return UIFontDescriptor(font: copy, size: pointSize, traits: symbolicTraits)
  }

  /// The same with other traits.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var font = font
    if traits.contains(.traitBold) { font = font.bold() }
    if traits.contains(.traitItalic) { font = font.italic() }
    if traits.contains(.traitMonoSpace) { font = font.monospaced() }
    return UIFontDescriptor(font: font, size: pointSize, traits: traits)
  }

  /// The same at another size.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font: Font(UIFont(font, size: pointSize).withSize(size)), size: size)
  }
}

extension UIFont {
  /// What the font is like.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: font, size: pointSize) }

  /// A font of a descriptor; at its own size for zero.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let sized = size > 0 ? descriptor.withSize(size) : descriptor
    self.init(sized.font, size: sized.pointSize)
  }

  /// The height of a line.
  public var lineHeight: CGFloat { CGFloat(font.lineHeight ?? Double(pointSize) * 1.2) }
}
