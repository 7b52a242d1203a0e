import SwiftUI

/// Where the parts of a site are.
public struct SiteRoutes {
  let home: String
  let archive: String
  let search: String?

  /// Creates the addresses of the timeline's first page, of the archive, and of the search, if there is one.
  public init(home: String, archive: String, search: String? = nil) {
    self.home = home
    self.archive = archive
    self.search = search
  }
}

/// The ways to the parts of a site, at the end of each page.
struct SiteLinks: View {
  let site: SiteRoutes

  var body: some View {
    HStack(spacing: Spacing.medium) {
      PageLink("Timeline", to: site.home)
      PageLink("Archive", to: site.archive)
      if let search = site.search { PageLink("Search", to: search) }
    }
    .font(.subheadline)
    .padding(.horizontal, Spacing.large)
    .padding(.bottom, Spacing.large)
    .webElement(.nav)
  }
}

#Preview("Ways to the site's parts", traits: .fixedLayout(width: 390, height: 80)) {
  SiteLinks(site: SiteRoutes(home: "#home", archive: "#archive"))
}
