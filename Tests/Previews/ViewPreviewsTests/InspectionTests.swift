import ElementTree
import Foundation
import TestSupport
import Testing
import ViewSnapshots
import ViewTree

@testable import ViewPreviews

/// A line of text.
///
/// - It has a list,
///   which goes on
///
///     and.code()
private struct Documented: View {
  var text = "a"
  var body: some View { Text(verbatim: text) }
}

@Suite("What is said of a preview")
@MainActor
struct InspectionTests {
  private static func preview(_ make: @escaping @MainActor () -> any View) -> CataloguedPreview {
    var preview = CataloguedPreview(
      module: "ViewPreviewsTests", file: "InspectionTests.swift", line: 1, name: "Line",
      space: PreviewSpace(), make: make)
    preview.id = "ViewPreviewsTests/InspectionTests/Line"
    return preview
  }

  @Test("The view's comment, place, roles and elements are found; wrappers of macros are not")
  func inspection() {
    let sources = SourceIndex(folder: SourceIndex.packageFolder(of: #filePath))
    let inspection = Inspection(
      of: Self.preview { Documented() }, in: .standard, sources: sources)
    #expect(inspection.subject?.name == "Documented")
    #expect(
      inspection.subject?.place == "Tests/Previews/ViewPreviewsTests/InspectionTests.swift:16")
    #expect(
      DocumentationText.blocks(of: inspection.subject?.words ?? "") == [
        .paragraph("A line of text."), .item("It has a list, which goes on"), .code("and.code()"),
      ])
    #expect(inspection.readings == [.init(role: "paragraph", name: "a")])
    #expect(inspection.contrasts.map(\.text) == ["a"])
    #expect(
      Inspection.views("PreviewableContent/_ControlledPreview/Documented") == ["Documented"])
  }

  @Test("Comments are paragraphs, items and code")
  func comments() {
    #expect(
      DocumentationText.blocks(of: "One\ntwo.\n\nThree\n- a\n- b\n```swift\nx\n\ny\n```\nend") == [
        .paragraph("One two."), .paragraph("Three"), .item("a"), .item("b"), .code("x\n\ny"),
        .paragraph("end"),
      ])
    #expect(DocumentationText.blocks(of: "") == [])
  }

  @Test("A preview is compared with what was approved; a difference has words")
  func baselines() throws {
    let folder = try TemporaryFolder()
    let text = Changing("a")
    let preview = Self.preview { Documented(text: text.value) }
    let baselines = PreviewBaselines(
      PreviewCatalogue([preview]), package: folder.path, watcher: NoWatcher())
    let id = try #require(PreviewCatalogue([preview]).previews.first).id
    var named = preview
    named.id = id
    baselines.compare(named)
    #expect(baselines.mark(of: id) == nil)
    baselines.approve(named)
    #expect(baselines.mark(of: id) == .same)
    #expect(folder.contents(of: "__Snapshots__/Previews").count == 1)
    text.value = "b"
    baselines.compare(named)
    #expect(baselines.mark(of: id) == .changed)
    guard case .changed(let changes)? = baselines.verdict(of: id) else {
      Issue.record("no change")
      return
    }
    #expect(changes.map(\.kind) == [.text(from: "a", to: "b")])
    baselines.approve(named)
    #expect(baselines.compare(named) == .same)
  }

  @Test("A journal has the newest changes, for whom reads them")
  func journal() throws {
    let journal = CardJournal()
    func tree(_ text: String) throws -> ElementTree {
      try HTMLRenderer(content: Text(verbatim: text)).tree
    }
    journal.note("/card", time: 0.5, from: nil, to: try tree("a"))
    journal.note("/card", time: 0.25, from: try tree("a"), to: try tree("b"))
    #expect(journal["/card"]?.changes == [])
    #expect(journal["/card"]?.firstTime == 0.5)
    #expect(journal["/card"]?.lastTime == 0.25)
    #expect(journal["/card"]?.elementCount == 1)
    journal.setReader(journal, true)
    journal.note("/card", time: 0.25, from: try tree("b"), to: try tree("c"))
    #expect(journal["/card"]?.changes.map(\.lines) == [["text \"b\" → \"c\""]])
    journal.note("/card", time: 0.5, from: nil, to: try tree("a"))
    #expect(journal["/card"]?.changes == [])
    #expect(journal["/other"] == nil)
  }
}

/// A value that a preview reads each time it is made.
@MainActor
private final class Changing {
  var value: String
  init(_ value: String) { self.value = value }
}
