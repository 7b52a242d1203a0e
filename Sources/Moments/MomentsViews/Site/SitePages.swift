import Moments
import SwiftUI

/// A page of the site's timeline: a profile, some moments, and the way to the next page.
public struct TimelinePage: View {
  let profile: UserProfileListItemViewModel?
  let title: String
  let moments: [MomentListItemViewModel]
  let userID: String
  let pages: Pagination?
  let address: (MomentListItemViewModel) -> String

  /// Creates a page of moments; `address` is where each moment's own page is.
  public init(
    title: String, profile: UserProfileListItemViewModel?, moments: [MomentListItemViewModel],
    userID: String, pages: Pagination?, address: @escaping (MomentListItemViewModel) -> String
  ) {
    self.title = title
    self.profile = profile
    self.moments = moments
    self.userID = userID
    self.pages = pages
    self.address = address
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
            viewModel: moment, userID: userID, isDragging: .constant(false), address: address)
        }
        if let pages { PageLinks(pages: pages) }
      }
      .readableColumn()
      .webClass("h-feed")
    }
    .background(Color.timelineBackground.edgesIgnoringSafeArea(.all))
    .navigationTitle(title)
  }
}

/// The page of one moment.
public struct MomentPage: View {
  let moment: MomentListItemViewModel
  let title: String
  let userID: String
  let person: (name: String, address: String)?
  let home: String

  /// Creates the page of a moment with the ways to its author and to the timeline.
  public init(
    _ moment: MomentListItemViewModel, title: String, userID: String,
    person: (name: String, address: String)?, home: String
  ) {
    self.moment = moment
    self.title = title
    self.userID = userID
    self.person = person
    self.home = home
  }

  public var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        PageHeading(title: title)
        MomentCard(moment: moment, userID: userID)
        HStack(spacing: Spacing.medium) {
          PageLink("Timeline", to: home)
          if let person { PageLink("More by \(person.name)", to: person.address) }
          if let url = moment.url { PageLink("Read on", to: url.absoluteString) }
        }
        .font(.subheadline)
        .padding(Spacing.large)
        .webElement(.nav)
      }
      .readableColumn()
    }
    .background(Color.timelineBackground.edgesIgnoringSafeArea(.all))
    .navigationTitle(title)
  }
}

/// What a reader sees who asked for a page that isn't there.
public struct NotFoundPage: View {
  let home: String

  /// Creates the page with the way home.
  public init(home: String) { self.home = home }

  public var body: some View {
    VStack(spacing: Spacing.medium) {
      Image(systemName: "questionmark.circle")
        .font(.largeTitle)
        .foregroundColor(.secondary)
      PageHeading(title: "Nothing here")
      Text("There is no page at this address.")
        .foregroundColor(.secondary)
      PageLink("To the timeline", to: home)
    }
    .padding(Spacing.large)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.timelineBackground.edgesIgnoringSafeArea(.all))
    .navigationTitle("Nothing here")
  }
}

/// Where a page stands among those of a timeline.
public struct Pagination {
  let number: Int
  let count: Int
  let previous: String?
  let next: String?

  /// Creates the place of page `number` of `count`, with the addresses beside it.
  public init(number: Int, count: Int, previous: String?, next: String?) {
    self.number = number
    self.count = count
    self.previous = previous
    self.next = next
  }
}

/// The heading of a page.
struct PageHeading: View {
  let title: String

  var body: some View {
    Text(title)
      .font(.title2)
      .bold()
      .multilineTextAlignment(.center)
      .accessibilityAddTraits(.isHeader)
      .accessibilityHeading(.h1)
      .padding(Spacing.large)
  }
}

/// A link to another page.
struct PageLink: View {
  let title: String
  let address: String
  let relation: String?

  init(_ title: String, to address: String, rel relation: String? = nil) {
    self.title = title
    self.address = address
    self.relation = relation
  }

  var body: some View {
    Text(title)
      .foregroundColor(.momentsAccent)
      .webLink(address, rel: relation)
  }
}

/// The ways to the pages beside one.
struct PageLinks: View {
  let pages: Pagination

  var body: some View {
    HStack {
      if let previous = pages.previous { PageLink("Newer", to: previous, rel: "prev") }
      Spacer()
      Text("Page \(pages.number) of \(pages.count)")
        .foregroundColor(.secondary)
      Spacer()
      if let next = pages.next { PageLink("Older", to: next, rel: "next") }
    }
    .font(.subheadline)
    .padding(Spacing.large)
    .webElement(.nav)
  }
}

#Preview("Timeline page") {
  TimelinePage(
    title: "Moments", profile: .sample, moments: (0..<5).map { .sample($0) }, userID: "1",
    pages: Pagination(number: 2, count: 3, previous: "#newer", next: "#older")
  ) { _ in "#moment" }
}

#Preview("Moment page") {
  MomentPage(
    .samplePhoto, title: "A moment", userID: "1", person: ("Ada", "#person"), home: "#home")
}

#Preview("Not found") {
  NotFoundPage(home: "#home")
}

#Preview("Heading", traits: .fixedLayout(width: 390, height: 120)) {
  PageHeading(title: "Moments")
}

#Preview("Link", traits: .fixedLayout(width: 200, height: 80)) {
  PageLink("Read on", to: "#more")
}

#Preview("Ways to other pages", traits: .fixedLayout(width: 390, height: 100)) {
  PageLinks(pages: Pagination(number: 1, count: 3, previous: nil, next: "#older"))
}
