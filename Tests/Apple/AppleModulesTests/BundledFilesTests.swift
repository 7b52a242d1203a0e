import Foundation
import PlatformGaps
import Testing

@Suite("Files among resources")
struct BundledFilesTests {
  @Test(
    "A file is found in the bundles beside a program, at their top or in their folder of resources"
  )
  func beside() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in [
      "App_App.resources/Resources/Notes.momd", "Kit_Kit.resources/Shop.momd", "x/No.momd",
    ] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    #expect(
      BundledFiles.all("momd", beside: folder).map(\.lastPathComponent) == [
        "Notes.momd", "Shop.momd",
      ])
    #expect(BundledFiles.all("momd", beside: folder.appendingPathComponent("nothing")).isEmpty)
  }
}
