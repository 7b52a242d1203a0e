import Foundation
import Moments
import StaticSite

/// The cards of a feed's moments, each made when the first page shows it.
@MainActor
final class MomentCards {
  /// What each card is made from: its moment, and the words for its date.
  let hashes: [ContentHash]
  private let moments: [Moment]
  private var builder: MomentListItemBuilder
  private var made: [MomentListItemViewModel?]

  init(feed: MomentsFeed, now: Date, language: String) {
    moments = feed.moments
    builder = MomentListItemBuilder(now: now, locale: Locale(identifier: language))
    made = Array(repeating: nil, count: moments.count)
    var hashes = Array(repeating: ContentHash([]), count: moments.count)
    // Newest first is the order in which words for dates are found quickest.
    for index in feed.newestFirst {
      let moment = moments[index]
      var inputs = PageInputs("card")
      inputs.add(moment)
      inputs.add(builder.dateDescription(of: moment))
      hashes[index] = inputs.hash
    }
    self.hashes = hashes
  }

  /// The card of a moment.
  subscript(index: Int) -> MomentListItemViewModel {
    if let known = made[index] { return known }
    let card = builder.item(for: moments[index])
    made[index] = card
    return card
  }
}
