import Foundation
import Moments
import MomentsViews
import Testing

/// Ada's timeline of three moments, which Bo sees too.
func source() -> InMemoryMomentsRepo {
  let ada = UserDetails(id: "ada", name: "Ada", avatar: "a.jpg", backgroundImage: "dusk.jpg")
  let bo = UserDetails(id: "bo", name: "Bo", avatar: "b.jpg", backgroundImage: "")
  let moments = (1...3).map { number in
    Moment(
      id: "\(number)", userDetails: Moment.Author(id: "ada", name: "Ada", avatar: "a.jpg"),
      type: .photos, title: "Moment \(number)", createdDate: "170000000\(number)")
  }
  return InMemoryMomentsRepo(MomentsDetails(userDetails: ada, moments: moments, people: [bo]))
}

/// Refuses every like.
private struct ReadOnlyRepo: SynchronousMomentsRepo {
  let repo = source()

  func momentsDetails(userID: String) throws -> MomentsDetails {
    try repo.momentsDetails(userID: userID)
  }

  func updateMomentLike(
    momentID: String, userID: String, isLiked: Bool
  ) throws -> MomentsDetails { throw MomentsRepoError(.storageFailure) }
}

/// Answers some time later.
private struct SlowRepo: MomentsRepo {
  let repo = source()

  /// Takes calls that answer at once; elsewhere in this type Swift would take those that wait.
  private func now(_ body: () throws -> MomentsDetails) rethrows -> MomentsDetails { try body() }

  func momentsDetails(userID: String) async throws -> MomentsDetails {
    await Task.yield()
    return try now { try repo.momentsDetails(userID: userID) }
  }

  func updateMomentLike(
    momentID: String, userID: String, isLiked: Bool
  ) async throws -> MomentsDetails {
    await Task.yield()
    return try now {
      try repo.updateMomentLike(momentID: momentID, userID: userID, isLiked: isLiked)
    }
  }
}

@Suite("A timeline as views follow it")
@MainActor
struct TimelineModelTests {
  private func model(_ repo: any MomentsRepo, _ userID: String) -> TimelineModel {
    TimelineModel(repo: repo, userDataStore: UserDataStore(userID: userID))
  }

  private func card(_ model: TimelineModel, _ index: Int) throws -> MomentListItemViewModel {
    try #require(model.rows[index].item as? MomentListItemViewModel)
  }

  /// Lets the main actor do what waits for it.
  private func settle() async {
    for _ in 0..<50 { await Task.yield() }
  }

  /// The indices of rows that have the identity they had.
  private func kept(_ model: TimelineModel, _ old: [UUID]) -> [Int] {
    old.indices.filter { model.rows[$0].id == old[$0] }
  }

  @Test("A like gives every row a new identity here, and one row in other people's windows")
  func identities() async throws {
    let repo = source()
    let (ada, bo, other) = (model(repo, "ada"), model(repo, "bo"), model(repo, "bo"))
    for model in [ada, bo, other] { model.load() }
    let old = (ada.rows.map(\.id), bo.rows.map(\.id), other.rows.map(\.id))
    try card(bo, 2).like(from: bo.userID)
    await settle()
    #expect(kept(bo, old.1) == [])
    #expect(kept(ada, old.0) == [0, 1, 3])
    #expect(kept(other, old.2) == [0, 1, 3])
    #expect(try card(ada, 2).likes.map(\.relativeString) == ["b.jpg"])
    #expect(try [ada, bo, other].map { try card($0, 2).isLiked } == [false, true, true])
  }

  @Test("A like that can't be stored is reported, and its toggle is reset")
  func failure() throws {
    let model = model(ReadOnlyRepo(), "ada")
    model.load()
    let old = model.rows.map(\.id)
    try card(model, 1).like(from: "ada")
    #expect(
      model.errorMessage == "The storage failed and nothing has changed. Try again.")
    #expect(kept(model, old) == [])
    #expect(try !card(model, 1).isLiked)
  }

  @Test("While an answer is awaited, rows stay what they are")
  func waiting() async throws {
    let model = model(SlowRepo(), "ada")
    model.load()
    while model.rows.isEmpty { await Task.yield() }
    let old = model.rows.map(\.id)
    try card(model, 1).like(from: "ada")
    #expect(kept(model, old) == [0, 1, 2, 3])
    while try !card(model, 1).isLiked { await Task.yield() }
    #expect(kept(model, old) == [])
  }

  @Test("The window's title is the owner's")
  func title() {
    let model = model(source(), "bo")
    #expect(model.title == "Moments")
    model.load()
    #expect(model.title == "Ada’s Moments")
  }
}
