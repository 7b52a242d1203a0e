internal import Foundation
package import ViewTree

/// A field to search with, and what is found; at first what a reader may look at.
///
/// The script finds its parts by their ids and classes, and makes results like the first of the rows.
package struct SearchView: View {
  /// The documents that are shown before anything is looked for.
  static let suggestions = 10
  private let words: SearchWords
  private let documents: [SearchDocument]

  init(words: SearchWords, documents: [SearchDocument]) {
    self.words = words
    self.documents = Array(documents.prefix(Self.suggestions))
  }

  /// Creates the view in a language, with what a search finds.
  package init(language: String, documents: some Sequence<SearchDocument>) {
    self.init(
      words: SearchWords(language: language),
      documents: Array(documents.prefix(Self.suggestions)))
  }

  package var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
        TextField(words.search, text: .constant(""))
          .textFieldStyle(.plain)
          .webID("search-field")
      }
      .padding(10)
      .background(Color(uiColor: .secondarySystemFill), in: RoundedRectangle(cornerRadius: 10))
      Text(verbatim: "").font(.subheadline).foregroundStyle(.secondary)
        .accessibilityAddTraits(.updatesFrequently)
        .webID("search-status")
      VStack(alignment: .leading, spacing: 20) {
        ForEach(Array(documents.enumerated()), id: \.offset) { SearchRow(document: $0.element) }
      }
      .webElement(.orderedList)
      .webID("search-results")
      Text(verbatim: words.failed).frame(height: 0).hidden().webID("search-failed")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// What a search says of a page.
private struct SearchRow: View {
  let document: SearchDocument

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(verbatim: document.title).font(.headline)
        .webLink(try? SitePath(route: document.route).address, class: "search-title")
      Text(verbatim: document.caption).font(.caption).foregroundStyle(.secondary)
        .webClass("search-caption")
      Text(verbatim: document.excerpt).foregroundStyle(.secondary).webClass("search-text")
    }
    .webElement(.listItem)
  }
}
