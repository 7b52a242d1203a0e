import Foundation

/// The values that views read from their surroundings.
///
/// - Note: As in SwiftUI. The values that nearly every view reads are stored in place; the others
///   are kept by their keys.
public struct EnvironmentValues: CustomStringConvertible {
  package var style = TextEnvironment()
  private var values: EnvironmentLink?
  /// The values that are kept by their keys, as one list.
  var links: EnvironmentLink? {
    get { values }
    set { values = newValue }
  }
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Creates the default values.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { EnvironmentLink.value(of: key, in: values) ?? K._unsetValue }
    set { values = EnvironmentLink.adding(newValue, for: key, to: values) }
  }

  /// The object of a type.
  package func object<O: AnyObject>(of type: O.Type) -> O? {
    objects[ObjectIdentifier(type)] as? O
  }

  /// Puts an object under its type; gives the one that was there.
  @usableFromInline
  mutating func setObject(_ object: AnyObject?, for type: ObjectIdentifier) -> AnyObject? {
    let old = objects[type]
    objects[type] = object
    return old
  }

  /// Whether these are surely the same values: equal ones where they can be compared, else the same objects.
  func isSame(as other: EnvironmentValues) -> Bool {
    values === other.values && style.isSame(as: other.style)
      && objects.count == other.objects.count
      && objects.allSatisfy { key, object in other.objects[key] === object }
  }

  public var description: String { "EnvironmentValues(\(values?.count ?? 0) values)" }
}

/// The style of text, passed down from view to view.
package struct TextEnvironment {
  var font: Font?
  var weight: Font.Weight?
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  var isMonospacedDigit = false
  var design: Font.Design?
  var kerning: CGFloat = 0
  var foreground: AnyShapeStyle?
  var foregroundLevels: [AnyShapeStyle] = []
  var tint: Color?
  var lineLimit: Int?
  var minimumLines: Int?
  var lineSpacing: CGFloat = 0
  var alignment: TextAlignment = .leading
  var truncation: Text.TruncationMode = .tail
  /// Nil where nobody has said anything.
  var textCase: LetterCase?
  var isEnabled = true
  var imageScale: Image.Scale = .medium
  var dynamicTypeSize: DynamicTypeSize = .large
  var isRightToLeft = false
  var redaction: RedactionReasons = []
  /// The language that texts are shown in, or nil for English.
  var localization: Localization?
  /// What few texts have.
  var extras: TextExtras?
}

extension TextEnvironment {
  /// Whether text surely has the same style.
  func isSame(as other: TextEnvironment) -> Bool {
    guard
      font == other.font, weight == other.weight, isItalic == other.isItalic,
      isUnderlined == other.isUnderlined, isStruckThrough == other.isStruckThrough,
      isMonospacedDigit == other.isMonospacedDigit, design == other.design,
      kerning == other.kerning, lineLimit == other.lineLimit, minimumLines == other.minimumLines,
      lineSpacing == other.lineSpacing, alignment == other.alignment,
      truncation == other.truncation, textCase == other.textCase, isEnabled == other.isEnabled,
      imageScale == other.imageScale, dynamicTypeSize == other.dynamicTypeSize,
      isRightToLeft == other.isRightToLeft, redaction == other.redaction, tint == other.tint,
      extras == other.extras, localization === other.localization,
      foregroundLevels.count == other.foregroundLevels.count
    else { return false }
    return Self.isSame(foreground, other.foreground)
      && zip(foregroundLevels, other.foregroundLevels).allSatisfy { Self.isSame($0, $1) }
  }

  private static func isSame(_ left: AnyShapeStyle?, _ right: AnyShapeStyle?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return areEqual(left.style, right.style)
  }
}

/// What few texts have of the style that is passed down.
package struct TextExtras: Equatable, Sendable {
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var tracking: CGFloat?
  var baselineOffset: CGFloat = 0
  var fontWidth: Font.Width?
  var textScale: Text.Scale = .default
  var isSelectable: Bool?
  /// The declared background of an attributed stretch.
  var background: Color?
}
