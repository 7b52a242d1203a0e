import Foundation
import Moments
import ViewTree

@testable import MomentsViews

/// Views of Moments with content that never changes.
@MainActor
enum MomentsSamples {
  static func moment(_ number: Int, likes: Int = 0) -> MomentListItemViewModel {
    let moment = Moment(
      id: "m\(number)", userDetails: Moment.Author(id: "ada", name: "Ada", avatar: "ada.jpg"),
      type: .photos, title: "The harbour, \(number)", url: nil,
      photos: number % 2 == 0 ? ["photos/\(number).jpg"] : [],
      createdDate: "170000000\(number)", isLiked: likes > 0, likes: nil)
    return MomentListItemViewModel(
      moment: moment, createdDate: Date(timeIntervalSince1970: 1_700_000_000),
      postDateDescription: "\(number + 2) days ago", userAvatarURL: URL(string: "ada.jpg"),
      likes: (0..<likes).compactMap { URL(string: "avatars/\($0).jpg") })
  }

  static let profile = UserProfileListItemViewModel(
    userDetails: UserDetails(
      id: "ada", name: "Ada", avatar: "ada.jpg", backgroundImage: "dusk.jpg"))

  static func card(likes: Int = 0) -> MomentCard {
    MomentCard(moment: moment(2, likes: likes), userID: "ada", address: "m/2.html")
  }

  static var timeline: TimelinePage {
    TimelinePage(
      title: "Ada’s Moments", profile: profile,
      moments: (1...5).map { moment($0, likes: $0 == 3 ? 9 : 0) }, userID: "ada",
      pages: Pagination(number: 2, count: 3, previous: "1.html", next: "3.html"),
      address: { "m/\($0.id).html" })
  }

  static var page: MomentPage {
    MomentPage(
      moment(4, likes: 2), title: "The harbour", userID: "ada",
      person: ("Ada", "people/ada.html"), home: "index.html")
  }

  /// The app's first frame, of a repo without dates.
  static var live: LiveTimeline {
    let ada = UserDetails(id: "ada", name: "Ada", avatar: "a.jpg", backgroundImage: "dusk.jpg")
    let moments = (1...3).map { number in
      Moment(
        id: "\(number)", userDetails: Moment.Author(id: "ada", name: "Ada", avatar: "a.jpg"),
        type: .photos, title: "Moment \(number)", createdDate: "")
    }
    return LiveTimeline(
      repo: InMemoryMomentsRepo(MomentsDetails(userDetails: ada, moments: moments)),
      userDataStore: UserDataStore(userID: "ada"))
  }
}
