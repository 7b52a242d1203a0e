import Testing
import ViewTesting
import ViewTree

@testable import MomentsViews

@Suite("Snapshots of Moments", .snapshots())
@MainActor
struct MomentsSnapshotTests {
  @Test("A card, as a tree, as HTML and with its rules")
  func card() {
    assertSnapshot(of: MomentsSamples.card(), as: .tree)
    assertSnapshot(of: MomentsSamples.card(), as: .html)
    assertSnapshot(of: MomentsSamples.card(), as: .css)
    assertSnapshot(
      of: MomentsSamples.card(likes: 9), as: .tree, named: "liked",
      variants: SnapshotVariants(
        colorSchemes: [.light, .dark], dynamicTypeSizes: [.large, .accessibility1],
        locales: ["en", "de", "ar"]))
  }

  @Test("A page of the timeline")
  func timeline() {
    assertSnapshot(
      of: MomentsSamples.timeline, as: .tree,
      variants: SnapshotVariants(layoutDirections: [.leftToRight, .rightToLeft]))
  }

  @Test("A moment's own page, and none")
  func page() {
    assertSnapshot(of: MomentsSamples.page, as: .tree)
    assertSnapshot(of: NotFoundPage(home: "index.html"), as: .tree, named: "nothing")
  }

  @Test("The app's first frame, and what a like and a drag send")
  func live() {
    assertSnapshot(of: MomentsSamples.live, as: .tree)
    assertSnapshot(
      of: MomentsSamples.live,
      as: .patches { view in
        let toggles = view.findAll(role: .switch, name: "Like")
        try toggles[1].tap()
      }, named: "like")
    assertSnapshot(
      of: MomentsSamples.live,
      as: .patches { try $0.findAll(text: "Ada")[0].drag(byX: 40, y: 20) }, named: "drag")
  }
}
