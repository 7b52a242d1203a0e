import Testing
import ViewTree

@Suite("Views of everyday screens")
@MainActor
struct EverydayViewTests {
  @Test("Their parts stand where SwiftUI's rules put them", arguments: EverydayView.widths)
  func frames(width: Int) async throws {
    for view in EverydayView.all {
      let rendered = try await RenderedView.of(width: width, height: EverydayView.height) {
        view.content
      }
      #expect(
        view.differences(rendered.rects, width: width).isEmpty, "\(view.name) at \(width)")
    }
  }
}
