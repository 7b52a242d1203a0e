import Foundation
import Testing
import ViewTree

@Suite("Compatibility")
@MainActor
struct CompatibilityTests {
  @Test("Views of all kinds render their first frame")
  func firstFrames() throws {
    #expect(try HTMLRenderer(content: UsesOfText()).tree.elementCount > 5)
    #expect(try HTMLRenderer(content: UsesOfLayout()).tree.elementCount > 3)
    #expect(try HTMLRenderer(content: UsesOfContainers()).html.contains("<nav"))
    #expect(try HTMLRenderer(content: UsesOfControls()).html.contains("role=\"switch\""))
    #expect(try HTMLRenderer(content: UsesOfObjects()).fragment.contains(">0<"))
  }

  @Test("A name that no catalogue has is an error at its view")
  func missingAssets() {
    #expect {
      _ = try HTMLRenderer(content: UsesOfDrawing()).html
    } throws: { error in
      guard let error = error as? RenderingError else { return false }
      return error.issues.contains {
        $0.code == .missingAsset && $0.viewPath.contains("UsesOfDrawing")
      }
    }
  }
}
