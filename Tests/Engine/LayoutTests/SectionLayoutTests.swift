import Browser
import Foundation
import Testing
import ViewTree

@Suite("Sections of lazy containers in layouts")
@MainActor
struct SectionLayoutTests {
  private struct Chapters: View {
    var pinned: PinnedScrollableViews

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(1..<4, id: \.self) { chapter in
            Section {
              Color.gray.frame(height: 500)
            } header: {
              Color.red.frame(height: 40).accessibilityIdentifier("h\(chapter)")
            }
          }
        }
      }
    }
  }

  /// The upper edges of the three headers after the page has scrolled to a place.
  private func tops(_ pinned: PinnedScrollableViews, scrolled: Int) async throws -> [Double?]? {
    let page = try await RenderedView.of(
      height: 400,
      asking: """
        (scrollTo(0, \(scrolled)), [1, 2, 3].map(n => \
        document.querySelector(`[data-testid=h${n}]`).getBoundingClientRect().top))
        """
    ) { Chapters(pinned: pinned) }
    return page.answer.array?.map(\.number)
  }

  @Test("A pinned header stays at the top while its section scrolls, and the next one covers it")
  func pinned() async throws {
    #expect(try await tops(.sectionHeaders, scrolled: 0) == [0, 540, 1080])
    #expect(try await tops(.sectionHeaders, scrolled: 300) == [0, 240, 780])
    #expect(try await tops(.sectionHeaders, scrolled: 700) == [0, 0, 380])
    #expect(try await tops([], scrolled: 300) == [-300, 240, 780])
  }

  @Test("A header in a grid takes all columns")
  func grid() async throws {
    let page = try await RenderedView.of(width: 300) {
      LazyVGrid(columns: [GridItem(), GridItem()], spacing: 10) {
        Section {
          ForEach(0..<3, id: \.self) { _ in Color.blue.frame(height: 20) }
        } header: {
          Color.red.frame(height: 30).accessibilityIdentifier("header")
        }
      }
    }
    #expect(page.width("header") == 300)
    #expect(page.height("header") == 30)
  }
}
