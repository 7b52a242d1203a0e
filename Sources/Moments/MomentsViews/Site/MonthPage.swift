import SwiftUI

/// The moments of a month, a line each.
public struct MonthPage: View {
  let title: String
  let rows: [Row]
  let pages: Pagination
  let site: SiteRoutes

  /// A moment's line.
  public struct Row: Identifiable {
    public let id: String
    let date: String?
    let person: String
    let words: String
    let address: String

    /// Creates the line of a moment: when, by whom, and its first words, which lead to it.
    public init(id: String, date: String?, person: String, words: String, address: String) {
      self.id = id
      self.date = date
      self.person = person
      self.words = words
      self.address = address
    }
  }

  /// Creates the page; of an empty title it is that of the moments without a date.
  public init(title: String, rows: [Row], pages: Pagination, site: SiteRoutes) {
    self.title = title
    self.rows = rows
    self.pages = pages
    self.site = site
  }

  public var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: Spacing.small) {
        heading.frame(maxWidth: .infinity)
        ForEach(rows) { row in
          VStack(alignment: .leading, spacing: 2) {
            Text(row.words)
              .foregroundColor(.momentsAccent)
              .webLink(row.address)
            Text(verbatim: [row.person, row.date].compactMap(\.self).joined(separator: " · "))
              .font(.footnote)
              .foregroundColor(.secondary)
          }
          .webElement(.article)
        }
        PageLinks(pages: pages).frame(maxWidth: .infinity)
        SiteLinks(site: site).frame(maxWidth: .infinity)
      }
      .padding(.horizontal, Spacing.medium)
      .readableColumn()
    }
    .background(Color.timelineBackground.edgesIgnoringSafeArea(.all))
    .navigationTitle(title.isEmpty ? Text("Undated") : Text(verbatim: title))
  }

  private var heading: some View {
    title.isEmpty ? PageHeading(title: "Undated") : PageHeading(verbatim: title)
  }
}

#Preview("Month") {
  MonthPage(
    title: "March 2026",
    rows: [
      MonthPage.Row(
        id: "1", date: "March 8, 2026", person: "Ada", words: "A walk by the river", address: "#1")
    ], pages: Pagination(number: 1, count: 1, previous: "#newer", next: "#older"),
    site: SiteRoutes(home: "#home", archive: "#archive"))
}
