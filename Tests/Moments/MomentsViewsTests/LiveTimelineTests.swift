import Foundation
import Moments
import MomentsViews
import Testing
import ViewTree

@Suite("The app's first frame")
@MainActor
struct LiveTimelineTests {
  private func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  @Test("It is the timeline of the repo in the environment, as the person there sees it")
  func environment() throws {
    let repo = source()
    _ = try (repo as any SynchronousMomentsRepo).updateMomentLike(
      momentID: "2", userID: "bo", isLiked: true)
    func html(_ userID: String) throws -> String {
      try HTMLRenderer(
        content: LiveTimeline()
          .environment(\.momentsRepo, repo)
          .environment(\.userDataStore, UserDataStore(userID: userID))
      ).fragment
    }
    #expect(try count("<article", in: html("bo")) == 3)
    #expect(
      try count("aria-checked=\"true\"", in: html("bo")) + count(" checked", in: html("bo")) == 1)
    #expect(
      try count("aria-checked=\"true\"", in: html("ada")) + count(" checked", in: html("ada")) == 0)
    #expect(try count("b.jpg", in: html("ada")) == 1)
    #expect(try html("eve").contains("There is nobody with that identifier."))
  }

  @Test("Without a person it is a guest's, without a repo the sample's")
  func defaults() throws {
    #expect(try count("<article", in: HTMLRenderer(content: LiveTimeline()).fragment) == 88)
    let pages = try AppRunner.pages(of: MomentsApp(repo: source()))
    #expect(pages.map(\.name) == ["index.html"])
    let html = String(decoding: try #require(pages.first).bytes, as: UTF8.self)
    #expect(html.contains("<title>Ada’s Moments</title>"))
    #expect(count("<article", in: html) == 3)
  }

  @Test("Likers with the same picture are all shown")
  func equalPictures() throws {
    let repo = source()
    let people = try (0..<40).map { try repo.guest(id: "guest-\($0)") }
    let picture = try #require(people.first).avatar
    let same = people.filter { $0.avatar == picture }
    #expect(same.count > 1)
    for guest in same {
      _ = try (repo as any SynchronousMomentsRepo).updateMomentLike(
        momentID: "1", userID: guest.id, isLiked: true)
    }
    let html = try HTMLRenderer(
      content: LiveTimeline(repo: repo, userDataStore: UserDataStore(userID: "ada"))
    ).fragment
    #expect(count("\"\(picture)\"", in: html) == same.count)
  }
}
