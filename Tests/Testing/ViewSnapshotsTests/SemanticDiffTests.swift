import DiffProving
import ElementTree
import SeededRandom
import TestSupport
import Testing

@testable import ViewSnapshots

@Suite("Semantic difference")
struct SemanticDiffTests {
  /// The changes between two pages given as the nodes of a baseline.
  private func changes(_ old: String, _ new: String) throws -> [String] {
    try SnapshotContent.changes(from: content(old), to: content(new)).map(\.description)
  }

  private func content(_ nodes: String) throws -> SnapshotContent {
    let text = """
      snapshot 1
      strategy tree
      base-sheet 1

      variant default
      page language="en"

      """
    let document = try SnapshotText(reading: Array((text + nodes).utf8), file: "page")
    return try #require(document[.standard])
  }

  @Test("Equal pages have no differences")
  func equal() throws {
    #expect(try changes("p \"a\"", "p \"a\"") == [])
  }

  @Test(
    "A difference says what it is, which view made the element, and where it is",
    arguments: [
      ("p \"b\"", "p \"c\"", [#"text "b" → "c", p"#]),
      (
        "main @A\n  p @B \"b\"\n  p \"d\"", "main @A\n  p @B \"c\"\n  p \"d\"",
        [#"text "b" → "c", A > B, main/p[1]"#]
      ),
      ("a href=\"/a\"", "a href=\"/b\"", [#"href "/a" → "/b", a"#]),
      ("a title", "a", [#"title "" → none, a"#]),
      ("a", "a title=\"x\"", [#"title none → "x", a"#]),
      ("p {padding:8px}", "p {padding:12px}", ["padding 8 → 12, p"]),
      (
        "p {padding:8px}", "p {padding-block-start:1px}",
        [
          "padding-block-start 8 → 1, p", "padding-block-end 8 → none, p",
          "padding-inline-start 8 → none, p", "padding-inline-end 8 → none, p",
        ]
      ),
      ("p", "p {opacity:.5}", ["opacity none → .5, p"]),
      (
        "ul\n  li #1 \"a\"\n  li #2 \"b\"\n  li #3 \"c\"",
        "ul\n  li #3 \"c\"\n  li #1 \"a\"\n  li #2 \"b\"",
        [#"order: <li> "c" to ul/li[1], ul/li[3]"#]
      ),
      (
        "ul\n  li #1 \"a\"", "ul\n  li #1 \"a\"\n  li #2 @Row \"b\"",
        [#"new: <li> "b", Row, ul/li[2]"#]
      ),
      (
        "ul\n  li #1 \"a\"\n  li #2 @Row \"b\"", "ul\n  li #1 \"a\"",
        [#"gone: <li> "b", Row, ul/li[2]"#]
      ),
      (
        "div\n  p \"a\"\n  ul", "div\n  ul\n    p \"a\"",
        [#"moved: <p> "a" to div/ul/p, div/p"#]
      ),
      ("ul\n  li #1 \"a\"\n  li \"b\"", "ul\n  li \"a\"\n  li \"b\"", ["key 1 → none, ul/li[1]"]),
      // Models that were loaded anew, with other identities.
      (
        "ul\n  li #1 \"a\"\n  li #2 \"b\"", "ul\n  li #8 \"c\"\n  li #9 \"d\"",
        [#"text "a" → "c", ul/li[1]"#, #"text "b" → "d", ul/li[2]"#]
      ),
      ("p \"a\"", "h1 \"a\"", [#"element "p" → "h1", p"#]),
      ("p \"a\"", "h1 \"b\"", [#"new: <h1> "b", h1"#, #"gone: <p> "a", p"#]),
      (
        "p title=\"\\u{200e}[31m\"", "p title=\"\\u{202e}x\"",
        [#"title "\u{200e}[31m" → "\u{202e}x", p"#]
      ),
    ])
  func one(old: String, new: String, expected: [String]) throws {
    #expect(try changes(old, new) == expected)
  }

  @Test("Pages have differences if and only if they differ")
  func law() {
    let start = PropertySeed.start
    for seed in start..<(start + 500) {
      var model = RandomModel(seed: seed)
      let nodes = model.nodes()
      var others = nodes
      if !model.random.once(in: 4) { model.change(&others) }
      let (old, new) = (ElementTree(nodes), ElementTree(others, ModelStyles(isReversed: true)))
      #expect(SemanticDiff(old, new).changes.isEmpty == (old == new), "seed \(seed)")
    }
  }

  @Test("Lines that are gone and new at one place are one change")
  func lines() {
    let changes = SnapshotContent.changes(
      from: .lines(["a", "b", "c"]), to: .lines(["a", "x", "c", "d"]))
    #expect(
      changes.map(\.description) == [#"line "b" → "x", 2"#, #"line new: "d", 4"#])
  }

  @Test("Of long texts what is around the first difference is shown")
  func longTexts() {
    let start = String(repeating: "so ", count: 30)
    let change = SemanticChange.Kind.text(from: start + "Tea", to: start + "Milk")
    #expect(
      change.description == #"text "…o so so so so so so Tea" → "…o so so so so so so Milk""#)
    let attribute = SemanticChange.Kind.attribute("href", from: "/" + start, to: "/" + start + "x")
    #expect(
      attribute.description
        == #"href "…o so so so so so so " → "…o so so so so so so x""#)
    #expect(
      SemanticChange.Kind.text(from: "a" + start, to: "b").description
        == #"text "aso so so so so so so so so so so so so so so so so so so s…" → "b""#)
  }

  @Test("Equal changes of one view fold into a line")
  func fold() {
    let origin = ViewOrigin(
      viewPath: ["Timeline", "MomentCard"], file: "Sources/Views/MomentCard.swift", line: 31)
    let changes = (0..<312).map { index in
      SemanticChange(
        .style(property: "padding", from: "8px", to: "12px"), element: "p", origin: origin,
        caseName: "case \(index)")
    }
    let groups = SemanticChangeGroup.fold(
      changes + [SemanticChange(.text(from: "a", to: "b"), element: "p", origin: origin)])
    #expect(
      groups.map(\.description) == [
        "padding 8 → 12, MomentCard.swift:31, 312 cases",
        #"text "a" → "b", MomentCard.swift:31, p"#,
      ])
  }
}
