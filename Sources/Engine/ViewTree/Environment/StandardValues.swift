public import Foundation

extension EnvironmentValues {
  /// The font of text; nil for the body's.
  public var font: Font? {
    get { style.font }
    set { style.font = newValue }
  }

  /// The greatest number of lines that a text may have.
  public var lineLimit: Int? {
    get { style.lineLimit }
    set { style.lineLimit = newValue }
  }

  /// Space between lines, in points.
  public var lineSpacing: CGFloat {
    get { style.lineSpacing }
    set { style.lineSpacing = newValue }
  }

  /// How the lines of one text stand to each other.
  public var multilineTextAlignment: TextAlignment {
    get { style.alignment }
    set { style.alignment = newValue }
  }

  /// How text that has too little room is shortened.
  public var truncationMode: Text.TruncationMode {
    get { style.truncation }
    set { style.truncation = newValue }
  }

  /// Capitals or small letters for all text.
  public var textCase: Text.Case? {
    get { style.textCase?.textCase }
    set { style.textCase = LetterCase(newValue) }
  }

  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { style.imageScale }
    set { style.imageScale = newValue }
  }

  /// The reader's text size.
  ///
  /// - Note: Differs from SwiftUI: the browser's setting holds; a size set here comes on top.
  public var dynamicTypeSize: DynamicTypeSize {
    get { style.dynamicTypeSize }
    set { style.dynamicTypeSize = newValue }
  }

  /// Whether controls react.
  public var isEnabled: Bool {
    get { style.isEnabled }
    set { style.isEnabled = newValue }
  }

  /// Why content is hidden behind bars.
  public var redactionReasons: RedactionReasons {
    get { style.redaction }
    set { style.redaction = newValue }
  }

  /// The direction in which views are laid out.
  public var layoutDirection: LayoutDirection {
    get { style.isRightToLeft ? .rightToLeft : .leftToRight }
    set { style.isRightToLeft = newValue == .rightToLeft }
  }
}

/// A direction in which views are laid out.
///
/// - Note: As in SwiftUI.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

/// Why content is hidden behind bars.
///
/// - Note: As in SwiftUI.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}
