import Moments
import SwiftUI

/// The page of one moment, with all of its pictures.
public struct MomentPage: View {
  let moment: MomentListItemViewModel
  let title: String
  let userID: String
  let person: (name: String, address: String)?
  let home: String
  let text: AttributedString?
  let photos: [URL]?
  let neighbours: Neighbours
  let site: SiteRoutes?

  /// The moments beside one, by the addresses of their pages.
  public struct Neighbours {
    let newer: String?
    let older: String?

    /// Creates the places of the next newer and the next older moment.
    public init(newer: String? = nil, older: String? = nil) {
      self.newer = newer
      self.older = older
    }
  }

  /// Creates the page of a moment with the ways to its author and to the timeline.
  ///
  /// - Parameters:
  ///   - text: The moment's text with its links; nil for the plain text.
  ///   - photos: All of the moment's pictures; nil for the first one, small.
  ///   - site: Where the site's parts are; nil for a page without a way there.
  public init(
    _ moment: MomentListItemViewModel, title: String, userID: String,
    person: (name: String, address: String)?, home: String, text: AttributedString? = nil,
    photos: [URL]? = nil, neighbours: Neighbours = Neighbours(), site: SiteRoutes? = nil
  ) {
    self.moment = moment
    self.title = title
    self.userID = userID
    self.person = person
    self.home = home
    self.text = text
    self.photos = photos
    self.neighbours = neighbours
    self.site = site
  }

  public var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        PageHeading(title: title)
        MomentCard(moment: moment, userID: userID, text: text, gallery: photos)
        HStack(spacing: Spacing.medium) {
          if let newer = neighbours.newer { PageLink("Newer", to: newer, rel: "prev") }
          if site == nil { PageLink("Timeline", to: home) }
          if let person { PageLink("More by \(person.name)", to: person.address) }
          if let url = moment.url { PageLink("Read on", to: url.absoluteString) }
          if let older = neighbours.older { PageLink("Older", to: older, rel: "next") }
        }
        .font(.subheadline)
        .padding(Spacing.large)
        .webElement(.nav)
        if let site { SiteLinks(site: site) }
      }
      .readableColumn()
    }
    .background(Color.timelineBackground.edgesIgnoringSafeArea(.all))
    .navigationTitle(title)
  }
}

#Preview("Moment page") {
  MomentPage(
    .samplePhoto, title: "A moment", userID: "1", person: ("Ada", "#person"), home: "#home",
    photos: [MomentListItemViewModel.samplePhoto.photoURL].compactMap(\.self),
    neighbours: MomentPage.Neighbours(newer: "#newer", older: "#older"))
}
