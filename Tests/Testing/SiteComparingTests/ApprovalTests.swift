import SiteComparing
import TestSupport
import Testing

@Suite("Approving changes")
struct ApprovalTests {
  @Test("All changes approved make two equal sites")
  func all() throws {
    let pair = try SitePair()
    try pair.write("new", "added.html", SitePair.page("<p>Tea</p>"))
    try pair.write("old", "gone.html", SitePair.page("<p>Milk</p>"))
    try pair.write("new", "style.css", ":root{color-scheme:light}\n.abcdefg{padding:12px}\n")
    let approval = try Approval(of: try pair.report(), groups: nil)
    #expect(approval.left == [])
    try approval.apply(from: try pair.new, to: try pair.old)
    #expect(try pair.report().entries == [])
    #expect(pair.folder.contents(of: "old") == pair.folder.contents(of: "new"))
  }

  @Test("A group takes the pages that have nothing else, and leaves the others as they are")
  func oneGroup() throws {
    let pair = try SitePair()
    for page in ["index.html", "m/1.html"] {
      try pair.write(
        "new", page, SitePair.page("<p class=\"abcdefg\" dir=\"auto\">\(page)</p>", path: page))
    }
    try pair.write(
      "new", "m/2.html",
      SitePair.page("<p class=\"abcdefg\" dir=\"auto\">Coffee</p>", path: "m/2.html"))
    let report = try pair.report()
    let group = try #require(report.groups.first)
    #expect(group.title == "dir none → \"auto\", 3 cases")
    let approval = try Approval(of: report, groups: [group.id])
    #expect(approval.taken.map(\.name) == ["index.html", "m/1.html"])
    #expect(approval.left.map(\.name) == ["m/2.html"])
    try approval.apply(from: try pair.new, to: try pair.old)
    #expect(try pair.report().entries.map(\.name) == ["m/2.html"])
    #expect(
      pair.folder.read("old/m/2.html")
        == SitePair.page("<p class=\"abcdefg\">m/2.html</p>", path: "m/2.html"))
  }

  @Test("A page that is taken brings the rules of its new classes along")
  func rules() throws {
    let pair = try SitePair()
    try pair.write(
      "new", "style.css",
      ":root{color-scheme:light dark}\n.abcdefg{padding:8px}\n.bcdefgh{padding:9px}\n")
    try pair.write("new", "index.html", SitePair.page("<p class=\"bcdefgh\">index.html</p>"))
    try pair.write(
      "new", "m/1.html", SitePair.page("<p class=\"abcdefg\">Tea</p>", path: "m/1.html"))
    let report = try pair.report()
    let group = try #require(report.groups.first { $0.title.hasPrefix("padding") })
    try Approval(of: report, groups: [group.id]).apply(from: try pair.new, to: try pair.old)
    #expect(try pair.report().entries.map(\.name) == ["m/1.html"])
    #expect(
      pair.folder.read("old/style.css")
        == ":root{color-scheme:light dark}\n.abcdefg{padding:8px}\n.bcdefgh{padding:9px}\n")
  }

  @Test("A group that is not there is an error")
  func unknown() throws {
    let report = try SitePair().report()
    let error = #expect(throws: ComparisonError.self) {
      try Approval(of: report, groups: ["00000000"])
    }
    #expect(error?.code == .usage)
  }
}
