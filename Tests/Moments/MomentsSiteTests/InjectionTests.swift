import Browser
import ElementTree
import Foundation
import HTMLParsing
import Testing

@Suite("Hostile data")
@MainActor
struct InjectionTests {
  /// Strings that do no harm, one for each form that a page may take: addresses that are used, one
  /// that is refused, one that only links may use, one that is no address, no text, text whose
  /// direction must not reach its surroundings, and texts with an address, a tag and a name in them.
  static let harmless = [
    "x", "a,b", "https://example.org/", "about:blank", "mailto:a@example.org", "http://[", "", " ",
    "\u{202E}x", "https://example.org/\u{202E}x", "~", "\u{0301}",
    "see https://example.org/ now", "http://ex ample/", "#x", "@x", "the oldest",
  ]

  /// A timeline with every string in every place where people may write one.
  private static func timeline(_ strings: [String]) throws -> [UInt8] {
    let moments = strings.enumerated().map { index, string in
      let id = string.isEmpty ? "empty" : string
      let moment: [String: Any] = [
        "id": id,
        "userDetails": ["id": id, "name": string, "avatar": string],
        "type": "PHOTOS", "title": string, "url": string, "photos": [string],
        "createdDate": "\(1_700_000_000 - index)", "isLiked": true,
        "likes": [["id": id, "avatar": string]],
      ]
      return moment
    }
    let people = strings.map { string in
      let person: [String: Any] = [
        "id": string.isEmpty ? "empty" : string, "name": string, "avatar": string,
        "backgroundImage": string, "bio": string,
      ]
      return person
    }
    let owner = ["id": "owner", "name": "Owner", "avatar": "x", "backgroundImage": "x"]
    let data = try JSONSerialization.data(
      withJSONObject: ["userDetails": owner, "people": people, "moments": moments])
    return [UInt8](data)
  }

  private static func site(_ strings: [String]) throws -> SampleSite {
    try SampleSite(input: timeline(strings), pageSize: 1_000, hasPictures: false)
  }

  private static func root(_ site: SampleSite, _ path: String) throws -> ParsedElement {
    try ParsedDocument(site.bytes(path), file: path, rules: path.hasSuffix("html") ? .page : .xml)
      .root
  }

  private static func elements(_ name: String, of root: ParsedElement) -> [ParsedElement] {
    var found: [ParsedElement] = []
    root.forEachElement { if $0.name == name { found.append($0) } }
    return found
  }

  @Test("There are several hundred strings, all different")
  func strings() {
    #expect(HostileStrings.all.count > 500)
    #expect(Set(HostileStrings.all).count == HostileStrings.all.count)
  }

  @Test("No string in the data adds an element or an attribute to a page or a feed")
  func shapes() throws {
    let harmless = try Self.site(Self.harmless)
    let hostile = try Self.site(HostileStrings.all)
    for (path, name) in [
      ("index.html", "article"), ("feed.atom", "entry"), ("feed.rss", "item"),
      ("sitemap.xml", "url"),
    ] {
      let known = Set(
        Self.elements(name, of: try Self.root(harmless, path)).map { PageShape.lines(of: $0) })
      let found = Self.elements(name, of: try Self.root(hostile, path))
      if name == "article" { #expect(found.count == HostileStrings.all.count) }
      for (element, string) in zip(found, HostileStrings.all) {
        if name == "article" {
          // The name and the title are there as they were written.
          let written = CharacterData.normalised(string)
          #expect(Self.elements("p", of: element).prefix(2).map(\.text) == [written, written])
        }
        let shape = PageShape.lines(of: element)
        let isKnown = known.contains(shape)
        #expect(
          isKnown,
          "\(path), \(string.debugDescription): \(PageShape.difference(shape, among: known))")
      }
    }
    let members = { (site: SampleSite) throws -> Set<[String]> in
      let feed = try JSONSerialization.jsonObject(with: Data(site.bytes("feed.json")))
      let items = (feed as? [String: Any])?["items"] as? [[String: Any]] ?? []
      return Set(items.map { $0.keys.sorted() })
    }
    let knownMembers = try members(harmless)
    #expect(!knownMembers.isEmpty)
    #expect(try members(hostile).isSubset(of: knownMembers))
    for folder in ["m/", "p/"] {
      let known = Set(
        try harmless.pages.filter { $0.hasPrefix(folder) }
          .map { PageShape.lines(of: try Self.root(harmless, $0)) })
      let paths = hostile.pages.filter { $0.hasPrefix(folder) }
      #expect(paths.count == HostileStrings.all.count + (folder == "p/" ? 1 : 0))
      for path in paths {
        let shape = PageShape.lines(of: try Self.root(hostile, path))
        let isKnown = known.contains(shape)
        #expect(
          isKnown,
          "\(path): \(PageShape.difference(shape, among: known))")
      }
    }
  }

  /// What a browser made of a page: its elements, and the schemes of its addresses.
  static let inventory = """
    (() => {
      const schemes = new Set();
      for (const element of document.querySelectorAll('*')) {
        for (const name of ['href', 'src', 'action', 'data', 'formAction', 'poster']) {
          const value = element[name];
          if (typeof value !== 'string' || !element.hasAttribute(name.toLowerCase())) continue;
          try { schemes.add(new URL(value, document.baseURI).protocol); } catch {}
        }
      }
      const count = selector => document.querySelectorAll(selector).length;
      return {
        elements: count('*'), schemes: [...schemes].sort(),
        pictures: [...document.images].map(image => image.src),
        forbidden: count('script, iframe, frame, object, embed, base, form, template, math,'
          + ' noscript, plaintext, xmp, meta[http-equiv=refresh], [style], [srcdoc]'),
        handlers: [...document.querySelectorAll('*')]
          .filter(element => element.getAttributeNames().some(name => name.startsWith('on')))
          .length,
      };
    })()
    """

  /// Checks that a page in a browser is what was written, and that nothing happened.
  ///
  /// - Parameter pictures: The pictures of earlier pages, about which messages may still come.
  static func expectHarmless(
    _ page: Page, _ root: ParsedElement, _ name: String, pictures: inout Set<String>
  ) async throws {
    var count = 0
    root.forEachElement { _ in count += 1 }
    let found = try await page.evaluate(inventory)
    #expect(found["elements"]?.number == Double(count), "\(name)")
    #expect(found["forbidden"] == 0, "\(name)")
    #expect(found["handlers"] == 0, "\(name)")
    let schemes = Set(found["schemes"]?.array?.compactMap(\.string) ?? [])
    #expect(
      schemes.subtracting(["http:", "https:", "mailto:", "tel:", "file:", "about:"]) == [],
      "\(name)")
    // Pictures that aren't there are in the log; nothing else is, and nothing else was asked for.
    pictures.formUnion(found["pictures"]?.array?.compactMap(\.string) ?? [])
    let known = pictures
    let messages = try await page.consoleMessages.filter { message in
      message.source != .log || !message.text.hasPrefix("Failed to load resource: net::ERR_")
        || !known.contains(message.url ?? "")
    }
    #expect(messages == [], "\(name)")
  }

  @Test("In a browser nothing runs, and every page is as it was written")
  func browser() async throws {
    let site = try Self.site(HostileStrings.all)
    let pages = site.pages
    try await SiteBrowser.use { page in
      var pictures: Set<String> = []
      for path in ["index.html"] + stride(from: 0, to: pages.count, by: 61).map({ pages[$0] }) {
        try await page.removeConsoleMessages()
        try await page.navigate(to: site.address(path))
        try await Self.expectHarmless(page, Self.root(site, path), path, pictures: &pictures)
        #expect(try await page.evaluate("location.href").string == site.address(path))
      }
    }
  }
}
