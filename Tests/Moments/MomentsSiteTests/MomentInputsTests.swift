import Moments
import PositionedJSON
import StaticSite
import Testing

@testable import MomentsSite

@Suite("Inputs of pages of moments")
struct MomentInputsTests {
  static let moment = Moment(
    id: "1", userDetails: Moment.Author(id: "u", name: "Ana", avatar: "a.jpg"), type: .photos,
    title: "t", url: "https://example.org/", photos: ["p.jpg"], createdDate: "1", isLiked: false,
    likes: [Liker(id: "l", avatar: "l.jpg")])
  static let person = UserDetails(
    id: "u", name: "Ana", avatar: "a.jpg", backgroundImage: "b.jpg", bio: "bio")

  /// Every property of a moment that a page may show, changed.
  static let momentChanges: [String: [@Sendable (inout Moment) -> Void]] = [
    "id": [{ $0.id = "2" }],
    "userDetails": [
      { $0.userDetails.id = nil }, { $0.userDetails.id = "v" }, { $0.userDetails.name = "Bo" },
      { $0.userDetails.avatar = "" },
    ],
    "type": [{ $0.type = .url }],
    "title": [{ $0.title = nil }, { $0.title = "" }],
    "url": [{ $0.url = nil }],
    "photos": [{ $0.photos = [] }, { $0.photos.append("q.jpg") }, { $0.photos = ["q.jpg"] }],
    "createdDate": [{ $0.createdDate = "1.0" }],
    "isLiked": [{ $0.isLiked = nil }, { $0.isLiked = true }],
    "likes": [
      { $0.likes = nil }, { $0.likes = [] }, { $0.likes?[0].id = "m" },
      { $0.likes?[0].avatar = "m.jpg" },
    ],
  ]

  static let personChanges: [String: [@Sendable (inout UserDetails) -> Void]] = [
    "id": [{ $0.id = "v" }], "name": [{ $0.name = "Bo" }], "avatar": [{ $0.avatar = "" }],
    "backgroundImage": [{ $0.backgroundImage = "" }], "bio": [{ $0.bio = nil }],
  ]

  func names(of value: Any) -> Set<String> {
    Set(Mirror(reflecting: value).children.compactMap(\.label))
  }

  @Test("Every property of a moment changes the hash; where it was read doesn't")
  func moments() {
    func hash(_ moment: Moment) -> ContentHash {
      var inputs = PageInputs("")
      inputs.add(moment)
      return inputs.hash
    }
    #expect(names(of: Self.moment) == Set(Self.momentChanges.keys).union(["location"]))
    var hashes: Set = [hash(Self.moment)]
    for change in Self.momentChanges.values.joined() {
      var moment = Self.moment
      change(&moment)
      #expect(hashes.insert(hash(moment)).inserted, "\(moment)")
    }
    var moment = Self.moment
    moment.location = SourceLocation(file: "f", line: 1, column: 1, path: "$")
    #expect(hash(moment) == hash(Self.moment))
  }

  @Test("Every property of a person changes the hash")
  func people() {
    func hash(_ person: UserDetails) -> ContentHash {
      var inputs = PageInputs("")
      inputs.add(person)
      return inputs.hash
    }
    #expect(names(of: Self.person) == Set(Self.personChanges.keys))
    var hashes: Set = [hash(Self.person)]
    for change in Self.personChanges.values.joined() {
      var person = Self.person
      change(&person)
      #expect(hashes.insert(hash(person)).inserted, "\(person)")
    }
  }
}
