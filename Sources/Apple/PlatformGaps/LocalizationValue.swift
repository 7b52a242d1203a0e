public import Foundation
public import ViewTree

extension String {
  /// The key of a text with its values.
  ///
  /// - Note: As in Foundation.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let key: LocalizedStringKey

    /// Creates a key without values.
    public init(_ value: String) { key = LocalizedStringKey(value) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// The text of a key in a language.
  ///
  /// - Note: As in Foundation; the texts are those that views show, on a live page in its reader's language.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = Self.text(keyAndValue.key, table, bundle, locale)
  }

  /// The text of a key, whose words are a default value where there is no translation.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let known = Self.text(LocalizedStringKey(key.description), table, bundle, locale)
    self =
      known == key.description
      ? String(localized: defaultValue, table: table, bundle: bundle, locale: locale) : known
  }

  /// The text of a resource.
  public init(localized resource: LocalizedStringResource) {
    var environment = EnvironmentValues()
    environment.locale = CurrentLocale.ofReader(resource.locale)
    self = Text(resource).string(in: environment.textSurroundings)
  }

  private static func text(
    _ key: LocalizedStringKey, _ table: String?, _ bundle: Bundle?, _ locale: Locale
  ) -> String {
    var environment = EnvironmentValues()
    environment.locale = CurrentLocale.ofReader(locale)
    return Text(key, tableName: table, bundle: bundle).string(in: environment.textSurroundings)
  }
}

extension AttributedString {
  /// The text of a key in a language.
  ///
  /// - Note: Differs from Foundation: its Markdown stays as it is written.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      String(localized: keyAndValue, table: table, bundle: bundle, locale: locale))
  }
}
