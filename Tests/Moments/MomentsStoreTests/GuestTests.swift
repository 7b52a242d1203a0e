import Foundation
import Moments
import MomentsStore
import TestSupport
import Testing

@Suite("Guests")
struct GuestTests {
  private func repos(guestLimit: Int) throws -> [any PeopledMomentsRepo] {
    let details = try MomentsDetails.read(from: Array(small.utf8), file: "m.json")
    let store = try StoredMomentsRepo(path: ":memory:", guestLimit: guestLimit)
    _ = try store.importMoments(from: Array(small.utf8), file: "m.json")
    return [store, InMemoryMomentsRepo(details, guestLimit: guestLimit)]
  }

  @Test("A guest is made at first sight, the same each time, and likes as others do")
  func guest() throws {
    for repo in try repos(guestLimit: 10) {
      #expect(code { _ = try repo.momentsDetails(userID: "g1") } == .unknownUser)
      let guest = try repo.guest(id: "g1")
      #expect(try repo.guest(id: "g1") == guest)
      #expect(try repo.user(id: "g1") == guest)
      #expect(guest == (try Guest.details(id: "g1")))
      let details = try repo.updateMomentLike(momentID: "2", userID: "g1", isLiked: true)
      #expect(details.moments[1].likes == [Liker(id: "g1", avatar: guest.avatar)])
      #expect(details.moments[1].isLiked == true)
      #expect(details.people.map(\.id) == ["ada", "bo"])
    }
  }

  @Test("A person, an empty name or an endless one is no guest; the number of guests is limited")
  func refusals() throws {
    for repo in try repos(guestLimit: 2) {
      #expect(code { _ = try repo.guest(id: "ada") } == .invalidGuest)
      #expect(code { _ = try repo.guest(id: "") } == .invalidGuest)
      let long = String(repeating: "é", count: 65)
      #expect(code { _ = try repo.guest(id: long) } == .invalidGuest)
      for id in ["g1", "g2", "g1"] { _ = try repo.guest(id: id) }
      #expect(code { _ = try repo.guest(id: "g3") } == .tooManyGuests)
      #expect(try repo.guest(id: "g2").id == "g2")
    }
  }

  @Test("Guests of one connection are known to the next")
  func stored() throws {
    let store = try TemporaryStore()
    let guest = try store.repo.guest(id: "g1")
    let other = try StoredMomentsRepo(path: store.path)
    #expect(try other.user(id: "g1") == guest)
    #expect(try other.guest(id: "g1") == guest)
  }

  @Test("Names are readable, and the pictures are in the folder Public")
  func names() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    var names: Set<String> = []
    for number in 0..<2_000 {
      let guest = try Guest.details(id: "guest-\(number)")
      names.insert(guest.name)
      #expect(guest.name.split(separator: " ").count == 2)
      let file = root.appendingPathComponent("Public/\(guest.avatar)").path
      #expect(FileManager.default.fileExists(atPath: file))
    }
    #expect(names.count == 256)
  }
}
