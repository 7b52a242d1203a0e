import Foundation
import HTMLParsing
import StaticSite
import Testing

@Suite("Feeds")
@MainActor
struct FeedTests {
  let items = [
    FeedItem(
      path: "m/2.html", title: "Tea & <b>", summary: "a < b ]]> \u{1}", html: "<p>x &amp; y</p>",
      author: "Zoë", published: Timestamp(seconds: 86_400)),
    FeedItem(
      path: "m/1.html", title: "", summary: "one & two", author: "Ana",
      published: Timestamp(seconds: 0), updated: Timestamp(seconds: 200_000)),
  ]

  func feed(_ format: Feed.Format, base: String? = "https://example.org/s/") throws -> [UInt8] {
    let site = try SiteTests.site(base) { Feed(format, at: "feeds/all", items: items) }
    let (files, _) = try SiteTests.build(site)
    return Array(try #require(files["feeds/all"]).utf8)
  }

  func parse(_ bytes: [UInt8]) throws -> ParsedElement {
    try ParsedDocument(bytes, file: "feed", rules: .xml).root
  }

  func child(_ element: ParsedElement, _ name: String) -> ParsedElement? {
    element.elements.first { $0.name == name }
  }

  @Test("Atom is well-formed and has all that RFC 4287 requires")
  func atom() throws {
    let root = try parse(try feed(.atom))
    #expect(root.name == "feed")
    #expect(root.namespace == "http://www.w3.org/2005/Atom")
    #expect(child(root, "title")?.text == "A & <B>")
    #expect(child(root, "id")?.text == "https://example.org/s/")
    #expect(child(root, "updated")?.text == "1970-01-03T07:33:20Z")
    let links = root.elements.filter { $0.name == "link" }
    #expect(links.map { $0["rel"] } == ["self", "alternate"])
    #expect(
      links.map { $0["href"] } == ["https://example.org/s/feeds/all", "https://example.org/s/"])
    let entries = root.elements.filter { $0.name == "entry" }
    #expect(entries.count == 2)
    #expect(child(entries[0], "title")?.text == "Tea & <b>")
    #expect(child(entries[0], "id")?.text == "https://example.org/s/m/2.html")
    #expect(child(entries[0], "summary")?.text == "a < b ]]> \u{FFFD}")
    #expect(child(entries[0], "content")?["type"] == "html")
    #expect(child(entries[0], "content")?.text == "<p>x &amp; y</p>")
    #expect(child(entries[0], "author").flatMap { child($0, "name") }?.text == "Zoë")
    #expect(child(entries[1], "published")?.text == "1970-01-01T00:00:00Z")
    #expect(child(entries[1], "updated")?.text == "1970-01-03T07:33:20Z")
  }

  @Test("Without a base URL ids are tag URIs and links are relative")
  func relative() throws {
    let root = try parse(try feed(.atom, base: nil))
    #expect(child(root, "id")?.text == "tag:site.invalid,1970-01-01:feeds/all")
    let entry = try #require(child(root, "entry"))
    #expect(child(entry, "id")?.text == "tag:site.invalid,1970-01-02:m/2.html")
    #expect(child(entry, "link")?["href"] == "../m/2.html")
  }

  @Test("RSS is well-formed and takes text for HTML")
  func rss() throws {
    let root = try parse(try feed(.rss))
    #expect(root.name == "rss")
    #expect(root["version"] == "2.0")
    let channel = try #require(child(root, "channel"))
    #expect(child(channel, "title")?.text == "A & <B>")
    #expect(child(channel, "lastBuildDate")?.text == "Sat, 03 Jan 1970 07:33:20 GMT")
    let items = channel.elements.filter { $0.name == "item" }
    #expect(items.map { child($0, "title")?.text } == ["Tea & <b>", nil])
    #expect(
      items.map { child($0, "description")?.text } == ["<p>x &amp; y</p>", "one &amp; two"])
    #expect(items.map { child($0, "guid")?["isPermaLink"] } == ["true", "true"])
    #expect(items.map { child($0, "creator")?.text } == ["Zoë", "Ana"])
  }

  @Test("JSON Feed is JSON with the same facts")
  func json() throws {
    let object = try JSONSerialization.jsonObject(with: Data(try feed(.json)))
    let feed = try #require(object as? [String: Any])
    #expect(feed["version"] as? String == "https://jsonfeed.org/version/1.1")
    #expect(feed["title"] as? String == "A & <B>")
    #expect(feed["feed_url"] as? String == "https://example.org/s/feeds/all")
    let items = try #require(feed["items"] as? [[String: Any]])
    #expect(items.map { $0["id"] as? String }.first == "https://example.org/s/m/2.html")
    #expect(items[0]["content_html"] as? String == "<p>x &amp; y</p>")
    #expect(items[0]["summary"] as? String == "a < b ]]> \u{1}")
    #expect(items[1]["content_text"] as? String == "one & two")
    #expect(items[1]["title"] == nil)
    #expect(items[1]["date_modified"] as? String == "1970-01-03T07:33:20Z")
    #expect((items[0]["authors"] as? [[String: String]]) == [["name": "Zoë"]])
  }
}
