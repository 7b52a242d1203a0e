import DiffProving
import ElementDiff
import ElementTree
import Foundation

/// A patch in all its forms with the pages before and after it, for every reader of patches.
///
/// A file has the members `title`, `before` and `after` (patches that make the page from nothing),
/// `patch`, `frame` (the same patch in hexadecimal digits, without keys), and `ids` (the numbers of the
/// page's nodes after the patch, in document order).
struct Fixture {
  var before: Patch
  var patch: Patch
  var frame: [UInt8]
  var after: Patch
  var ids: [UInt32]

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent() / "Fixtures"

  /// Whether the files are to be written anew: `RECORD_FIXTURES=1 swift test --filter ElementDiffTests`.
  static let isRecording = ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1"

  init(named name: String) throws {
    let data = try Data(contentsOf: Fixture.folder / "\(name).json")
    guard let members = try JSONSerialization.jsonObject(with: data) as? [String: Any],
      let digits = members["frame"] as? String, let ids = members["ids"] as? [Int]
    else { throw CocoaError(.fileReadCorruptFile) }
    let patch = { (member: String) in
      let data = try JSONSerialization.data(withJSONObject: members[member] ?? [:])
      return try Patch(json: String(decoding: data, as: UTF8.self))
    }
    before = try patch("before")
    self.patch = try patch("patch")
    after = try patch("after")
    frame = digits.split(separator: " ").compactMap { UInt8($0, radix: 16) }
    self.ids = ids.map { UInt32($0) }
  }

  /// Writes a file.
  static func record(_ name: String, _ case: FixtureCase) throws {
    let (old, new) = `case`.trees
    var page = NumberedTree(old)
    let before = page.reset()
    let patch = page.update(to: new, options: DiffOptions(pinned: `case`.pinned)).patch
    let ids = page.ids
    let after = page.reset()
    let frame = patch.frame().map {
      ($0 < 16 ? "0" : "") + String($0, radix: 16)
    }.joined(separator: " ")
    let text = """
      {
      "title": "\(`case`.title)",
      "before": \(before.json),
      "patch": \(patch.json),
      "frame": "\(frame)",
      "ids": [\(ids.map(String.init).joined(separator: ", "))],
      "after": \(after.json)
      }

      """
    try Data(text.utf8).write(to: folder / "\(name).json")
  }
}

/// The pages that a fixture is made from.
struct FixtureCase: Sendable {
  var title: String
  var old: [ModelNode]
  var new: [ModelNode]
  var pinned: Set<InstanceID> = []

  var trees: (ElementTree, ElementTree) {
    (ElementTree(old, Rows.styles), ElementTree(new, Rows.styles))
  }

  /// A list of rows.
  init(_ title: String, _ old: String, _ new: String, pinned: Set<InstanceID> = []) {
    self.init(
      title, [ModelNode(.ul, children: old.map(Rows.node))],
      [ModelNode(.ul, children: new.map(Rows.node))], pinned: pinned)
  }

  init(_ title: String, _ old: [ModelNode], _ new: [ModelNode], pinned: Set<InstanceID> = []) {
    self.title = title
    self.old = old
    self.new = new
    self.pinned = pinned
  }

  static let all: [String: FixtureCase] = [
    "nothing": FixtureCase("An unchanged page", "ab", "ab"),
    "like": FixtureCase(
      "A like whose style is known",
      [Rows.row(1, key: 1, isLiked: true), Rows.row(2, key: 2)],
      [Rows.row(1, key: 1, isLiked: true), Rows.row(2, key: 2, isLiked: true)]),
    "first-like": FixtureCase(
      "A like that brings a style rule", [Rows.row(1, key: 1)],
      [Rows.row(1, key: 1, isLiked: true)]),
    "prepend": FixtureCase("A row in front", "abc", "xabc"),
    "append": FixtureCase("A row at the end", "abc", "abcx"),
    "insert-run": FixtureCase("Rows in between", "ad", "abcd"),
    "remove": FixtureCase("One row gone", "abc", "ac"),
    "remove-run": FixtureCase("Rows gone", "abcdef", "af"),
    "move": FixtureCase("The last row to the front", "abcd", "dabc"),
    "move-run": FixtureCase("Rows moved together", "abcdefg", "fgabcde"),
    "move-to-end": FixtureCase("The first row to the end", "abcd", "bcda"),
    "pinned": FixtureCase(
      "A row that must stay", "abcd", "dabc", pinned: [InstanceID(5)]),
    "reverse": FixtureCase("All in reverse", "abcdef", "fedcba"),
    "replace-run": FixtureCase("Rows replaced by others", "abcd", "axyzd"),
    "mixed": FixtureCase("Rows gone, come and moved", "abcdefgh", "hxbdcygz"),
    "replace-name": FixtureCase(
      "An element of another name", [ModelNode(.div, text: "x")], [ModelNode(.button, text: "x")]),
    "attributes": FixtureCase(
      "Attributes set, added, removed and reordered",
      [ModelNode(.a, attributes: [(.href, "/a"), (.title, "t"), (.id, "i"), (.class, "c")])],
      [ModelNode(.a, attributes: [(.href, "/b"), (.class, "c d"), (.id, "i"), (.ariaLabel, "l")])]),
    "properties": FixtureCase(
      "State of controls",
      [
        ModelNode(.input, attributes: [(.value, "a"), (.checked, "")]),
        ModelNode(.details, children: [ModelNode(.summary, text: "s")]),
      ],
      [
        ModelNode(.input, attributes: [(.value, "b")]),
        ModelNode(.details, attributes: [(.open, "")], children: [ModelNode(.summary, text: "s")]),
      ]),
    "text": FixtureCase(
      "Text in elements and beside them",
      [
        ModelNode(.p, text: "a"),
        ModelNode(.p, children: [ModelNode(.text, text: "b"), ModelNode(.i, text: "c")]),
      ],
      [
        ModelNode(.p, text: "é\u{1F600}\"\\ & <b>\n"),
        ModelNode(.p, children: [ModelNode(.text, text: "漢"), ModelNode(.i)]),
      ]),
    "unicode": FixtureCase(
      "Strings whose lengths differ in bytes and UTF-16",
      [ModelNode(.p), ModelNode(.p, key: 2)],
      [
        ModelNode(.p, attributes: [(.title, "\u{FEFF}é\u{1F600}")], text: "\u{1F600}漢"),
        ModelNode(.p, key: 2, text: "z"),
      ]),
    "svg": FixtureCase(
      "Drawings", [ModelNode(.div)],
      [
        ModelNode(
          .div,
          children: [
            ModelNode(
              .svg, attributes: [(.viewBox, "0 0 8 8")],
              children: [
                ModelNode(.path, style: 3, attributes: [(.d, "M0 0")]),
                ModelNode(.svgTitle, text: "t"), ModelNode(.svgText, text: "x"),
              ])
          ])
      ]),
    "nested": FixtureCase(
      "Changes inside of rows that move",
      [
        ModelNode(
          .ul,
          children: (1...4).map { Rows.row($0, key: UInt64($0)) })
      ],
      [
        ModelNode(
          .ul,
          children: [4, 1, 3].map { Rows.row($0 * 10, key: UInt64($0), isLiked: $0 == 3) })
      ]),
    "from-nothing": FixtureCase("A page that comes", [], [ModelNode(.main, text: "hello")]),
    "to-nothing": FixtureCase("A page that goes", [ModelNode(.main), ModelNode(.p)], []),
  ]
}
