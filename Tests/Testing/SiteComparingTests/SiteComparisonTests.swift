import Foundation
import SiteComparing
import TestSupport
import Testing
import ViewSnapshots

@Suite("Comparing sites")
struct SiteComparisonTests {
  @Test("Equal sites have nothing to report and end with 0")
  func equal() throws {
    let report = try SitePair().report()
    #expect(report.entries == [])
    #expect(report.comparedCount == 5)
    #expect(report.exitCode == .same)
  }

  @Test("Pages that were added, removed, moved and changed are distinguished")
  func kinds() throws {
    let pair = try SitePair()
    try pair.write("new", "added.html", SitePair.page("<p>Tea</p>"))
    try FileManager.default.removeItem(atPath: "\(pair.folder.path)/new/m/2.html")
    // The same words at another place; what it links has another address there.
    try FileManager.default.removeItem(atPath: "\(pair.folder.path)/new/m/1.html")
    try pair.write("new", "one.html", SitePair.page("<p class=\"abcdefg\">m/1.html</p>"))
    try pair.write(
      "new", "index.html", SitePair.page("<p class=\"abcdefg\">Coffee</p>"))
    let report = try pair.report()
    #expect(
      report.entries.map { "\($0.name): \($0.summary)" } == [
        "added.html: added", "index.html: 1 change", "m/2.html: removed",
        "one.html: moved from m/1.html",
      ])
    #expect(report.exitCode == .changed)
    #expect(report.entries[1].changes.map(\.kind) == [.text(from: "index.html", to: "Coffee")])
    #expect(
      report.entries[3].changes.map(\.kind) == [
        .attribute("href", from: "../style.css", to: "style.css")
      ])
  }

  @Test("A rule that changes is a change of every element that has its class")
  func rule() throws {
    let pair = try SitePair()
    try pair.write("new", "style.css", ":root{color-scheme:light dark}\n.abcdefg{padding:12px}\n")
    let report = try pair.report()
    #expect(report.entries.map(\.name) == ["index.html", "m/1.html", "m/2.html"])
    #expect(report.groups.map(\.title) == ["padding 8 → 12, 3 cases"])
    #expect(report.groups.map(\.cases) == [["index.html", "m/1.html", "m/2.html"]])
  }

  @Test("A rule of every page is a change of the sheet")
  func baseRule() throws {
    let pair = try SitePair()
    try pair.write("new", "style.css", ":root{color-scheme:light}\n.abcdefg{padding:8px}\n")
    let report = try pair.report()
    #expect(report.entries.map(\.name) == ["style.css"])
    #expect(
      report.entries.first?.changes.map(\.kind) == [
        .line(from: ":root{color-scheme:light dark}", to: ":root{color-scheme:light}")
      ])
  }

  @Test("Other text is compared by lines, all else as bytes")
  func otherFiles() throws {
    let pair = try SitePair()
    try pair.write("new", "feed.json", "{\n\"title\": \"Tea\"\n}\n")
    for (site, byte) in [("old", UInt8(1)), ("new", UInt8(2))] {
      try Data([0, byte]).write(to: URL(fileURLWithPath: "\(pair.folder.path)/\(site)/a.bin"))
    }
    let report = try pair.report()
    #expect(report.entries.map(\.name) == ["a.bin", "feed.json"])
    guard case .document("content", _, _)? = report.entries[0].changes.first?.kind else {
      Issue.record("\(report.entries[0])")
      return
    }
    #expect(
      report.entries[1].changes.map(\.kind) == [
        .line(from: "\"title\": \"Moments\"", to: "\"title\": \"Tea\"")
      ])
  }

  @Test("A page of other people is compared by its elements, too")
  func foreignPage() throws {
    let pair = try SitePair()
    try pair.write("old", "x.html", "<marquee onclick=a()>\nTea\n<p style='color:red'>")
    try pair.write("new", "x.html", "<MARQUEE\nonclick='b()'>\nMilk\n<p style='color: blue'>")
    #expect(
      try pair.report().entries.flatMap(\.changes).map(\.description) == [
        #"onclick "a()" → "b()", marquee"#, #"text "Tea " → "Milk ", marquee/#text"#,
        "color red → blue, marquee/p",
      ])
  }

  @Test("Pages that only differ in spelling are reported together as such")
  func spelling() throws {
    let pair = try SitePair()
    for name in ["x.html", "y.html"] {
      try pair.write("old", name, "<main>\n<p title=a>Tea &amp; milk</p></main>")
      try pair.write("new", name, "<main><p\n title=\"a\">Tea &#38; milk<!-- -->\n</main>")
    }
    let groups = try pair.report().groups
    #expect(groups.map(\.title) == [#"spelling "one" → "another", 2 cases"#])
    #expect(groups.map(\.cases) == [["x.html", "y.html"]])
  }

  @Test("Links lead nowhere: neither to files outside nor into circles")
  func links() throws {
    let pair = try SitePair()
    try FileManager.default.createSymbolicLink(
      atPath: "\(pair.folder.path)/new/loop", withDestinationPath: ".")
    try FileManager.default.createSymbolicLink(
      atPath: "\(pair.folder.path)/new/host", withDestinationPath: "/etc/hostname")
    #expect(try pair.report().entries == [])
    #expect(try pair.new.bytes("../old/index.html") == nil)
  }

  @Test("Parts together are the whole, however many")
  func shards() throws {
    let pair = try SitePair()
    for number in 0..<40 {
      try pair.write("new", "p/\(number).html", SitePair.page("<p>\(number)</p>"))
      if number % 3 == 0 {
        try pair.write("old", "p/\(number).html", SitePair.page("<p>Tea \(number)</p>"))
      }
      if number % 5 == 0 {
        try pair.write("old", "q/\(number).html", SitePair.page("<b>\(number)</b>"))
      }
    }
    let whole = try pair.report()
    for count in [1, 2, 3, 7] {
      let parts = try (1...count).reversed().map {
        try pair.report(shard: Shard(number: $0, count: count))
      }
      #expect(try ChangeReport.merging(parts) == whole)
    }
  }

  @Test("Parts that are missing, twice there or of another comparison are no whole")
  func badMerges() throws {
    let pair = try SitePair()
    let first = try pair.report(shard: Shard(number: 1, count: 2))
    var second = try pair.report(shard: Shard(number: 2, count: 2))
    #expect(throws: ComparisonError.self) { try ChangeReport.merging([]) }
    #expect(throws: ComparisonError.self) { try ChangeReport.merging([first]) }
    #expect(throws: ComparisonError.self) { try ChangeReport.merging([first, first]) }
    second.new = "elsewhere"
    #expect(throws: ComparisonError.self) { try ChangeReport.merging([first, second]) }
  }

  @Test(
    "A part is written I/N",
    arguments: [
      ("1/1", Shard(number: 1, count: 1)), ("3/5", Shard(number: 3, count: 5)), ("0/5", nil),
      ("6/5", nil), ("1/0", nil), ("a/b", nil), ("1", nil), ("1/2/3", nil), ("1/1001", nil),
    ] as [(String, Shard?)])
  func shardText(text: String, shard: Shard?) {
    #expect(Shard(text) == shard)
  }

  @Test("A folder that is not there is an error that names it")
  func missing() throws {
    let error = #expect(throws: ComparisonError.self) { try SiteFolder("/no/such/site") }
    #expect(error?.code == .noInput)
    #expect(error?.message == "There is no folder /no/such/site to read.")
  }
}
