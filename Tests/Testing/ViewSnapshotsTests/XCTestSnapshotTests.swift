import Foundation
import TestSupport
import ViewSnapshots
import ViewTesting
import ViewTree
import XCTest

/// The same assertion in XCTest, which finds tests of the main actor on Linux only if they are `async`.
final class XCTestSnapshotTests: XCTestCase {
  @MainActor
  func testRecordsAndCompares() async throws {
    let folder = try TemporaryFolder()
    let text = Text("Hello")
    func verdict(_ recording: SnapshotRecording) -> SnapshotVerdict {
      assertSnapshot(of: text, as: .tree, named: folder.path, record: recording, testName: "xctest")
    }
    let place = SnapshotPlace(
      testFile: #filePath, function: "xctest", name: folder.path, strategy: "tree")
    defer {
      try? FileManager.default.removeItem(atPath: place.folder)
      // Only an empty folder goes this way.
      rmdir(URL(fileURLWithPath: place.folder).deletingLastPathComponent().path)
    }
    XCTAssertEqual(verdict(.all), .recorded(file: place.path))
    XCTAssertEqual(verdict(.none), .same)
  }
}
