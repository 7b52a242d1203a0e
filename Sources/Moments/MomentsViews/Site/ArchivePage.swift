import SwiftUI

/// The page that leads to all moments: by month, by tag, and by person.
public struct ArchivePage: View {
  let sections: [Section]
  let site: SiteRoutes

  /// Some of the ways, under a heading.
  public struct Section {
    let title: LocalizedStringKey
    let entries: [Entry]

    /// Creates a section of the archive.
    public init(_ title: LocalizedStringKey, _ entries: [Entry]) {
      self.title = title
      self.entries = entries
    }
  }

  /// The way to some moments.
  public struct Entry {
    let name: String
    let address: String
    let count: Int

    /// Creates the way to so many moments; an empty name is that of moments without a date.
    public init(name: String, address: String, count: Int) {
      self.name = name
      self.address = address
      self.count = count
    }
  }

  /// Creates the page of some sections; those without an entry are left out.
  public init(_ sections: [Section], site: SiteRoutes) {
    self.sections = sections.filter { !$0.entries.isEmpty }
    self.site = site
  }

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: Spacing.medium) {
        PageHeading(title: "Archive").frame(maxWidth: .infinity)
        ForEach(Array(sections.enumerated()), id: \.offset) { _, section in
          Text(section.title)
            .font(.headline)
            .accessibilityAddTraits(.isHeader)
            .accessibilityHeading(.h2)
          ArchiveEntries(entries: section.entries)
        }
        SiteLinks(site: site).frame(maxWidth: .infinity)
      }
      .padding(.horizontal, Spacing.medium)
      .readableColumn()
    }
    .background(Color.timelineBackground.edgesIgnoringSafeArea(.all))
    .navigationTitle("Archive")
  }
}

/// The ways of a section, as many beside one another as there is room for.
private struct ArchiveEntries: View {
  let entries: [ArchivePage.Entry]

  var body: some View {
    LazyVGrid(
      columns: [GridItem(.adaptive(minimum: 150), alignment: .leading)], alignment: .leading,
      spacing: Spacing.small
    ) {
      ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in
        HStack(spacing: Spacing.tiny) {
          name(of: entry)
            .foregroundColor(.momentsAccent)
            .webLink(entry.address)
          Text(verbatim: "\(entry.count)")
            .foregroundColor(.secondary)
            .accessibilityLabel("\(entry.count) moments")
        }
        .font(.subheadline)
      }
    }
  }

  private func name(of entry: ArchivePage.Entry) -> Text {
    entry.name.isEmpty ? Text("Undated") : Text(verbatim: entry.name)
  }
}

#Preview("Archive") {
  ArchivePage(
    [
      ArchivePage.Section(
        "Months",
        [
          ArchivePage.Entry(name: "March 2026", address: "#march", count: 12),
          ArchivePage.Entry(name: "February 2026", address: "#february", count: 3),
        ]),
      ArchivePage.Section(
        "Tags", [ArchivePage.Entry(name: "#Lisbon", address: "#lisbon", count: 2)]),
    ], site: SiteRoutes(home: "#home", archive: "#archive"))
}
