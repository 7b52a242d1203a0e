import Foundation
import Moments
import MomentsViews

extension MomentsSite {
  /// A moment's text with its links; nil if nothing in it leads anywhere.
  ///
  /// Addresses lead where they say, tags to their pages, and names behind an `@` to the person.
  func linkedText(of moment: MomentListItemViewModel) -> AttributedString? {
    guard let title = moment.title else { return nil }
    return AttributedString(
      MomentText(title, people: feed.directory), tag: { paths.tag($0) },
      person: { paths.person($0) })
  }
}
