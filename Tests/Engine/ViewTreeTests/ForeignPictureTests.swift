import Foundation
import Testing

@testable import ViewTree

@Suite("Pictures for other systems")
@MainActor
struct ForeignPictureTests {
  @Test("A catalogue's PDF is left out with a warning, and the page is shown")
  func leftOut() throws {
    let name = "drawing-\(UUID().uuidString)"
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("A.xcassets/\(name).imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(#"{"images": [{"filename": "a.pdf"}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    try Data("%PDF-1.4".utf8).write(to: set.appendingPathComponent("a.pdf"))
    AssetCatalog.search(folders: [folder.path])
    let renderer = HTMLRenderer(
      content: VStack {
        Image(name)
        Text("below")
      })
    #expect(try renderer.html.contains("below"))
    #expect(try renderer.warnings.map(\.code) == [.unsupported])
  }
}
