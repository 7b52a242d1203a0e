import Foundation
import Moments
import MomentsViews
import StaticSite
import ViewTree

/// The moments by month, and the page that leads to all of them.
extension MomentsSite {
  /// The moments of a month that are lines of one page.
  private static let lines = 200

  /// The pages of all months, each with the ways to the pages before and behind it.
  func monthPages(_ months: [(month: FeedMonth?, moments: [Int])]) -> [any SitePart] {
    let parts = months.flatMap { month, moments in
      stride(from: 0, to: moments.count, by: Self.lines).map { start in
        MonthPart(
          month: month, number: start / Self.lines + 1,
          count: (moments.count + Self.lines - 1) / Self.lines,
          moments: moments[start..<min(start + Self.lines, moments.count)])
      }
    }
    return parts.indices.map { place in
      monthPage(
        parts[place], previous: place > 0 ? parts[place - 1].path(paths) : nil,
        next: place + 1 < parts.count ? parts[place + 1].path(paths) : nil)
    }
  }

  /// One page of a month.
  private struct MonthPart {
    let month: FeedMonth?
    let number: Int
    let count: Int
    let moments: ArraySlice<Int>

    func path(_ paths: MomentPaths) -> String { paths.month(month, page: number) }
  }

  private func monthPage(_ part: MonthPart, previous: String?, next: String?) -> any SitePart {
    var inputs = inputs("month")
    inputs.add(part.month?.isoName)
    inputs.add(part.number)
    inputs.add(part.count)
    inputs.add(previous)
    inputs.add(next)
    for index in part.moments { inputs.add(cards.hashes[index]) }
    return Page(
      part.path(paths), modified: modified(part.moments), inputs: inputs.hash
    ) { page in
      let name = part.month.map { self.name(of: $0) } ?? ""
      let view = MonthPage(
        title: name,
        rows: part.moments.map { index in
          let card = cards[index]
          return MonthPage.Row(
            id: card.id, date: card.postDateDescription, person: card.userName,
            words: title(of: card), address: paths.moment(card.id))
        },
        pages: Pagination(number: part.number, count: part.count, previous: previous, next: next),
        site: routes)
      var content = try content(view, page)
      content.title = words.title(content.title, page: part.number)
      content.summary = words.moments(of: content.title)
      try content.addNeighbours(previous: previous, next: next, page)
      return content
    }
  }

  /// The page that leads to all months, tags and people.
  func archivePage(
    _ months: [(month: FeedMonth?, moments: [Int])], _ tags: [(tag: MomentTag, moments: [Int])]
  ) -> any SitePart {
    var inputs = inputs("archive")
    inputs.add(months.count)
    for (month, moments) in months {
      inputs.add(month?.isoName)
      inputs.add(moments.count)
    }
    inputs.add(tags.count)
    for (tag, moments) in tags {
      inputs.add(tag.name)
      inputs.add(moments.count)
    }
    for (person, moments) in zip(feed.people, feed.momentsByPerson) {
      inputs.add(person.id)
      inputs.add(person.name)
      inputs.add(moments.count)
    }
    return Page(
      MomentPaths.archive, modified: modified(feed.newestFirst.prefix(1)), inputs: inputs.hash
    ) { page in
      let view = ArchivePage(
        [
          ArchivePage.Section(
            "Months",
            months.map { month, moments in
              ArchivePage.Entry(
                name: month.map { name(of: $0) } ?? "", address: paths.month(month),
                count: moments.count)
            }),
          ArchivePage.Section(
            "Tags",
            tags.map { tag, moments in
              ArchivePage.Entry(
                name: "#" + tag.name, address: paths.tag(tag), count: moments.count)
            }),
          ArchivePage.Section(
            "People",
            feed.people.indices.filter { !feed.momentsByPerson[$0].isEmpty }.map { person in
              ArchivePage.Entry(
                name: feed.people[person].name, address: paths.person(person),
                count: feed.momentsByPerson[person].count)
            }),
        ], site: routes)
      var content = try content(view, page)
      content.summary = words.archive
      return content
    }
  }

  /// The page for addresses that don't exist; it may be shown at any depth, so its rules are in it.
  func notFoundPage() -> any SitePart {
    Page("404.html", inputs: inputs("not found").hash) { page in
      let home = page.baseURL?.string
      return try PageContent(
        NotFoundPage(
          home: home ?? MomentPaths.page(1), archive: (home ?? "") + MomentPaths.archive),
        language: settings.language, context: page, holdsRules: true)
    }.unindexed()
  }

  /// A month in words: "March 2026".
  private func name(of month: FeedMonth) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = settings.locale
    let date = calendar.date(from: DateComponents(year: month.year, month: month.month, day: 1))
    var style = Date.FormatStyle.dateTime.year().month(.wide).locale(settings.locale)
    style.timeZone = .gmt
    style.calendar = calendar
    return date.map { $0.formatted(style) } ?? month.isoName
  }
}
