import Foundation
import Moments
import Testing

@Suite("The view model of a moment")
struct MomentListItemViewModelTests {
  @Test("It shows the moment's parts")
  func parts() {
    var moment = moment(
      "1", daysAgo: 3, isLiked: true,
      likes: [Liker(id: "b", avatar: "b.jpg"), Liker(id: "c", avatar: "")])
    moment.photos = ["photos/first.jpg", "photos/second.jpg"]
    moment.url = "https://example.org/ü"
    let item = MomentListItemViewModel(moment: moment, now: now)
    #expect(item.id == "1")
    #expect(item.userID == "ada")
    #expect(item.userName == "Ada")
    #expect(item.userAvatarURL?.relativeString == "a.jpg")
    #expect(item.title == "Moment 1")
    #expect(item.photoURL?.relativeString == "photos/first.jpg")
    #expect(item.url?.absoluteString == "https://example.org/%C3%BC")
    #expect(item.createdDate == now.addingTimeInterval(-3 * 86_400))
    #expect(item.postDateDescription == "3 days ago")
    #expect(item.isLiked)
    #expect(item.likes.map(\.relativeString) == ["b.jpg"])
  }

  @Test("What the source doesn't have is nil")
  func absent() {
    var moment = moment("1")
    moment.createdDate = "yesterday"
    moment.title = nil
    let item = MomentListItemViewModel(moment: moment, now: now)
    #expect(item.title == nil)
    #expect(item.photoURL == nil)
    #expect(item.createdDate == nil)
    #expect(item.postDateDescription == nil)
    #expect(!item.isLiked)
    #expect(item.likes == [])
  }

  @Test("A profile shows its person")
  func profile() {
    let profile = UserProfileListItemViewModel(userDetails: ada)
    #expect(profile.name == "Ada")
    #expect(profile.avatarURL?.relativeString == "a.jpg")
    #expect(profile.backgroundImageURL?.relativeString == "dusk.jpg")
    let plain = UserDetails(id: "x", name: "", avatar: "", backgroundImage: "")
    #expect(UserProfileListItemViewModel(userDetails: plain).avatarURL == nil)
    #expect(UserProfileListItemViewModel(userDetails: plain).backgroundImageURL == nil)
  }
}
