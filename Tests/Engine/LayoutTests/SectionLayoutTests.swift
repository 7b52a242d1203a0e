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

  private struct Letters: View {
    var isInStack = false
    var hasSearch = false

    private var list: some View {
      List {
        ForEach(1..<4, id: \.self) { letter in
          Section {
            ForEach(0..<12, id: \.self) { Text("row \($0)") }
          } header: {
            Text("Letter").accessibilityIdentifier("h\(letter)")
          }
        }
      }
    }

    var body: some View {
      if hasSearch {
        NavigationStack {
          list.navigationTitle("Names").navigationBarTitleDisplayMode(.inline)
            .searchable(text: .constant(""))
        }
      } else if isInStack {
        NavigationStack { list.navigationTitle("Names") }
      } else {
        list
      }
    }
  }

  /// The upper edges of headers and whether there is a surface behind each, after the page has scrolled to a place.
  private func pins(
    _ scrolled: Int, _ style: some ListStyle, isInStack: Bool = false, hasSearch: Bool = false
  ) async throws -> [String] {
    let page = try await RenderedView.of(
      height: 400,
      asking: """
        (scrollTo(0, \(scrolled)), new Promise(done => setTimeout(() => done([1, 2, 3].map(n => {
          const header = document.querySelector(`[data-testid=h${n}]`).closest('h2');
          const surface = getComputedStyle(header, '::before');
          return Math.round(header.getBoundingClientRect().top) + ' ' + (surface.content == 'none' ? '-' : surface.opacity);
        }).join(', ')), 100)))
        """
    ) { Letters(isInStack: isInStack, hasSearch: hasSearch).listStyle(style) }
    return try #require(page.answer.string).components(separatedBy: ", ")
  }

  @Test("The header of a plain list's section stays while its rows are in sight, over a surface")
  func plainList() async throws {
    let still = try await pins(0, .plain)
    #expect(still[0] == "0 0")
    #expect(still[1].hasSuffix(" 0"))
    let scrolled = try await pins(200, .plain)
    #expect(scrolled[0] == "0 1")
    #expect(scrolled[1].hasSuffix(" 0"))
    // The next one pushes it away.
    let step = try #require(Int(still[1].split(separator: " ")[0]))
    let pushed = try await pins(step - 10, .inset)
    #expect(pushed[0].hasPrefix("-"))
    #expect(pushed[1] == "10 0")
    let cards = try await pins(200, .insetGrouped)
    #expect(cards[0].hasSuffix(" -"))
    #expect(cards[0].hasPrefix("-"))
  }

  @Test("It stays below the bar, with the field to search with that is in it")
  func plainListUnderBar() async throws {
    #expect(try await pins(300, .plain, isInStack: true)[0] == "44 1")
    #expect(try await pins(300, .plain, hasSearch: true)[0] == "96 1")
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
