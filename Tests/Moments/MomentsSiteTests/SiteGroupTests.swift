import Foundation
import HTMLParsing
import Testing

@Suite("Tags, people, months and galleries of the site")
@MainActor
struct SiteGroupTests {
  private static let input = """
    {"userDetails":{"id":"ada","name":"Ada Lindqvist","avatar":"a.jpg","backgroundImage":""},
    "people":[{"id":"bo","name":"Bo","avatar":"b.jpg"}],
    "moments":[
    {"id":"1","userDetails":{"id":"ada","name":"Ada Lindqvist","avatar":"a.jpg"},"type":"PHOTOS",
    "title":"With @Bo at #Lisbon, see https://example.org/map?a=1&b=2.","photos":["x.jpg","y z.jpg"],
    "createdDate":"1772902800","isLiked":true},
    {"id":"2","userDetails":{"id":"bo","name":"Bo","avatar":"b.jpg"},"type":"PHOTOS",
    "title":"#lisbon again #散歩","photos":["p.jpg"],"createdDate":"1770000000"},
    {"id":"3","userDetails":{"id":"bo","name":"Bo","avatar":"b.jpg"},"type":"PHOTOS",
    "title":"#lisbon, once","photos":[],"createdDate":"1769990000"}
    ]}
    """

  private func site(language: String = "en", pageSize: Int = 2) throws -> SampleSite {
    try SampleSite(
      language: language, input: Array(Self.input.utf8), pageSize: pageSize, hasPictures: false)
  }

  /// The links in a page's main part: what they say or show, and where they lead.
  private func links(_ site: SampleSite, _ path: String) throws -> [String] {
    var found: [String] = []
    try ParsedDocument(site.bytes(path), file: path, rules: .page).root.forEachElement { element in
      guard element.name == "a", element["class"] != "skip-link", let address = element["href"]
      else { return }
      var label = element.text
      element.forEachElement { if $0.name == "img" { label = $0["alt"] ?? "" } }
      found.append("\(label) → \(address)")
    }
    return found
  }

  @Test("Addresses, tags and names in a text lead where they say, from any folder")
  func text() throws {
    let site = try site()
    #expect(
      try links(site, "m/1.html").prefix(5) == [
        "@Bo → ../p/bo.html", "#Lisbon → ../t/lisbon.html",
        "https://example.org/map?a=1&b=2 → https://example.org/map?a=1&b=2",
        "Photo 1 of 2 by Ada Lindqvist → ../x.jpg", "Photo 2 of 2 by Ada Lindqvist → ../y%20z.jpg",
      ])
    #expect(try links(site, "index.html").contains("#Lisbon → t/lisbon.html"))
    #expect(try links(site, "t/lisbon/2.html").contains("#lisbon → ../../t/lisbon.html"))
  }

  @Test("A moment leads to the next newer and older one")
  func neighbours() throws {
    let site = try site()
    let found = try ["1", "2", "3"].map { id in
      try links(site, "m/\(id).html").filter { $0.hasPrefix("Newer") || $0.hasPrefix("Older") }
    }
    #expect(
      found == [
        ["Older → ../m/2.html"], ["Newer → ../m/1.html", "Older → ../m/3.html"],
        ["Newer → ../m/2.html"],
      ])
  }

  @Test("Tags, people and months have pages, and the archive leads to all of them")
  func archive() throws {
    let site = try site()
    #expect(
      try links(site, "archive.html").dropLast(2) == [
        "March 2026 → archive/2026-03.html", "February 2026 → archive/2026-02.html",
        "#Lisbon → t/lisbon.html", "#散歩 → t/散歩.html",
        "Ada Lindqvist → p/ada.html", "Bo → p/bo.html",
      ])
    #expect(
      try links(site, "archive/2026-02.html").prefix(3) == [
        "#lisbon again #散歩 → ../m/2.html", "#lisbon, once → ../m/3.html",
        "Newer → ../archive/2026-03.html",
      ])
    #expect(site.pages.contains("t/lisbon/2.html"))
    #expect(!site.pages.contains("p/bo/2.html"))
    #expect(
      try links(site, "404.html").last
        == "Look in the archive → https://example.org/moments/archive.html")
  }

  @Test("What the owner likes shows on the site, too")
  func ownLike() throws {
    let page = String(decoding: try site().bytes("m/1.html"), as: UTF8.self)
    #expect(page.contains("aria-label=\"Liked by 1\""))
  }

  @Test(
    "All words are in the page's language",
    arguments: [
      ("de", "Archiv"), ("fr", "Archives"), ("es", "Archivo"), ("zh", "归档"), ("zh-Hans", "归档"),
      ("ja", "アーカイブ"), ("ar", "الأرشيف"),
    ])
  func languages(language: String, archive: String) throws {
    let site = try site(language: language)
    let english = [
      "Archive", "Timeline", "Newer", "Older", "Page ", "More by", "Months", "Tags", "People",
      "Nothing here", "There is no page", "Photo 1 of", "moments by", "Moments by", "saw.",
    ]
    for path in site.pages {
      let text = String(decoding: try site.bytes(path), as: UTF8.self)
      let visible = try ParsedDocument(site.bytes(path), file: path, rules: .page).root.text
      // Some words are the same in French and German.
      for word in english where !(["fr", "es"].contains(language) && word == "Page ") {
        #expect(!visible.contains(word) || archive.hasPrefix(word), "\(path): \(word)")
        let isSaid = text.contains("\"\(word)") && !archive.hasPrefix(word)
        #expect(!isSaid, "\(path): \(word)")
      }
    }
    #expect(
      try ParsedDocument(site.bytes("archive.html"), file: "", rules: .page).root.text
        .contains(archive))
  }
}
