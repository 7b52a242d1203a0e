import Testing
import ViewTree

@Suite("Views such as apps have")
@MainActor
struct AppViewLayoutTests {
  @Test("Their parts stand where SwiftUI puts them", arguments: [390, 1280])
  func frames(width: Int) async throws {
    for view in AppView.all {
      guard let expected = view.frames[width], !expected.isEmpty else { continue }
      let rendered = try await RenderedView.of(width: width, height: AppView.height) {
        view.content
      }
      let differences = AppView.differences(expected, rendered.rects)
      #expect(differences.isEmpty, "\(view.name) at \(width)")
    }
  }
}
