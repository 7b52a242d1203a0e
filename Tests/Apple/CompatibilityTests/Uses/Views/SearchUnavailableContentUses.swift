import SwiftUI

@MainActor enum SearchUnavailableContentUses {
  static func searchUnavailableContent() {
    let _:
      ContentUnavailableView<
        SearchUnavailableContent.Label, SearchUnavailableContent.Description,
        SearchUnavailableContent.Actions
      > = .search
    _ = ContentUnavailableView.search(text: "")
  }
}
