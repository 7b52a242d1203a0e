import Moments
import PositionedJSON
import Testing

@Suite("A feed of several people")
struct MomentsFeedTests {
  private func feed(people: [UserDetails], authors: [(id: String?, name: String)]) -> MomentsFeed {
    MomentsFeed(
      MomentsDetails(
        userDetails: ada,
        moments: authors.enumerated().map { index, author in
          Moment(
            id: "\(index)",
            userDetails: Moment.Author(id: author.id, name: author.name, avatar: "x.jpg"),
            type: .photos, createdDate: index == 2 ? "?" : "\(index * 10)")
        }, people: people))
  }

  @Test("Authors are found by identifier, then by name; others are added")
  func authors() {
    let bo = UserDetails(id: "bo", name: "Bo", avatar: "b.jpg", backgroundImage: "x", bio: "Hi")
    let feed = feed(
      people: [bo],
      authors: [("cy", "Cy"), (nil, "Bo"), ("ada", "A."), (nil, "Di"), (nil, "Di"), (nil, "Ada")])
    #expect(feed.people.map(\.id) == ["ada", "bo", "cy", "name:Di"])
    #expect(feed.authors == [2, 1, 0, 3, 3, 0])
    #expect(feed.people[1] == bo)
    #expect(feed.people[3].avatar == "x.jpg")
  }

  @Test("The list of people completes the owner")
  func ownerIsCompleted() {
    var owner = ada
    owner.bio = "Maps."
    let feed = feed(people: [owner], authors: [])
    #expect(feed.owner == owner)
    #expect(feed.people == [owner])
  }

  @Test("Newest first, and what has no time last")
  func order() {
    let feed = feed(
      people: [], authors: [("a", "A"), ("b", "B"), ("a", "A"), ("a", "A"), ("a", "A")])
    #expect(feed.newestFirst == [4, 3, 1, 0, 2])
    #expect(feed.momentsByPerson == [[], [4, 3, 0, 2], [1]])
    #expect(feed.newestSeconds == 40)
  }

  @Test("Two people with one identifier are an error")
  func repeatedPeople() {
    let person = "{\"id\":\"p\",\"name\":\"P\",\"avatar\":\"\"}"
    #expect(
      errors("{\"userDetails\":\(person),\"moments\":[],\n\"people\":[\(person),\(person)]}") == [
        "2:51 found the id of another person, wanted one of its own, at $.people[1].id"
      ])
  }
}
