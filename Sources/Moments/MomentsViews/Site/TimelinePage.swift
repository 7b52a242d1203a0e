import Moments
import SwiftUI

/// A page of moments: a profile or a heading, some moments, and the ways to the pages beside it.
public struct TimelinePage: View {
  let profile: UserProfileListItemViewModel?
  let title: String
  let moments: [MomentListItemViewModel]
  let userID: String
  let pages: Pagination?
  let address: (MomentListItemViewModel) -> String
  let text: ((MomentListItemViewModel) -> AttributedString?)?
  let site: SiteRoutes?

  /// Creates a page of moments.
  ///
  /// - Parameters:
  ///   - address: Where each moment's own page is.
  ///   - text: A moment's text with its links; nil for the plain text.
  ///   - site: Where the site's parts are; nil for a page without a way there.
  public init(
    title: String, profile: UserProfileListItemViewModel?, moments: [MomentListItemViewModel],
    userID: String, pages: Pagination?, address: @escaping (MomentListItemViewModel) -> String,
    text: ((MomentListItemViewModel) -> AttributedString?)? = nil, site: SiteRoutes? = nil
  ) {
    self.title = title
    self.profile = profile
    self.moments = moments
    self.userID = userID
    self.pages = pages
    self.address = address
    self.text = text
    self.site = site
  }

  public var body: some View {
    ScrollView(.vertical, showsIndicators: true) {
      LazyVStack(spacing: 0) {
        if let profile {
          ProfileHeader(profile: profile, isDragging: .constant(false))
        } else {
          PageHeading(title: title)
        }
        ForEach(moments) { moment in
          RowView(
            viewModel: moment, userID: userID, isDragging: .constant(false), address: address,
            text: text)
        }
        if let pages { PageLinks(pages: pages) }
        if let site { SiteLinks(site: site) }
      }
      .readableColumn()
      .webClass("h-feed")
    }
    .background(Color.timelineBackground.edgesIgnoringSafeArea(.all))
    .navigationTitle(title)
  }
}

#Preview("Timeline page") {
  TimelinePage(
    title: "Moments", profile: .sample, moments: (0..<5).map { .sample($0) }, userID: "1",
    pages: Pagination(number: 2, count: 3, previous: "#newer", next: "#older"),
    address: { _ in "#moment" }, site: SiteRoutes(home: "#home", archive: "#archive"))
}
