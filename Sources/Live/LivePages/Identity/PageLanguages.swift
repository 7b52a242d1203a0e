import AppServer

/// The languages that a server shows pages in.
@MainActor
final class PageLanguages {
  /// The language of readers who want none of the others.
  private let own: String
  private let offered: [LanguageTag]
  /// Languages with regions that readers have been given.
  private var regional: Set<LanguageTag> = []

  /// The most languages with regions; each keeps the texts that were looked up in it. Later ones are without.
  private static var regionLimit: Int { 64 }

  /// - Parameter offered: BCP 47 tags; none for pages that are all in one language.
  init(own: String, offered: [String]) {
    self.own = own
    self.offered = offered.isEmpty ? [] : ([own] + offered).compactMap { LanguageTag($0) }
  }

  /// The language of a reader's pages as a BCP 47 tag.
  func language(for wanted: AcceptedLanguages) -> String {
    guard !offered.isEmpty, var choice = wanted.choice(among: offered) else { return own }
    guard choice.region != nil, !offered.contains(choice), !regional.contains(choice) else {
      return choice.text
    }
    if regional.count < Self.regionLimit {
      regional.insert(choice)
    } else {
      choice.region = nil
    }
    return choice.text
  }
}
