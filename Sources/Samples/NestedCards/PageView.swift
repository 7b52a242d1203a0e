import SwiftUI

/// The page: a card for each section.
struct PageView: View {
  @ObservedObject var page: PageModel

  var body: some View {
    List {
      ForEach(page.sections) { section in
        SectionCard(section: section)
      }
      .listRowSeparator(.hidden)
    }
    .listStyle(.plain)
  }
}
