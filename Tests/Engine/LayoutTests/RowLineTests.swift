import Browser
import Foundation
import Testing
import ViewTree

@Suite("Hairlines below rows")
@MainActor
struct RowLineTests {
  /// Where each row's hairline and text begin, from the row's own beginning.
  private static let starts = """
    [...document.querySelectorAll('.l-line')].map(row => {
      const text = [...row.querySelectorAll('p,span')].find(one => !one.firstElementChild) || row;
      const range = document.createRange();
      range.selectNodeContents(text);
      return [parseFloat(getComputedStyle(row, '::after').insetInlineStart),
        range.getBoundingClientRect().left - row.getBoundingClientRect().left];
    })
    """

  @Test("A hairline begins at the row's first text, whatever stands before that")
  func starts() async throws {
    let page = try await RenderedView.of(asking: Self.starts) {
      List {
        Text("Plain")
        Label("Wi-Fi", systemImage: "wifi")
        Button {
        } label: {
          Label("Press", systemImage: "plus")
        }
        HStack(spacing: 12) {
          Color.red.frame(width: 30, height: 30)
          VStack(alignment: .leading) {
            Text("Title")
            Text("Subtitle").font(.caption)
          }
        }
        Toggle(isOn: .constant(true)) {
          Label("Large", systemImage: "gear").font(.title)
        }
        Text("Last")
      }
    }
    let starts = page.answer.array?.compactMap { $0.array?.compactMap(\.number) } ?? []
    #expect(starts.count == 5)
    for start in starts { #expect(abs(start[0] - start[1]) < 0.5, "\(start)") }
    #expect(starts.first?.first == 16)
    #expect(starts.dropFirst(3).first?.first == 58)
  }
}
