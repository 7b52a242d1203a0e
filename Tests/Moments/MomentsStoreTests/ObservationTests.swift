import Moments
import MomentsStore
import Testing

@Suite("Observing a source")
@MainActor
struct ObservationTests {
  private final class Log {
    var changes: [MomentsChange] = []
  }

  /// Likes at once; where one may wait, Swift takes the call that does.
  private func like(
    _ repo: any SynchronousMomentsRepo, _ moment: String, _ isLiked: Bool
  ) throws {
    _ = try repo.updateMomentLike(momentID: moment, userID: "ada", isLiked: isLiked)
  }

  private func read(_ repo: any SynchronousMomentsRepo) throws {
    _ = try repo.momentsDetails(userID: "ada")
  }

  /// Lets the main actor do what waits for it.
  private func settle() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test("A like notifies observers once; what changes nothing does not; observations can end")
  func likes() async throws {
    let details = try MomentsDetails.read(from: Array(small.utf8), file: "m.json")
    let repos: [any SynchronousMomentsRepo] = [
      try TemporaryStore().repo, InMemoryMomentsRepo(details),
    ]
    for repo in repos {
      let log = Log()
      var observation: MomentsObservation? = repo.observeChanges { log.changes.append($0) }
      try like(repo, "2", true)
      try like(repo, "2", true)
      try? like(repo, "9", true)
      #expect(log.changes == [])
      await settle()
      #expect(log.changes == [MomentsChange(momentID: "2", userID: "ada")])
      _ = observation
      observation = nil
      try like(repo, "2", false)
      await settle()
      #expect(log.changes.count == 1)
    }
  }

  @Test("Another process's likes and an import may have changed anything")
  func others() async throws {
    let store = try TemporaryStore()
    let log = Log()
    // Of the import, which came before, it hears nothing.
    let observation = store.repo.observeChanges { log.changes.append($0) }
    try read(store.repo)
    try store.repo.noticeOtherProcesses()
    await settle()
    #expect(log.changes == [])
    let other = try StoredMomentsRepo(path: store.path)
    try like(other, "2", true)
    try store.repo.noticeOtherProcesses()
    await settle()
    #expect(log.changes == [MomentsChange()])
    let turned = Array(small.replacing("One", with: "Two").utf8)
    _ = try store.repo.importMoments(from: turned, file: "m.json")
    await settle()
    #expect(log.changes == [MomentsChange(), MomentsChange()])
    withExtendedLifetime(observation) {}
  }
}
