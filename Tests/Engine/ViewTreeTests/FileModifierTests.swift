import Foundation
import Testing

@testable import ViewTree

@Suite("Modifiers about files") @MainActor
struct FileModifierTests {
  private struct Documents: View {
    var body: some View {
      Text("Documents")
        .fileImporter(isPresented: .constant(true), allowedContentTypes: [.json]) { _ in }
        .fileMover(isPresented: .constant(false), file: nil) { _ in }
    }
  }

  @Test("The view is shown, and each modifier says once that it does nothing")
  func warnings() throws {
    let plain = HTMLRenderer(
      content: VStack {
        Text("Documents")
        Text("Documents")
      })
    let renderer = HTMLRenderer(
      content: VStack {
        Documents()
        Documents()
      })
    #expect(try renderer.fragment == plain.fragment)
    let issues = try renderer.warnings
    #expect(issues.map(\.severity) == [.warning, .warning])
    #expect(issues.map(\.code) == [.unsupported, .unsupported])
    #expect(
      issues.map(\.message) == [
        "Pages let no files be moved, so fileMover does nothing.",
        "Pages let no files be chosen, so fileImporter does nothing.",
      ])
    #expect(issues.first?.viewPath.last == "Documents")
  }
}
