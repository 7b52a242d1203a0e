package import Foundation

/// What a text shows that is more than a string.
package final class TextContent: Sendable, Equatable {
  package enum Kind: Sendable {
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case joined([Text])
    case attributed(AttributedString)
    case image(Image)
    /// A value that becomes a string once language and time are known.
    case value(any TextValue)
  }

  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  package static func == (lhs: TextContent, rhs: TextContent) -> Bool {
    switch (lhs.kind, rhs.kind) {
    case (.localized(let a, let tableA, let bundleA), .localized(let b, let tableB, let bundleB)):
      a == b && tableA == tableB && bundleA == bundleB
    case (.joined(let a), .joined(let b)): a == b
    case (.attributed(let a), .attributed(let b)): a == b
    case (.image(let a), .image(let b)): a == b
    case (.value(let a), .value(let b)): areEqual(a, b)
    default: false
    }
  }
}

extension TextContent {
  /// The string of a key with arguments, if the text has one look all over; else nil.
  package func plainString(in style: borrowing TextEnvironment) -> String? {
    guard case .localized(let key, let table, let bundle) = kind, !key.arguments.isEmpty else {
      return nil
    }
    let localization = style.localization ?? .standard
    return localization.template(key.key, table: table, bundle: bundle).plainString(
      key.arguments, in: localization, isRightToLeft: style.isRightToLeft)
  }
}

/// A value that text shows as a string.
package protocol TextValue: Sendable {
  /// The string that stands for the value.
  func string(in surroundings: TextSurroundings) -> String

  /// The moment that the value names, for the machine-readable form beside the words.
  var instant: Date? { get }
}

extension TextValue {
  package var instant: Date? { nil }
}

/// What the words for a value depend on.
package struct TextSurroundings {
  package var localization: Localization
  package var calendar: Calendar
  package var timeZone: TimeZone
  /// The moment that counts as now.
  package var now: Date

  package var locale: Locale { localization.locale }
}

/// Whether two values are of one type and equal; values that can't be compared never are.
package func areEqual(_ a: Any, _ b: Any) -> Bool {
  func open<A: Equatable>(_ a: A) -> Bool { (b as? A) == a }
  guard let a = a as? any Equatable else { return false }
  return open(a)
}
