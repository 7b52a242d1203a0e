import Browser
import Testing
import ViewTree

/// Choices side by side.
@Suite("Segments", .serialized)
@MainActor
struct SegmentTests {
  private struct Choice: View {
    @State private var choice = 1
    let name: String
    var body: some View {
      Picker(name, selection: $choice) {
        Text("One").tag(1)
        Text("Two").foregroundColor(.red).tag(2)
      }
      .pickerStyle(.segmented)
    }
  }

  private struct Page: View {
    var body: some View {
      VStack {
        Choice(name: "plain")
        Choice(name: "white").foregroundColor(.white)
        Choice(name: "style").foregroundStyle(.white, .blue)
      }
    }
  }

  @Test("Words have their own colour, whatever is around, and that which they are given")
  func colors() async throws {
    try await ServedView.with({ Page() }) { served in
      #expect(try await served.shows("Two"))
      let colors = try await served.evaluate(
        """
        [...document.querySelectorAll('label')].map(
          e => e.innerText.trim() + ' ' + getComputedStyle(e.querySelector('span') ?? e).color).join('; ')
        """)
      #expect(
        colors.string
          == Array(repeating: "One rgb(0, 0, 0); Two rgb(255, 59, 48)", count: 3).joined(
            separator: "; "))
    }
  }
}
