public import SwiftUI

/// What a site says beside its views: titles and summaries.
public struct SiteWords {
  private let locale: Locale

  /// The words in a language.
  public init(locale: Locale) { self.locale = locale }

  /// The title of somebody's timeline.
  public func timeline(of name: String) -> String {
    String(localized: "\(name)’s Moments", locale: locale)
  }

  /// What somebody's timeline is about.
  public func summary(of name: String) -> String {
    String(localized: "What \(name) and friends saw.", locale: locale)
  }

  /// The title of a page behind the first.
  public func title(_ title: String, page number: Int) -> String {
    number == 1 ? title : String(localized: "\(title), page \(number)", locale: locale)
  }

  /// What stands for the words of a moment that has none.
  public func moment(by name: String) -> String {
    String(localized: "A moment by \(name)", locale: locale)
  }

  /// What the page of a person is about.
  public func moments(by name: String) -> String {
    String(localized: "Moments by \(name)", locale: locale)
  }

  /// What the page of a month or a tag is about.
  public func moments(of name: String) -> String {
    String(localized: "Moments: \(name)", locale: locale)
  }

  /// What the archive is about.
  public var archive: String {
    String(localized: "All moments by month, tag and person.", locale: locale)
  }
}
