import DiffProving
import ElementTree
import SeededRandom
import TestSupport
import Testing
import ViewTree

@testable import ViewSnapshots

@Suite("Baseline text")
struct SnapshotTextTests {
  static let document = SnapshotText(
    strategy: "tree", baseSheetVersion: 1,
    environment: EnvironmentFingerprint([
      .init(name: "font", value: "DejaVu \"Sans\""), .init(name: "browser", value: "Chromium 1.0"),
    ]),
    assets: [SnapshotAsset(name: "assets/a.svg", sha256: String(repeating: "0a", count: 32))],
    sections: [
      SnapshotSection(variant: .standard, content: .page(page("Tea"))),
      SnapshotSection(
        variant: SnapshotVariant(colorScheme: .dark), content: .page(page("Coffee"))),
    ])

  /// A page of a few elements.
  static func page(_ text: String) -> SnapshotPage {
    var builder = ElementBuilder()
    builder.tree.origins = ["", "Shop", "Shop/Row", "Other"]
    let flex = builder.tree.styles.extend(0, .display, .text(CSSText("flex")))
    let main = builder.open(.main, style: flex, origin: 1)
    let heading = builder.open(.h1)
    builder.text("Menu")
    builder.close(heading)
    let row = builder.open(.li, key: 0x2A, origin: 2)
    builder.attribute(.hidden, "")
    builder.attribute(.title, "a \"b\"\n")
    builder.text(text)
    builder.close(row)
    let picture = builder.open(.svg, origin: 3)
    let title = builder.open(.svgTitle)
    builder.close(title)
    builder.close(picture)
    builder.textNode("end")
    builder.close(main)
    return SnapshotPage(tree: builder.finish(), title: "Shop")
  }

  @Test("A file with other content under its name is a change")
  func changedAsset() {
    func text(_ digit: String, name: String = "assets/a.svg") -> SnapshotText {
      var text = Self.document
      text.assets = [SnapshotAsset(name: name, sha256: String(repeating: digit, count: 64))]
      return text
    }
    func changes(_ new: SnapshotText) -> [SemanticChange.Kind] {
      SnapshotComparison(text("1"), new, caseName: "c").changes.map(\.kind)
    }
    #expect(changes(text("1")) == [])
    #expect(
      changes(text("2")) == [
        .document(
          "content of assets/a.svg", from: String(repeating: "1", count: 64),
          to: String(repeating: "2", count: 64))
      ])
    // Another name is seen where it is shown.
    #expect(changes(text("2", name: "assets/b.svg")) == [])
  }

  @Test("A document is readable, and the same bytes each time")
  func bytes() {
    #expect(
      Self.document.text == #"""
        snapshot 1
        strategy tree
        base-sheet 1
        environment "browser" "Chromium 1.0"
        environment "font" "DejaVu \"Sans\""
        asset "assets/a.svg" 0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a

        variant default
        page language="en" title="Shop"
        main @Shop {display:flex}
          h1 "Menu"
          li #2a @Row hidden title="a \"b\"\n" "Tea"
          svg @/Other
            svg:title
          "end"

        variant scheme=dark
        like
        = 3
        - 1
        + \#("  ")li #2a @Row hidden title="a \"b\"\n" "Coffee"
        = 3

        """#)
  }

  @Test("A document is read back whole")
  func roundTrip() throws {
    let read = try SnapshotText(reading: Self.document.bytes, file: "a.txt")
    #expect(read == Self.document)
    let crlf = Self.document.text.replacing("\n", with: "\r\n")
    #expect(try SnapshotText(reading: Array(crlf.utf8), file: "a.txt") == Self.document)
    guard case .page(let page)? = read[.standard] else {
      Issue.record("no page")
      return
    }
    #expect(TreePathsOf(page).all == TreePathsOf(Self.page("Tea")).all)
  }

  @Test("Reading gives back what was written, for any tree and texts")
  func law() throws {
    let start = PropertySeed.start
    for seed in start..<(start + 400) {
      var model = RandomModel(seed: seed)
      let base = model.nodes()
      var document = SnapshotText(strategy: "tree", baseSheetVersion: model.random.below(9))
      for (index, variant) in SnapshotVariants(
        widths: [320, 390], layoutDirections: [.leftToRight, .rightToLeft]
      ).product.enumerated() {
        var nodes = base
        if index > 0 { model.change(&nodes) }
        for index in nodes.indices { hostile(&nodes[index], &model) }
        let page = SnapshotPage(
          tree: ElementTree(nodes), title: Self.text(&model), language: "en",
          isRightToLeft: model.random.once(in: 2))
        let lines = (0..<model.random.below(5)).map { _ in Self.text(&model) }
        document.sections.append(
          SnapshotSection(
            variant: variant, content: seed % 3 == 0 ? .lines(lines) : .page(page)))
      }
      let bytes = document.bytes
      let read = try SnapshotText(reading: bytes, file: "seed \(seed)")
      #expect(read == document, "seed \(seed)")
      #expect(read.bytes == bytes, "seed \(seed)")
    }
  }

  private func hostile(_ node: inout ModelNode, _ model: inout RandomModel) {
    if model.random.once(in: 2) { node.text = "t" + Self.text(&model) }
    if node.name != .text, model.random.once(in: 4) {
      node.attributes.append((.ariaLabel, Self.text(&model)))
    }
    for index in node.children.indices { hostile(&node.children[index], &model) }
  }

  private static let pieces: [String] = [
    "\"", "\\", "\n", "\r\n", "\t", "\u{0}", "\u{1B}[31m", "\u{202E}", "\u{2066}", "\u{200B}",
    "\u{FEFF}", "\u{A0}", "\u{301}", "👩‍👩‍👧", " ", "  ", "{", "}", "=", "#1", "@View", "like", "= 3",
    "- 1", "+ x", "| ", "page", "\\u{41}", "\u{E000}", "\u{10FFFF}", "\u{85}", "\u{2028}", "é",
  ]

  private static func text(_ model: inout RandomModel) -> String {
    CharacterData.normalised(
      (0..<model.random.below(6)).map { _ in pieces[model.random.below(pieces.count)] }.joined()
    )
  }

  @Test(
    "A damaged document is an error with its place",
    arguments: [
      ("", "a.txt:1:1: error: The file ends here. Wanted a line `snapshot 1`."),
      ("snapshot 7", "a.txt:1:11: error: Format version 7 is not known here."),
      ("snapshot 1\nstrategy x\nbase-sheet x", "a.txt:3:12: error: Wanted a number."),
      ("\(head)asset \"a\" 12", "a.txt:4:13: error: Wanted a SHA-256"),
      ("\(head)\nvariant x=1\nlines", "a.txt:5:9: error: No label of a variant."),
      ("\(head)\nvariant default\n", "a.txt:5:1: error: The variant has no content."),
      ("\(page)blink", "a.txt:7:1: error: No element that pages have."),
      ("\(page)div\n    p", "a.txt:8:5: error: 4 spaces"),
      ("\(page)div onclick", "a.txt:7:5: error: No attribute that pages have."),
      ("\(page)div é=\"\"", "a.txt:7:5: error: No attribute that pages have."),
      ("\(page)div \"a\\x\"", "a.txt:7:7: error: Wanted `\\n`"),
      ("\(page)div \"é\\u{d800}\"", "a.txt:7:7: error: No character is written so."),
      ("\(page)div \"a", "a.txt:7:7: error: Wanted `\"`."),
      ("\(page)div \"a\" \"b\"", "a.txt:7:9: error: The element has a text already."),
      ("\(page)div {x:1}", "a.txt:7:5: error: Declarations that no page has."),
      (
        "\(page)div\n\nvariant width=1\nlike\n= 3",
        "a.txt:11:4: error: The first variant has 2 lines left, not 3."
      ),
      ("\(page)div\n\nvariant default\nlike\n= 2", "a.txt:9:1: error: The variant default is"),
    ])
  func damaged(text: String, message: String) {
    let error = #expect(throws: SnapshotTextError.self) {
      try SnapshotText(reading: Array(text.utf8), file: "a.txt")
    }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  private static let head = "snapshot 1\nstrategy tree\nbase-sheet 1\n"
  private static let page = head + "\nvariant default\npage language=\"en\"\n"

  @Test("Any file is read or refused, never more")
  func mutilated() {
    let start = PropertySeed.start
    var random = SeededGenerator(seed: start)
    let bytes = Self.document.bytes
    for _ in 0..<2000 {
      var damaged = bytes
      for _ in 0...random.below(3) {
        let index = random.below(damaged.count)
        switch random.below(3) {
        case 0: damaged[index] = UInt8(truncatingIfNeeded: random.next())
        case 1: damaged.remove(at: index)
        default: damaged.removeSubrange(index...)
        }
        if damaged.isEmpty { break }
      }
      _ = try? SnapshotText(reading: damaged, file: "seed \(start)")
    }
  }
}

/// The views that made each node.
private struct TreePathsOf {
  var all: [[String]]

  init(_ page: SnapshotPage) {
    var paths = PagePaths(page.tree)
    all = page.tree.nodes.indices.map { paths.origin(of: $0).viewPath }
  }
}
