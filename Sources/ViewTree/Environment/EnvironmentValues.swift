import Foundation

/// The values that views read from their surroundings.
///
/// - Note: As in SwiftUI. The values that nearly every view reads are stored in place; the others
///   are kept by their keys.
public struct EnvironmentValues: CustomStringConvertible {
  package var style = TextEnvironment()
  private var values: EnvironmentLink?
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Creates the values that hold where nobody set others.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { EnvironmentLink.value(of: key, in: values) ?? K.defaultValue }
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

  public var description: String { "EnvironmentValues(\(values?.count ?? 0) values)" }
}

/// What text looks like, passed down from view to view.
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
  var textCase: Text.Case?
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
