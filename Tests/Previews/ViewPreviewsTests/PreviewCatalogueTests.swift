import ElementTree
import Foundation
import Testing
import ViewSnapshots
import ViewTree

@testable import ViewPreviews

@Suite("The catalogue of previews")
@MainActor
struct PreviewCatalogueTests {
  private static let catalogue = PreviewCatalogue.ofProgram(
    sources: SourceIndex(folder: SourceIndex.packageFolder(of: #filePath)))

  private static var own: [CataloguedPreview] {
    catalogue.previews.filter { $0.file == "DiscoveredPreviews.swift" }
  }

  @Test("Previews of all forms are found, with names, files, lines and addresses of their own")
  func discovery() {
    #expect(
      Self.own.map(\.id) == [
        "ViewPreviewsTests/DiscoveredPreviews/Preview",
        "ViewPreviewsTests/DiscoveredPreviews/Named",
        "ViewPreviewsTests/DiscoveredPreviews/Fixed",
        "ViewPreviewsTests/DiscoveredPreviews/Turned",
        "ViewPreviewsTests/DiscoveredPreviews/State",
        "ViewPreviewsTests/DiscoveredPreviews/Named-2",
        "ViewPreviewsTests/DiscoveredPreviews/Row",
        "ViewPreviewsTests/DiscoveredPreviews/Second",
        "ViewPreviewsTests/DiscoveredPreviews/Parameters",
        "ViewPreviewsTests/DiscoveredPreviews/Modified",
        "ViewPreviewsTests/DiscoveredPreviews/Each-1",
        "ViewPreviewsTests/DiscoveredPreviews/Each-2",
        "ViewPreviewsTests/DiscoveredPreviews/Colors",
      ])
    #expect(Self.own.map(\.line) == [6, 8, 10, 12, 14, 19, 21, 21, 49, 64, 66, 66, 77])
    #expect(Self.own.allSatisfy { $0.module == "ViewPreviewsTests" })
  }

  @Test("Each asks for its room")
  func rooms() {
    let spaces = Self.own.map(\.space)
    #expect(
      spaces.map(\.kind) == [
        .screen, .screen, .fixed(width: 120, height: 60), .content, .screen, .screen, .screen,
        .fixed(width: 10, height: 20), .screen, .screen, .screen, .screen,
        .screen,
      ])
    #expect(
      spaces.map(\.isLandscape) == [
        false, false, false, true, false, false, false, true, false, true, false, false,
        false,
      ])
    #expect(spaces[7].device == "iPhone 14")
    #expect(spaces[0].size(onScreen: 390) == (390, 844))
    #expect(spaces[0].size(onScreen: 1032) == (1032, 774))
  }

  @Test("Views are made with fresh state each time")
  func views() throws {
    let texts = try Self.own.map { preview in
      @MainActor func text<V: View>(_ view: V) throws -> String { try view.render().text }
      return try text(preview.make())
    }
    #expect(
      texts == [
        "Plain", "Named", "Fixed", "Turned", "On", "Of the same name", "One", "Two",
        "a 2.0 true large", "shared Inner", "Number 1", "Number 2", "",
      ])
  }

  @Test("The literals of a preview's view can be set by controls that fit their types")
  func parameters() throws {
    let preview = try #require(Self.own.first { $0.name == "Parameters" })
    #expect(preview.controls == ["title", "count", "isOn", "size"])
    @MainActor func render<V: View>(_ view: V) throws -> RenderedView {
      try view.environment(\.showsPreviewControls, true).render()
    }
    let view = try render(preview.make())
    #expect(view.text.hasPrefix("a 2.0 true large"))
    try view.find(role: .switch).tap()
    #expect(view.text.hasPrefix("a 2.0 false large"))
    try view.find(role: .textbox, name: "title").replaceText(with: "b")
    try view.find(role: .textbox, name: "count").replaceText(with: "3.5")
    #expect(view.text.hasPrefix("b 3.5 false large"))
    try view.find(role: .combobox).choose("small")
    #expect(view.text.hasPrefix("b 3.5 false small"))
  }

  @Test("Colours among the arguments are set by pickers of colours")
  func colors() throws {
    let preview = try #require(Self.own.first { $0.name == "Colors" })
    #expect(preview.controls == ["color", "edge"])
    @MainActor func render<V: View>(_ view: V) throws -> RenderedView {
      try view.environment(\.showsPreviewControls, true).render()
    }
    let view = try render(preview.make())
    let colors = { try ["color", "edge"].map { try view.find(role: .textbox, name: $0).value } }
    #expect(try colors() == ["#ff3b30", "#0080ff"])
    try view.find(role: .textbox, name: "edge").replaceText(with: "#00ff80")
    #expect(try colors() == ["#ff3b30", "#00ff80"])
    #expect(try view.find(role: .textbox, name: "edge")["type"] == "color")
    let tree = view.snapshot.tree
    #expect(tree.css.contains("#00ff80"))
  }

  @Test("Equal names in one file get numbers, letters of other scripts stay")
  func addresses() {
    func preview(_ name: String, line: Int) -> CataloguedPreview {
      CataloguedPreview(
        id: "", module: "M", file: "F.swift", line: line, name: name, space: PreviewSpace(),
        make: { EmptyView() })
    }
    let names = ["a b", "a-b", "  ?!", "Grüße", "a b"]
    let catalogue = PreviewCatalogue(names.enumerated().map { preview($1, line: $0) })
    #expect(
      catalogue.previews.map(\.id) == ["M/F/a-b", "M/F/a-b-2", "M/F", "M/F/Grüße", "M/F/a-b-3"])
    #expect(catalogue["M/F/a-b-2"]?.line == 1)
    #expect(catalogue.index(of: "M/F/Grüße") == 3)
    #expect(catalogue["M/F/none"] == nil)
  }
}
