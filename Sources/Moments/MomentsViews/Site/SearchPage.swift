import SwiftUI

/// The page that finds moments by their words.
public struct SearchPage<Content: View>: View {
  let site: SiteRoutes
  let content: Content

  /// Creates the page around a field and what it finds.
  public init(site: SiteRoutes, @ViewBuilder content: () -> Content) {
    self.site = site
    self.content = content()
  }

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: Spacing.medium) {
        PageHeading(title: "Search").frame(maxWidth: .infinity)
        content
        SiteLinks(site: site).frame(maxWidth: .infinity)
      }
      .padding(.horizontal, Spacing.medium)
      .readableColumn()
    }
    .background(Color.timelineBackground.edgesIgnoringSafeArea(.all))
    .navigationTitle("Search")
  }
}

#Preview("Search") {
  SearchPage(site: SiteRoutes(home: "#home", archive: "#archive", search: "#search")) {
    Text("A field, and what it finds")
  }
}
