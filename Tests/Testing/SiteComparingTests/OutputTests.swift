import Foundation
import HTMLParsing
import SiteComparing
import TestSupport
import Testing
import ViewSnapshots

@Suite("Reports for terminals and programs")
struct OutputTests {
  /// Text that would do something in a terminal, in markup, or in a runner's command.
  static let hostile =
    "\u{1B}]0;x\u{07}\u{1B}[31m\r\n::error::x%0A\"'<script>&amp;]]>\u{202E}abc\u{9B}1m\u{2028}"

  static func hostileReport() -> ChangeReport {
    let origin = ViewOrigin(
      viewPath: ["A", hostile], file: "Sources/\(hostile), x:1.swift", line: 31)
    return ChangeReport(
      old: hostile, new: "new", comparedCount: 3,
      entries: [
        ReportEntry(
          hostile, .changed, file: hostile,
          changes: [
            SemanticChange(
              .text(from: hostile, to: "b"), element: hostile, origin: origin, caseName: hostile)
          ]), ReportEntry("z", .failed(hostile), file: "z", line: 4),
      ])
  }

  private let report = ChangeReport(
    old: "old", new: "new", comparedCount: 9,
    entries: ["b.html", "a.html"].map { name in
      ReportEntry(
        name, .changed, file: name,
        changes: [
          SemanticChange(
            .style(property: "padding", from: "8px", to: "12px"), element: "main/p",
            origin: ViewOrigin(
              viewPath: ["MomentCard"], file: "Sources/MomentCard.swift", line: 31),
            caseName: name)
        ])
    } + [ReportEntry("c.html", .added, file: "c.html")])

  @Test("A terminal gets the groups first, then the pages")
  func terminal() {
    let text = TerminalReport.text(of: report, hasColors: false)
    let groups = report.groups
    #expect(
      text == """
        old → new: 3 of 9 are not as they were
          \(groups[0].id) padding 8 → 12, MomentCard.swift:31, 2 cases
          \(groups[1].id) added
          a.html  1 change
          b.html  1 change
          c.html  added

        """)
    #expect(TerminalReport.text(of: report, hasColors: true).contains("\u{1B}[1mold → new"))
  }

  @Test("A report is never longer than the screen, and says what it leaves out")
  func oneScreen() {
    let entries = (0..<500).map { number in
      ReportEntry(
        "p\(number).html", .changed,
        changes: [
          SemanticChange(.text(from: "a", to: "\(number)"), element: "p", caseName: "p\(number)")
        ])
    }
    let long = ChangeReport(old: "a", new: "b", comparedCount: 500, entries: entries)
    for height in [8, 24, 60] {
      let lines = TerminalReport.text(of: long, hasColors: false, width: 60, height: height)
        .split(separator: "\n")
      #expect(lines.count <= height)
      #expect(lines.allSatisfy { $0.count <= 90 })
      #expect(lines.contains { $0.hasPrefix("  and ") && $0.hasSuffix(" more groups") })
    }
  }

  @Test("Text of pages can't become a control sequence, another line or another direction")
  func hostileTerminal() {
    for hasColors in [false, true] {
      let text = TerminalReport.text(of: Self.hostileReport(), hasColors: hasColors)
      var rest = text
      for style in ["0", "1", "2", "31", "32", "33", "34"] {
        rest = rest.replacing("\u{1B}[\(style)m", with: "")
      }
      #expect(
        rest.unicodeScalars.allSatisfy { scalar in
          scalar == "\n" || ![.control, .format].contains(scalar.properties.generalCategory)
        })
      #expect(hasColors || text == rest)
    }
    #expect(TerminalText.escaped("a\u{1B}[1mb\u{202E}c👩‍👩‍👧") == "a\\u{1b}[1mb\\u{202e}c👩‍👩‍👧")
  }

  @Test("Annotations name the view's file and line, a group each")
  func annotations() {
    let groups = report.groups
    #expect(
      AnnotationReport.text(of: report) == """
        ::warning file=Sources/MomentCard.swift,line=31,title=Changed%3A \(groups[0].id)::\
        padding 8 → 12, MomentCard.swift:31, 2 cases (a.html, b.html)
        ::warning file=c.html,title=Changed%3A \(groups[1].id)::added (c.html)

        """)
  }

  @Test("A hostile annotation is one command still")
  func hostileAnnotations() {
    let lines = AnnotationReport.text(of: Self.hostileReport()).split(
      whereSeparator: \.isNewline)
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix("::warning ") || $0.hasPrefix("::error ") })
    // A property ends at a comma, and the properties at two colons.
    let properties = lines[0].dropFirst("::warning ".count).split(separator: "::")[0]
    #expect(properties.split(separator: ",").count == 3)
  }

  @Test("JUnit's document has a case each entry, and is well-formed whatever pages say")
  func junit() throws {
    let document = try read(JUnitReport.bytes(of: report))
    let suite = try #require(document.root.elements.first)
    #expect(suite["tests"] == "4")
    #expect(suite["failures"] == "3")
    #expect(suite.elements.map { $0["name"] } == ["6 unchanged", "a.html", "b.html", "c.html"])
    #expect(suite.elements[1].text.contains("padding 8 → 12, MomentCard.swift:31, main/p"))
    let hostile = try read(JUnitReport.bytes(of: Self.hostileReport()))
    let counts = try #require(hostile.root.elements.first)
    #expect([counts["tests"], counts["failures"], counts["errors"]] == ["3", "1", "1"])
    let folder = FileManager.default.currentDirectoryPath
    #expect(JUnitReport.relative(folder + "/Tests/A.swift") == "Tests/A.swift")
    #expect(JUnitReport.relative("/elsewhere/A.swift") == "/elsewhere/A.swift")
    var names: [String] = []
    hostile.root.forEachElement { names.append($0.name) }
    #expect(
      names == ["testsuites", "testsuite", "testcase", "testcase", "failure", "testcase", "error"])
  }

  /// Reads XML; the reader of pages knows no declaration.
  private func read(_ bytes: [UInt8]) throws -> ParsedDocument {
    let lines = bytes.split(separator: 0x0A, maxSplits: 1)
    #expect(lines[0] == Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>".utf8)[...])
    return try ParsedDocument(Array(lines[1]), file: "r.xml")
  }

  @Test("SARIF points at the view's line, once a group")
  func sarif() throws {
    let value = try JSONSerialization.jsonObject(with: Data(SARIFReport.bytes(of: report)))
    let runs = try #require((value as? [String: Any])?["runs"] as? [[String: Any]])
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    #expect(results.count == 2)
    let locations = try #require(results[0]["locations"] as? [[String: Any]])
    let place = try #require(locations.first?["physicalLocation"] as? [String: [String: Any]])
    #expect(place["artifactLocation"]?["uri"] as? String == "Sources/MomentCard.swift")
    #expect(place["region"]?["startLine"] as? Int == 31)
    #expect(results[0]["ruleId"] as? String == "style")
    #expect(results[1]["ruleId"] as? String == "added")
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(SARIFReport.bytes(of: Self.hostileReport())))
    }
  }

  @Test("A report that is written as JSON and read again is the same")
  func json() throws {
    let folder = try TemporaryFolder()
    for value in [report, Self.hostileReport()] {
      let bytes = try JSONReport.bytes(of: value)
      try folder.write("r.json", String(decoding: bytes, as: UTF8.self))
      #expect(try JSONReport.read("\(folder.path)/r.json") == value)
    }
    try folder.write("bad.json", "{\"version\":1")
    let error = #expect(throws: ComparisonError.self) {
      try JSONReport.read("\(folder.path)/bad.json")
    }
    #expect(error?.code == .badData)
  }

  @Test("Results of snapshot tests become entries, and the exit code is the gravest")
  func results() throws {
    let folder = try TemporaryFolder()
    func line(_ verdict: SnapshotVerdict, _ name: String) throws -> String {
      let result = SnapshotResult(
        caseName: name, file: "Tests/A.swift", line: 7, baseline: "\(name).txt",
        verdict: verdict)
      return String(decoding: try JSONEncoder().encode(result), as: UTF8.self) + "\n"
    }
    let environment = try line(.environment(["- browser: 1", "+ browser: 2"]), "a")
    try folder.write("r", try line(.same, "s") + environment)
    let first = try JSONReport.readResults(["\(folder.path)/r"])
    #expect(first.comparedCount == 2)
    #expect(first.exitCode == .environment)
    #expect(first.entries.map(\.summary) == ["another environment: - browser: 1; + browser: 2"])
    let flaky = try line(.flaky([]), "b")
    try folder.write("r", environment + flaky + (try line(.missingBaseline(file: "x"), "c")))
    #expect(try JSONReport.readResults(["\(folder.path)/r"]).exitCode == .flaky)
    try folder.write("r", environment + "no result\n")
    let error = #expect(throws: ComparisonError.self) {
      try JSONReport.readResults(["\(folder.path)/r"])
    }
    #expect(error?.message.hasSuffix("r:2: no result of a snapshot. Run the tests again.") == true)
  }
}
