import Testing

@Suite("Compatibility document")
struct CompatibilityDocumentTests {
  private func document(index: String = "") throws -> CompatibilityDocument {
    try CompatibilityDocument(
      """
      | symbol | works static | works live | differs how |
      |---|---|---|---|
      | `Kettle`, `Lid` | yes | yes | |
      | `Kettle.boil/pour` | first frame | partly | |
      | `Kettle(steam:)` | no effect | first frame | |

      | symbol | what it does |
      |---|---|
      | `Tap` | fills kettles |

      \(CompatibilityDocument.begin)
      \(index)\(CompatibilityDocument.end)

      """)
  }

  private func symbol(
    _ path: String..., kind: PublicSymbol.Kind = .member, differences: Set<String> = []
  ) -> PublicSymbol {
    PublicSymbol(
      module: "ViewTree", path: path, kind: kind, overloads: [:], differences: differences,
      file: "Kitchen/Kettle+Spout.swift")
  }

  @Test("Members stand in their type's row, or in one of their own where they differ")
  func rows() throws {
    let index = try document().index(of: [
      symbol("Kettle", kind: .type, differences: ["it is made of tin"]),
      symbol("Kettle", "boil(_:)"), symbol("Kettle", "colour"), symbol("Kettle", "init(steam:)"),
      symbol("Kettle", "whistle()", differences: ["of no effect | at all"]),
      symbol("Lid", "isOpen"), symbol("Tap", kind: .type), symbol("Tap", "run()"),
    ])
    #expect(
      index.split(separator: "\n").filter { $0.hasPrefix("| `") } == [
        #"| `Kettle` | `boil(_:)` | first frame | partly | it is made of tin |"#,
        #"| `Kettle` | `init(steam:)` | no effect | first frame | it is made of tin |"#,
        #"| `Kettle` | `colour` | yes | yes | it is made of tin |"#,
        #"| `Kettle` | `whistle()` | no effect | no effect | of no effect \| at all |"#,
        #"| `Lid` | `isOpen` | yes | yes |  |"#,
        #"| `Tap` | `run()` | ours |  |  |"#,
      ])
  }

  @Test("A nested type works as the type around it, not as another of its name")
  func nestedTypes() throws {
    let index = try document().index(of: [
      symbol("Lid", kind: .type), symbol("Tap", kind: .type),
      symbol("Tap", "Lid", "isOpen"),
    ])
    #expect(
      index.split(separator: "\n").filter { $0.hasPrefix("| `Tap.Lid`") } == [
        "| `Tap.Lid` | `isOpen` | ours |  |  |"
      ])
  }

  @Test("A symbol that no table names is refused by name")
  func unnamed() throws {
    #expect {
      try document().index(of: [symbol("Pan", "fry()"), symbol("View", "poured()")])
    } throws: { error in
      "\(error)".hasSuffix("Name them or their types in one:\nPan.fry()\nView.poured()")
    }
  }

  @Test("A symbol's uses belong to the file named after its source")
  func usesFile() {
    #expect(
      symbol("Kettle", "boil(_:)").usesFile
        == "Tests/Apple/CompatibilityTests/Uses/Kitchen/KettleSpoutUses.swift")
  }

  @Test("A word that says nothing of live pages is refused with its row")
  func unknownWord() {
    #expect {
      try CompatibilityDocument(
        """
        | `Kettle` | yes | later | |
        \(CompatibilityDocument.begin)
        \(CompatibilityDocument.end)
        """)
    } throws: { error in
      "\(error)".hasSuffix("in:\n| `Kettle` | yes | later | |")
    }
  }

  @Test("A document without a place for the index is refused")
  func noPlace() {
    #expect(throws: Toolchain.Failure.self) { try CompatibilityDocument("# Compatibility") }
  }
}
