import Foundation
import Moments
import StaticSite

/// The cards of a feed's moments, each made when the first page shows it.
@MainActor
final class MomentCards {
  /// What each card is made from: its moment, the words for its date, and whom its text names.
  let hashes: [ContentHash]
  private let feed: MomentsFeed
  private var builder: MomentListItemBuilder
  private var fullDates: AbsoluteDateWords
  private var made: [MomentListItemViewModel?]

  init(feed: MomentsFeed, settings: BuildSettings) {
    self.feed = feed
    let locale = settings.locale
    builder = MomentListItemBuilder(
      dates: .absolute(locale: locale, timeZone: settings.timeZone, now: settings.clock))
    fullDates = AbsoluteDateWords(locale: locale, timeZone: settings.timeZone, saysTime: true)
    made = Array(repeating: nil, count: feed.moments.count)
    var hashes = Array(repeating: ContentHash([]), count: feed.moments.count)
    // Newest first is the order in which words for dates are found quickest.
    for index in feed.newestFirst {
      let moment = feed.moments[index]
      var inputs = PageInputs("card")
      inputs.add(moment)
      // Days follow from the moment, and from the settings that are among all inputs.
      if settings.clock != nil { inputs.add(builder.dateDescription(of: moment)) }
      inputs.add(mentionsOf: moment, in: feed)
      hashes[index] = inputs.hash
    }
    self.hashes = hashes
  }

  /// The card of a moment.
  subscript(index: Int) -> MomentListItemViewModel {
    if let known = made[index] { return known }
    let card = builder.item(for: feed.moments[index])
    made[index] = card
    return card
  }

  /// The card as it is on the moment's own page, with the time of day.
  func full(_ index: Int) -> MomentListItemViewModel {
    var card = self[index]
    if let date = card.createdDate { card.postDateDescription = fullDates.words(for: date) }
    return card
  }
}

extension PageInputs {
  /// Adds whom the text of a moment names: who else is among the people changes that.
  fileprivate mutating func add(mentionsOf moment: Moment, in feed: MomentsFeed) {
    guard let title = moment.title, title.utf8.contains(where: { $0 == 0x40 || $0 == 0xEF })
    else { return }
    for case .mention(let name, let person) in MomentText(title, people: feed.directory).parts {
      add(name)
      add(feed.people[person].id)
    }
  }
}
