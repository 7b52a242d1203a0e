import Foundation
import Moments
import MomentsStore
import PositionedJSON
import SeededRandom
import SQLiteStore
import TestSupport
import Testing

@Suite("Importing")
struct ImportTests {
  @Test("A store answers what its JSON says, bare or in an envelope")
  func equalsJSON() throws {
    let bytes = try MomentsSample.bytes()
    let source = try MomentsDetails.read(from: bytes, file: "m.json")
    let envelope =
      Array(#"{"data": {"getMomentsDetailsByUserID": "#.utf8) + bytes + Array("}}".utf8)
    for content in [bytes, envelope] {
      let store = try TemporaryStore(String(decoding: content, as: UTF8.self))
      let details = try store.repo.momentsDetails(userID: source.userDetails.id)
      #expect(details.people == source.people)
      #expect(details.userDetails == source.people.first)
      var expected = source.moments
      for index in expected.indices {
        expected[index].isLiked = expected[index].isLiked ?? false
        expected[index].likes = expected[index].likes ?? []
      }
      #expect(details.moments.count == expected.count)
      for (stored, wanted) in zip(details.moments, expected) { #expect(stored == wanted) }
    }
  }

  @Test("The small timeline has every field")
  func fields() throws {
    let repo = try TemporaryStore().repo
    let details = try repo.momentsDetails(userID: "bo")
    let ada = UserDetails(id: "ada", name: "Ada", avatar: "a.jpg", backgroundImage: "dusk.jpg")
    let bo = UserDetails(
      id: "bo", name: "Bo", avatar: "b.jpg", backgroundImage: "", bio: "Sails.")
    #expect(details.userDetails == ada)
    #expect(details.people == [ada, bo])
    #expect(
      details.moments == [
        Moment(
          id: "1", userDetails: Moment.Author(id: "ada", name: "Ada", avatar: "a.jpg"),
          type: .photos, title: "One", photos: ["p.jpg", "q.jpg"], createdDate: "1700000000",
          isLiked: true, likes: [Liker(id: "bo", avatar: "b.jpg")]),
        Moment(
          id: "2", userDetails: Moment.Author(id: "bo", name: "Bo", avatar: "b.jpg"), type: .url,
          url: "https://example.org/", createdDate: "some day", isLiked: false, likes: []),
      ])
  }

  @Test("The same file again changes nothing; another keeps the likes of moments that it shares")
  func again() throws {
    let store = try TemporaryStore()
    _ = try store.repo.updateMomentLike(momentID: "1", userID: "bo", isLiked: false)
    _ = try store.repo.updateMomentLike(momentID: "2", userID: "ada", isLiked: true)
    let bytes = Array(small.utf8)
    #expect(try store.repo.importMoments(from: bytes, file: "m.json") == .unchanged)
    #expect(try likers(store.repo) == [[], ["ada"]])
    let turned = small.replacing("\"1\"", with: "\"3\"")
    #expect(
      try store.repo.importMoments(from: Array(turned.utf8), file: "n.json")
        == .imported(moments: 2))
    #expect(try store.repo.momentsDetails(userID: "ada").moments.map(\.id) == ["3", "2"])
    #expect(try likers(store.repo) == [["bo"], ["ada"]])
    #expect(
      code { _ = try store.repo.updateMomentLike(momentID: "1", userID: "ada", isLiked: true) }
        == .unknownMoment)
    #expect(
      try store.repo.importMoments(from: bytes, file: "m.json") == .imported(moments: 2))
    #expect(try likers(store.repo) == [[], ["ada"]])
  }

  @Test("A wrong file is refused with all its places, and the store stays as it is")
  func errors() throws {
    let store = try TemporaryStore()
    let wrong = small.replacing("\"PHOTOS\"", with: "\"PHOTO\"")
      .replacing("\"id\": \"2\"", with: "\"id\": 2")
    #expect {
      _ = try store.repo.importMoments(from: Array(wrong.utf8), file: "m.json")
    } throws: { error in
      (error as? InputError)?.diagnostics.map { "\($0.location.file):\($0.line):\($0.column)" }
        == ["m.json:4:87", "m.json:7:10"]
    }
    #expect(try likers(store.repo) == [["bo"], []])
  }

  @Test("People without identifiers, unknown likers and contradictions are reconciled")
  func reconciled() throws {
    let json = """
      {"userDetails": {"id": "ada", "name": "Ada", "avatar": "a.jpg"}, "moments": [
        {"id": "1", "userDetails": {"name": "Ada", "avatar": "old.jpg"}, "type": "PHOTOS",
         "photos": [], "createdDate": "1", "isLiked": true,
         "likes": [{"id": "x", "avatar": "x.jpg"}, {"id": "x", "avatar": "y.jpg"}]},
        {"id": "2", "userDetails": {"name": "Cy", "avatar": "c.jpg"}, "type": "PHOTOS",
         "photos": [], "createdDate": "1", "isLiked": false,
         "likes": [{"id": "ada", "avatar": "a.jpg"}]}]}
      """
    let stored = try TemporaryStore(json).repo.momentsDetails(userID: "ada")
    let source = try MomentsDetails.read(from: Array(json.utf8), file: "m.json")
    #expect(stored == (try InMemoryMomentsRepo(source).momentsDetails(userID: "ada")))
    #expect(stored.people.map(\.name) == ["Ada", "Cy", "x"])
    #expect(stored.moments.map(\.userDetails.id) == ["ada", "name:Cy"])
    #expect(stored.moments.map(\.userDetails.avatar) == ["a.jpg", "c.jpg"])
    #expect(
      stored.moments.map(\.likes) == [
        [Liker(id: "x", avatar: "x.jpg"), Liker(id: "ada", avatar: "a.jpg")], [],
      ])
  }
}

@Suite("A store")
struct StoredMomentsRepoTests {
  @Test("A like, the same again, and its end")
  func likes() throws {
    let store = try TemporaryStore()
    let liked = try store.repo.updateMomentLike(momentID: "1", userID: "ada", isLiked: true)
    #expect(liked.moments[0].isLiked == true)
    #expect(liked.moments[0].likes?.map(\.avatar) == ["b.jpg", "a.jpg"])
    let again = try store.repo.updateMomentLike(momentID: "1", userID: "ada", isLiked: true)
    #expect(again == liked)
    let ended = try store.repo.updateMomentLike(momentID: "1", userID: "ada", isLiked: false)
    #expect(ended.moments[0].isLiked == false)
    #expect(ended.moments[0].likes?.map(\.avatar) == ["b.jpg"])
    let database = try Database(path: store.path)
    #expect(try database.rows("SELECT userID, at FROM likes") { $0.isNull(1) } == [true])
    _ = try store.repo.updateMomentLike(momentID: "1", userID: "ada", isLiked: true)
    #expect(
      try database.rows("SELECT at FROM likes WHERE userID = 'ada'") { $0.int64(0) }
        == [1_700_000_000])
  }

  @Test("Two connections see each other's likes")
  func twoReaders() throws {
    let store = try TemporaryStore()
    let other = try StoredMomentsRepo(path: store.path)
    #expect(try likers(other) == [["bo"], []])
    _ = try store.repo.updateMomentLike(momentID: "2", userID: "ada", isLiked: true)
    #expect(try likers(other) == [["bo"], ["ada"]])
    _ = try other.updateMomentLike(momentID: "2", userID: "bo", isLiked: true)
    _ = try other.updateMomentLike(momentID: "1", userID: "bo", isLiked: false)
    #expect(try likers(store.repo) == [[], ["ada", "bo"]])
  }

  @Test("Wrong identifiers are typed errors")
  func wrongIDs() throws {
    let store = try TemporaryStore()
    let repo = store.repo
    func like(_ moment: String, _ user: String) -> MomentsRepoError.Code? {
      code { _ = try repo.updateMomentLike(momentID: moment, userID: user, isLiked: true) }
    }
    #expect(like("3", "ada") == .unknownMoment)
    #expect(like("1", "eve") == .unknownUser)
    #expect(like("", "") == .unknownUser)
    #expect(code { _ = try repo.momentsDetails(userID: "eve") } == .unknownUser)
    #expect(try repo.user(id: "eve") == nil)
    #expect(try likers(repo) == [["bo"], []])
    let empty = try StoredMomentsRepo(path: ":memory:")
    #expect(code { _ = try empty.momentsDetails(userID: "ada") } == .noTimeline)
    #expect(code { _ = try StoredMomentsRepo(path: "/nowhere/a") } == .storageFailure)
  }

  @Test(
    "Hostile text is text",
    arguments: [
      "'; DROP TABLE likes; --", "\" OR 1=1", "\u{0}", "a\u{0}b", "?1", "%_", "e\u{301}",
      "\u{202E}abc", "👩‍👩‍👧‍👦", String(repeating: "x", count: 100_000), "\\u0027",
    ])
  func hostileText(text: String) throws {
    var details = try MomentsDetails.read(from: Array(small.utf8), file: "m.json")
    details.moments[0].id = text
    details.moments[0].title = text
    details.people[0].id = text
    details.moments[0].likes = [Liker(id: text, avatar: text)]
    let id = try JSONEncoder().encode(text)
    let json = small.replacing("\"1\"", with: String(decoding: id, as: UTF8.self))
      .replacing("\"bo\"", with: String(decoding: id, as: UTF8.self))
    let store = try TemporaryStore(json)
    _ = try store.repo.updateMomentLike(momentID: text, userID: "ada", isLiked: true)
    _ = try store.repo.updateMomentLike(momentID: "2", userID: text, isLiked: true)
    let fresh = try StoredMomentsRepo(path: store.path).momentsDetails(userID: text)
    #expect(fresh.moments.map { Array($0.id.utf8) } == [Array(text.utf8), [0x32]])
    #expect(fresh.moments.map { $0.likes?.map(\.id) } == [[text, "ada"], [text]])
    #expect(fresh.moments.map(\.isLiked) == [true, true])
  }

  @Test("An identifier in another normal form is the one in the file")
  func normalForms() throws {
    let store = try TemporaryStore(small.replacing("\"bo\"", with: "\"b\u{F6}\""))
    _ = try store.repo.updateMomentLike(momentID: "2", userID: "bo\u{308}", isLiked: true)
    _ = try store.repo.updateMomentLike(momentID: "1", userID: "bo\u{308}", isLiked: false)
    #expect(try likers(StoredMomentsRepo(path: store.path)) == [[], ["bö"]])
  }

  @Test("Reading takes a number of statements that doesn't depend on moments and likes")
  func statementCount() throws {
    let store = try TemporaryStore(timeline(moments: 20, people: 20))
    for person in 0..<20 {
      for moment in 0..<person {
        _ = try store.repo.updateMomentLike(
          momentID: "m\(moment)", userID: "p\(person)", isLiked: true)
      }
    }
    let repo = try StoredMomentsRepo(path: store.path)
    func statements(_ body: () throws -> Void) rethrows -> Int {
      let before = repo.statementCount
      try body()
      return repo.statementCount - before
    }
    // Whether the file changed, the people; then two for moments, photos and likes.
    #expect(try statements { _ = try repo.momentsDetails(userID: "p0") } == 4)
    #expect(try statements { _ = try repo.momentsDetails(userID: "p1") } == 1)
    let like = try statements {
      _ = try repo.updateMomentLike(momentID: "m1", userID: "p0", isLiked: true)
    }
    #expect(like == 3)
  }

  @Test("A timeline has no more moments than its limit")
  func limit() throws {
    let store = try TemporaryStore(timeline(moments: 5, people: 2), limit: 3)
    let ids = try store.repo.momentsDetails(userID: "p0").moments.map(\.id)
    #expect(ids == ["m0", "m1", "m2"])
    #expect(
      code { _ = try store.repo.updateMomentLike(momentID: "m4", userID: "p0", isLiked: true) }
        == .unknownMoment)
  }

  @Test("Random likes leave what a set of pairs and the source in memory have")
  func randomSequences() throws {
    let seed = PropertySeed.start
    for round in 0..<20 {
      var random = SeededGenerator(seed: seed &+ UInt64(round))
      let json = timeline(moments: 4, people: 4)
      let store = try TemporaryStore(json)
      let memory = InMemoryMomentsRepo(
        try MomentsDetails.read(from: Array(json.utf8), file: "m.json"))
      var repos = [store.repo, try StoredMomentsRepo(path: store.path)]
      var model: [[String]] = Array(repeating: [], count: 4)
      for step in 0..<100 {
        let (moment, person, isLiked) = (random.below(5), "p\(random.below(5))", random.once(in: 2))
        let index = random.below(2)
        if random.once(in: 25) { repos[index] = try StoredMomentsRepo(path: store.path) }
        let expected: MomentsRepoError.Code? =
          person == "p4" ? .unknownUser : moment == 4 ? .unknownMoment : nil
        if expected == nil {
          model[moment].removeAll { $0 == person && !isLiked }
          if isLiked, !model[moment].contains(person) { model[moment].append(person) }
        }
        let note = "seed \(seed), round \(round), step \(step)"
        for repo in [repos[index], memory] as [any SynchronousMomentsRepo] {
          var answer: MomentsDetails?
          let found = code {
            answer = try repo.updateMomentLike(
              momentID: "m\(moment)", userID: person, isLiked: isLiked)
          }
          #expect(found == expected, "\(note)")
          guard expected == nil else { continue }
          #expect(answer?.moments.map { $0.likes?.map(\.id) } == model, "\(note)")
          #expect(answer?.moments.map(\.isLiked) == model.map { $0.contains(person) }, "\(note)")
        }
        #expect(try likers(repos[1 - index], for: "p0") == model, "\(note)")
      }
    }
  }
}

@Suite("Stores of older versions")
struct StoreMigrationTests {
  @Test("A file of the first version is brought up to date and keeps its likes")
  func migration() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/old.sqlite"
    do {
      let database = try Database(path: path)
      try database.migrate(Array(Schema.migrations.prefix(1)))
      try database.run("INSERT INTO users VALUES ('ada', 'Ada', 'a.jpg', '', NULL, 0, 0)")
      try database.run("INSERT INTO moments VALUES ('1', 0, 'ada', 'PHOTOS', NULL, NULL, '1')")
      try database.run("INSERT INTO likes VALUES (1, '1', 'ada', 5)")
    }
    #expect(try likers(StoredMomentsRepo(path: path)) == [["ada"]])
    let database = try Database(path: path)
    #expect(try database.userVersion() == Schema.migrations.count)
    try database.migrate(Schema.migrations)
    try database.run("PRAGMA user_version = 99")
    #expect(code { _ = try StoredMomentsRepo(path: path) } == .storageFailure)
  }
}
