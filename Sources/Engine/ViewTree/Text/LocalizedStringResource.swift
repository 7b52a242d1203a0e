public import Foundation

/// A text that is looked up where it is shown.
///
/// - Note: Differs from Foundation: Foundation on Linux has none, so this one is for views alone.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The key of the text, with its values.
  let localized: LocalizedStringKey
  /// The table; nil for the usual one.
  public let table: String?
  /// The language in which it is looked up where no view shows it.
  public var locale: Locale

  /// The key of the text.
  public var key: String { localized.key }

  /// Creates a resource of a key.
  public init(
    _ key: LocalizedStringKey, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    localized = key
    self.table = table
    self.locale = locale
  }

  public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}

extension Text {
  /// Creates text of a resource that is looked up where it is shown.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(resource.localized, tableName: resource.table)
  }
}
