import Foundation
import Moments
import Testing

private struct Refusal: Error, CustomStringConvertible {
  var description: String { "The server is away." }
}

/// Answers when it is told to.
private actor SlowRepo: MomentsRepo {
  private var waiting: [Int: CheckedContinuation<MomentsDetails, any Error>] = [:]
  private var count = 0

  private func answer() async throws -> MomentsDetails {
    count += 1
    let number = count
    return try await withCheckedThrowingContinuation { waiting[number] = $0 }
  }

  func momentsDetails(userID: String) async throws -> MomentsDetails { try await answer() }

  func updateMomentLike(
    momentID: String, userID: String, isLiked: Bool
  ) async throws -> MomentsDetails { try await answer() }

  /// Waits for a request and answers it.
  func finish(_ number: Int, _ result: Result<MomentsDetails, any Error>) async {
    while waiting[number] == nil { await Task.yield() }
    waiting.removeValue(forKey: number)?.resume(with: result)
  }

  func waitForRequests(_ number: Int) async {
    while count < number { await Task.yield() }
  }
}

@Suite("A timeline")
@MainActor
struct MomentsTimelineViewModelTests {
  private func details(_ ids: String...) -> MomentsDetails {
    MomentsDetails(userDetails: ada, moments: ids.map { moment($0) })
  }

  private func ids(_ timeline: MomentsTimelineViewModel) -> [String] {
    timeline.items.compactMap { item in
      if let moment = item as? MomentListItemViewModel { return moment.id }
      return (item as? UserProfileListItemViewModel)?.id
    }
  }

  private func timeline(_ repo: any MomentsRepo, userID: String = "ada") -> MomentsTimelineViewModel
  {
    MomentsTimelineViewModel(
      repo: repo, userDataStore: UserDataStore(userID: userID), now: { now })
  }

  @Test("From a repo in memory it is there at once: the header, then the cards")
  func synchronous() {
    let timeline = timeline(InMemoryMomentsRepo(details("1", "2")))
    #expect(timeline.phase == .idle)
    #expect(timeline.load() == nil)
    #expect(timeline.phase == .loaded)
    #expect(ids(timeline) == ["ada", "1", "2"])
  }

  @Test("A like and its end change the card and its likers")
  func likes() throws {
    let repo = InMemoryMomentsRepo(details("1", "2"))
    let timeline = timeline(repo)
    var changes = 0
    timeline.onChange = { changes += 1 }
    timeline.load()
    func card() throws -> MomentListItemViewModel {
      try #require(timeline.items.last as? MomentListItemViewModel)
    }
    #expect(try !card().isLiked)
    try card().like(from: "ada")
    #expect(try card().isLiked)
    #expect(try card().likes.map(\.relativeString) == ["a.jpg"])
    try card().like(from: "ada")
    #expect(try card().likes.count == 1)
    try card().unlike(from: "ada")
    #expect(try !card().isLiked)
    #expect(try card().likes == [])
    #expect(changes == 4)
  }

  @Test("Each person sees their own likes and everybody's avatars")
  func people() throws {
    var source = details("1")
    source.moments[0].isLiked = true
    source.people = [UserDetails(id: "bo", name: "Bo", avatar: "b.jpg", backgroundImage: "")]
    let repo = InMemoryMomentsRepo(source)
    #expect(try repo.momentsDetails(userID: "ada").moments[0].isLiked == true)
    #expect(try repo.momentsDetails(userID: "bo").moments[0].isLiked == false)
    let seenByBo = try repo.updateMomentLike(momentID: "1", userID: "bo", isLiked: true)
    #expect(seenByBo.moments[0].isLiked == true)
    // The owner's like is one among the others.
    #expect(
      seenByBo.moments[0].likes
        == [Liker(id: "ada", avatar: "a.jpg"), Liker(id: "bo", avatar: "b.jpg")])
    _ = try repo.updateMomentLike(momentID: "1", userID: "ada", isLiked: false)
    #expect(try repo.momentsDetails(userID: "ada").moments[0].isLiked == false)
    #expect(try repo.momentsDetails(userID: "bo").moments[0].isLiked == true)
    #expect(try repo.momentsDetails(userID: "ada").moments[0].likes?.map(\.id) == ["bo"])
  }

  @Test("A like of an unknown moment fails, and the items stay")
  func unknownMoment() {
    let timeline = timeline(InMemoryMomentsRepo(details("1")))
    timeline.load()
    timeline.updateLike(momentID: "9", userID: "ada", isLiked: true)
    #expect(
      timeline.errorMessage
        == "There is no moment with that identifier. Reload the timeline.")
    #expect(ids(timeline) == ["ada", "1"])
    timeline.load()
    #expect(timeline.errorMessage == nil)
  }

  @Test("From a slow repo it loads, fails, and loads again")
  func asynchronous() async {
    let repo = SlowRepo()
    let timeline = timeline(repo)
    var phases: [MomentsTimelineViewModel.Phase] = []
    timeline.onChange = { phases.append(timeline.phase) }
    let first = timeline.load()
    await repo.finish(1, .failure(Refusal()))
    await first?.value
    #expect(timeline.errorMessage == "The server is away.")
    let second = timeline.load()
    await repo.finish(2, .success(details("1")))
    await second?.value
    #expect(phases == [.loading, .failed("The server is away."), .loading, .loaded])
    #expect(ids(timeline) == ["ada", "1"])
  }

  @Test("A late answer does not replace a newer one")
  func lateAnswer() async {
    let repo = SlowRepo()
    let timeline = timeline(repo)
    let first = timeline.load()
    await repo.waitForRequests(1)
    let second = timeline.updateLike(momentID: "1", userID: "ada", isLiked: true)
    await repo.waitForRequests(2)
    await repo.finish(2, .success(details("new")))
    await second?.value
    await repo.finish(1, .success(details("old")))
    await first?.value
    #expect(ids(timeline) == ["ada", "new"])
    #expect(timeline.phase == .loaded)
  }

  @Test("Others' likes update one card, own likes get one answer")
  func follows() async throws {
    var source = details("1", "2")
    source.people = [UserDetails(id: "bo", name: "Bo", avatar: "b.jpg", backgroundImage: "")]
    let repo = InMemoryMomentsRepo(source)
    let (ada, bo) = (timeline(repo), timeline(repo, userID: "bo"))
    var log: [String] = []
    for (name, timeline) in [("ada", ada), ("bo", bo)] {
      timeline.load()
      timeline.onChange = { log.append("\(name): all") }
      timeline.onItemChange = { log.append("\(name): \($0)") }
    }
    ada.updateLike(momentID: "2", userID: "ada", isLiked: true)
    #expect(log == ["ada: all"])
    for _ in 0..<20 { await Task.yield() }
    #expect(log == ["ada: all", "bo: 2"])
    let card = try #require(bo.items[2] as? MomentListItemViewModel)
    #expect(card.likes.map(\.relativeString) == ["a.jpg"])
    #expect(!card.isLiked)
    card.like(from: "bo")
    for _ in 0..<20 { await Task.yield() }
    #expect(log == ["ada: all", "bo: 2", "bo: all", "ada: 2"])
    #expect((ada.items[2] as? MomentListItemViewModel)?.likes.count == 2)
  }
}
