import SeededRandom
import TestSupport
import Testing
import ViewTree

@testable import ViewPreviews

@Suite("The tree of previews")
@MainActor
struct TreeRowsTests {
  /// Previews of so many modules, files in each, and previews in each of these.
  private static func catalogue(_ modules: Int, _ files: Int, _ previews: Int) -> PreviewCatalogue {
    PreviewCatalogue(
      (0..<modules * files * previews).map { number in
        CataloguedPreview(
          module: "M\(number / previews / files)", file: "F\(number / previews % files).swift",
          line: number, name: "P\(number)", space: PreviewSpace(), make: { EmptyView() })
      })
  }

  private static func key(
    _ search: String = "", folding: [String: Bool] = [:], favourites: Set<String> = [],
    file: String = "M0/F0.swift", limit: Int = 1000
  ) -> TreeRows.Key {
    TreeRows.Key(
      search: search, folding: folding, favourites: favourites, file: file, limit: limit)
  }

  private static func rows(
    _ catalogue: PreviewCatalogue, _ key: TreeRows.Key
  ) -> TreeRows { TreeRows(catalogue, catalogue.search.matches(key.search), key) }

  @Test("Few previews are all to be seen, in order")
  func open() {
    let rows = Self.rows(Self.catalogue(1, 2, 2), Self.key()).rows
    #expect(rows.map(\.name) == ["M0", "F0.swift", "P0", "P1", "F1.swift", "P2", "P3"])
    #expect(rows[0].kind == .folder(level: 0, count: 4, isOpen: true))
    #expect(rows[1].kind == .folder(level: 1, count: 2, isOpen: true))
    #expect(rows[6].kind == .preview(3, isFavourite: false))
  }

  @Test("Of many previews only the file of the selected one is open")
  func folded() {
    let catalogue = Self.catalogue(20, 10, 10)
    let rows = Self.rows(catalogue, Self.key(file: "M2/F5.swift"))
    #expect(rows.rows.count == 20 + 10 + 10)
    #expect(rows.hiddenCount == 0)
    let folding = ["M2": false, "M3": true, "M3/F0.swift": true]
    #expect(
      Self.rows(catalogue, Self.key(folding: folding, file: "M2/F5.swift")).rows.count
        == 20 + 10 + 10)
    // A search shows what it finds, as far as there is room.
    let found = Self.rows(catalogue, Self.key("f3", limit: 50))
    #expect(found.rows.count == 50)
    #expect(found.hiddenCount == 20 + 20 + 200 - 50)
  }

  @Test("Favourites come first, and stay in their files")
  func favourites() {
    let rows = Self.rows(Self.catalogue(1, 1, 2), Self.key(favourites: ["M0/F0/P1"])).rows
    #expect(rows.map(\.name) == ["Favourites", "P1", "M0", "F0.swift", "P0", "P1"])
    #expect(Set(rows.map(\.id)).count == rows.count)
    #expect(rows[5].kind == .preview(1, isFavourite: true))
  }

  @Test("With any folding and search, lines are in order, have ids of their own, and none is lost")
  func laws() {
    for seed in PropertySeed.start..<PropertySeed.start + 100 {
      var random = SeededGenerator(seed: seed)
      let catalogue = Self.catalogue(
        Int.random(in: 1...6, using: &random), Int.random(in: 1...5, using: &random),
        Int.random(in: 1...6, using: &random))
      let folders = Set(
        catalogue.previews.flatMap { [$0.module, TreeRows.file(of: $0), TreeRows.favourites] })
      var folding: [String: Bool] = [:]
      for folder in folders.sorted() where Bool.random(using: &random) {
        folding[folder] = Bool.random(using: &random)
      }
      let liked = Set(
        catalogue.previews.filter { _ in Int.random(in: 0...4, using: &random) == 0 }.map(\.id))
      let search = ["", "m1", "p1", "nothing"].randomElement(using: &random) ?? ""
      let limit = Int.random(in: 1...80, using: &random)
      let key = Self.key(search, folding: folding, favourites: liked, limit: limit)
      let all = Self.rows(
        catalogue, Self.key(search, folding: folding, favourites: liked, limit: .max))
      let cut = Self.rows(catalogue, key)
      #expect(cut.rows == Array(all.rows.prefix(limit)), "seed \(seed)")
      #expect(cut.rows.count + cut.hiddenCount == all.rows.count, "seed \(seed)")
      #expect(Set(all.rows.map(\.id)).count == all.rows.count, "seed \(seed)")
      let places = all.rows.drop { $0.id == TreeRows.favourites || $0.id.hasPrefix("* ") }
        .compactMap { row in if case .preview(let index, _) = row.kind { index } else { nil } }
      #expect(places == places.sorted(), "seed \(seed)")
    }
  }

  @Test("A search finds what has all words, in any case, in any order")
  func search() {
    let previews = ["Empty list", "Full list", "Größe", "a\u{0}b"].enumerated().map {
      CataloguedPreview(
        module: "App", file: "List.swift", line: $0, name: $1, space: PreviewSpace(),
        make: { EmptyView() })
    }
    let index = SearchIndex(previews)
    #expect(index.matches("") == [0, 1, 2, 3])
    #expect(index.matches("  LIST   empty ") == [0])
    #expect(index.matches("größ") == [2])
    #expect(index.matches("list.swift app") == [0, 1, 2, 3])
    // Words of two neighbours are no match.
    #expect(index.matches("empty full") == [])
    #expect(index.matches("ab") == [3])
    #expect(SearchIndex([]).matches("a") == [])
  }
}
