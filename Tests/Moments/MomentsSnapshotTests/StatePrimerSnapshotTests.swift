import Testing
import ViewTesting
import ViewTree

@testable import StatePrimer

@Suite("Snapshots of the state primer", .snapshots())
@MainActor
struct StatePrimerSnapshotTests {
  @Test("The first frames of all six programs")
  func firstFrames() {
    assertSnapshot(of: CounterView(), as: .tree, named: "counter")
    assertSnapshot(
      of: HandWrittenModelView(model: HandWrittenModel()), as: .tree, named: "handWritten")
    assertSnapshot(of: PublishedModelView(model: PublishedModel()), as: .tree, named: "published")
    assertSnapshot(of: ParentView(), as: .tree, named: "parent")
    assertSnapshot(of: MiddleView().environmentObject(Settings()), as: .tree, named: "environment")
    assertSnapshot(of: SheetParentView(), as: .tree, named: "sheet")
  }

  @Test("What they send when they are used")
  func used() {
    assertSnapshot(
      of: CounterView(), as: .patches { try $0.find(role: .button).tap() }, named: "counter")
    assertSnapshot(
      of: PublishedModelView(model: PublishedModel()),
      as: .patches { try $0.find(role: .textbox).type("!") },
      named: "published")
    assertSnapshot(
      of: SheetParentView(),
      as: .patches { view in
        try view.find(role: .button, name: "Open").tap()
        try view.find(role: .button, name: "Close").tap()
      }, named: "sheet")
  }

  @Test("They behave when they are used without a browser")
  func queries() throws {
    let counter = try CounterView().render()
    for _ in 0..<3 { try counter.find(role: .button).tap() }
    #expect(counter.text == "Count: 3")
    let sheet = try SheetParentView().render()
    try sheet.find(role: .button, name: "Open").tap()
    #expect(sheet.findAll(role: .dialog).count == 1)
    try sheet.find(role: .button, name: "Close").tap()
    #expect(sheet.findAll(role: .dialog).isEmpty)
    let model = try HandWrittenModelView(model: HandWrittenModel()).render()
    try model.find(role: .button, name: "Keep silent").tap()
    #expect(model.text == "Announced: 0 Silent: 0 Announce Keep silent")
    try model.find(role: .button, name: "Announce").tap()
    #expect(model.text == "Announced: 1 Silent: 1 Announce Keep silent")
  }
}
