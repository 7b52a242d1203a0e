import Foundation
import Moments
import Testing

@Suite("The moments of a feed by tag and by month")
struct FeedGroupsTests {
  private func feed(_ moments: [(id: String, title: String?, date: String)]) -> MomentsFeed {
    let ada = UserDetails(id: "ada", name: "Ada", avatar: "", backgroundImage: "")
    return MomentsFeed(
      MomentsDetails(
        userDetails: ada,
        moments: moments.map { id, title, date in
          Moment(
            id: id, userDetails: Moment.Author(id: "ada", name: "Ada", avatar: ""), type: .photos,
            title: title, createdDate: date)
        }))
  }

  @Test("Tags are in order and written as in their newest moment")
  func tags() {
    let feed = feed([
      ("1", "#b and #a", "100"), ("2", "#B", "200"), ("3", nil, "300"), ("4", "none", "400"),
    ])
    let tags = feed.momentsByTag()
    #expect(tags.map(\.tag.name) == ["a", "B"])
    #expect(tags.map(\.moments) == [[0], [1, 0]])
  }

  @Test("Months begin where their time zone says, and what has no time is last")
  func months() throws {
    // 2026-02-28T23:30Z, 2026-03-01T00:30Z, no date, year 1.
    let feed = feed([
      ("1", nil, "1772321400"), ("2", nil, "1772325000"), ("3", nil, "soon"),
      ("4", nil, "-62135596800"),
    ])
    let names = { (zone: TimeZone) in
      feed.momentsByMonth(timeZone: zone).map { "\($0.month?.isoName ?? "-") \($0.moments)" }
    }
    #expect(names(.gmt) == ["2026-03 [1]", "2026-02 [0]", "0001-01 [3]", "- [2]"])
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    #expect(names(berlin).first == "2026-03 [1, 0]")
    #expect(feed.momentsByMonth(timeZone: .gmt).flatMap(\.moments).count == 4)
  }

  @Test("What the owner likes is among the likers, as on a live page")
  func ownLikes() {
    var moments = [
      Moment(
        id: "1", userDetails: .init(id: "ada", name: "Ada", avatar: "a"), type: .photos,
        createdDate: "1", isLiked: true),
      Moment(
        id: "2", userDetails: .init(id: "ada", name: "Ada", avatar: "a"), type: .photos,
        createdDate: "2", isLiked: false, likes: [Liker(id: "ada", avatar: "a")]),
    ]
    moments[1].likes?.append(Liker(id: "bo", avatar: "b"))
    let details = MomentsDetails(
      userDetails: UserDetails(id: "ada", name: "Ada", avatar: "a", backgroundImage: ""),
      moments: moments)
    let site = MomentsFeed(details).moments.map { $0.likes?.map(\.id) ?? [] }
    #expect(site == [["ada"], ["bo"]])
    #expect(details.reconciled().moments.map { $0.likes?.map(\.id) ?? [] } == site)
  }
}
