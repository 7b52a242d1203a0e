import ElementTree
import Foundation
import Moments
import MomentsViews
import Testing
import ViewTree

extension LiveView {
  /// The nodes that answer to a slot, in document order.
  fileprivate func nodes(_ slot: LiveSlot) -> [Int] {
    tree.nodes.indices.filter { listens($0, to: slot) }
  }

  /// Sends a drag of the header by so much, in a phase.
  fileprivate func drag(_ phase: LiveEvent.Phase, x: Float, y: Float) throws {
    let header = try #require(nodes(.drag).first)
    let numbers = [100, 100, 100 + x, 100 + y, 0, 0]
    #expect(
      handle(LiveEvent(.drag, .motion(phase.rawValue, numbers)), atNode: header) == .handled)
  }

  fileprivate func count(_ part: String) -> Int {
    tree.html.components(separatedBy: part).count - 1
  }
}

@Suite("Live windows")
@MainActor
struct LiveWindowTests {
  private func window(_ repo: any MomentsRepo, _ userID: String) throws -> LiveView {
    let view = LiveView(
      LiveTimeline(repo: repo, userDataStore: UserDataStore(userID: userID)))
    _ = try view.update()
    return view
  }

  /// Lets the main actor do what waits for it.
  private func settle() async {
    for _ in 0..<50 { await Task.yield() }
  }

  @Test("A like is in the next frame here, and in that of every other window")
  func likes() async throws {
    let repo = source()
    let (ada, bo) = (try window(repo, "ada"), try window(repo, "bo"))
    #expect(ada.title == "Ada’s Moments")
    let toggle = ada.nodes(.check)[1]
    #expect(ada.handle(LiveEvent(.check, .flag(true)), atNode: toggle) == .handled)
    let own = try #require(try ada.update())
    #expect(own.tree.html.contains("Liked by 1"))
    await settle()
    #expect(try bo.update()?.tree.html.contains("Liked by 1") == true)
    #expect(bo.count("Liked by") == 1)
    // Both have taken it in; nothing goes back and forth.
    await settle()
    #expect(try ada.update() == nil)
    #expect(try bo.update() == nil)
    _ = ada.handle(LiveEvent(.check, .flag(false)), atNode: ada.nodes(.check)[1])
    #expect(try ada.update()?.tree.html.contains("Liked by") == false)
    await settle()
    #expect(try bo.update()?.tree.html.contains("Liked by") == false)
  }

  @Test("A window after a like has the tree of one that is opened then")
  func sameAsFresh() throws {
    let repo = source()
    let ada = try window(repo, "ada")
    for (index, isLiked) in [(0, true), (2, true), (0, false)] {
      _ = ada.handle(LiveEvent(.check, .flag(isLiked)), atNode: ada.nodes(.check)[index])
      _ = try ada.update()
      #expect(ada.tree.html == (try window(repo, "ada").tree.html))
    }
  }

  @Test("A drag leans the header and holds the page; its end or cancellation releases it")
  func drag() throws {
    let view = try window(source(), "ada")
    let rest = view.tree.html
    for end in [LiveEvent.Phase.ended, .cancelled] {
      try view.drag(.began, x: 40, y: 20)
      let leaning = try #require(try view.update()).tree.html
      #expect(leaning != rest)
      try view.drag(.changed, x: 60, y: 20)
      #expect(try #require(try view.update()).tree.html != leaning)
      try view.drag(end, x: 60, y: 20)
      #expect(try #require(try view.update()).tree.html == rest)
    }
  }

  @Test("Another person's like leaves a drag going; a timeline that reloads ends it")
  func likeDuringDrag() async throws {
    let repo = source()
    let (ada, bo) = (try window(repo, "ada"), try window(repo, "bo"))
    try ada.drag(.began, x: 40, y: 20)
    _ = try ada.update()
    let style = try #require(Self.header(ada))
    _ = bo.handle(LiveEvent(.check, .flag(true)), atNode: bo.nodes(.check)[0])
    _ = try bo.update()
    await settle()
    #expect(try ada.update()?.tree.html.contains("Liked by 1") == true)
    #expect(Self.header(ada) == style)
    _ = ada.handle(LiveEvent(.check, .flag(true)), atNode: ada.nodes(.check)[1])
    _ = try ada.update()
    #expect(ada.tree.html == (try window(repo, "ada").tree.html))
  }

  /// The start tag of the header.
  private static func header(_ view: LiveView) -> Substring? {
    view.tree.html.split(separator: "<").first { $0.hasPrefix("header") }
  }
}
