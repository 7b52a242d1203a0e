import Foundation
import Testing
import ViewTree

@Suite("Compatibility")
@MainActor
struct CompatibilityTests {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private var document: String {
    get throws {
      try String(
        contentsOf: folder.deletingLastPathComponent().deletingLastPathComponent()
          .appendingPathComponent("Compatibility.md"), encoding: .utf8)
    }
  }

  @Test("Compatibility.md names each of the symbols used most", arguments: Symbols.mostUsed)
  func documented(symbol: String) throws {
    let name = symbol.drop { $0 == "@" || $0 == "#" }
    let words = try document.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    #expect(words.contains { $0 == name })
  }

  @Test("This target uses each of the symbols used most", arguments: Symbols.mostUsed)
  func used(symbol: String) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("Uses") }
    let name = symbol.drop { $0 == "@" || $0 == "#" }
    let isUsed = try files.contains { file in
      let source = try String(
        contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      return source.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
    }
    #expect(isUsed)
  }

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
