import Browser
import Foundation
import Testing

/// What Lighthouse would say of the sample's pages, as far as it can be told here; `Documentation/Audit.md` lists it.
@Suite("Audits of the site")
@MainActor
struct SiteAuditTests {
  @Test("No rule is broken on a page of any kind, on a phone and beside it")
  func rules() async throws {
    let site = try SampleSite()
    for kind in PageKind.all where kind.language == "en" {
      for width in [390, 1280] {
        try await SiteBrowser.use(width: width) { page in
          try await page.navigate(to: site.address(kind.path))
          for rule in AuditRule.all {
            var found = try await page.evaluate(rule.script).array?.compactMap(\.string)
            // The header's picture is stretched by design, as in the app.
            if rule.name == "image-aspect-ratio" {
              found?.removeAll { $0.contains("/backgrounds/") }
            }
            #expect(found == [], "\(rule.name) on \(kind), \(width) wide")
          }
        }
      }
    }
  }

  @Test("Rules find pages that break them", arguments: Counterexamples.pages.keys.sorted())
  func counterexamples(name: String) async throws {
    let rule = try #require(AuditRule.all.first { $0.name == name })
    let page = try #require(Counterexamples.pages[name])
    let found = try await SiteBrowser.use { browser in
      try await browser.setContent(page)
      return try await browser.evaluate(rule.script).array ?? []
    }
    #expect(!found.isEmpty)
  }

  @Test("Each rule is in the list")
  func listed() throws {
    let text = try String(
      contentsOf: SampleSite.package.appendingPathComponent("Documentation/Audit.md"),
      encoding: .utf8)
    for rule in AuditRule.all { #expect(text.contains("`\(rule.name)`"), "\(rule.name)") }
  }
}

/// Pages that break a rule each.
private enum Counterexamples {
  static let pages = [
    "dom-size": page(String(repeating: "<i></i>", count: 70)),
    "no-document-write": page("<script type=\"text/x\">document.write(1)</script>"),
    "viewport": page(""), "doctype": "<html><body>x</body></html>", "charset": page(""),
    "csp-xss": page(""), "document-title": page(""), "meta-description": page(""),
    "canonical": page(""), "html-has-lang": page(""), "bypass": page(""),
    "crawlable-anchors": page("<a href=\"javascript:void 0\">x</a>"),
    "link-text": page("<a href=\"a\">Click here</a>"),
    "font-size": page("<p style=\"font-size:9px\">small</p>"),
    "hreflang": page("<link rel=\"alternate\" hreflang=\"e!\" href=\"https://a/\">"),
    "target-size": page("<a href=\"a\">a</a><a href=\"b\">b</a>"),
    "paste-preventing-inputs": page("<input onpaste=\"return false\">"),
    "render-blocking-resources": page(
      "<link rel=\"stylesheet\" href=\"a\"><link rel=\"stylesheet\" href=\"b\">"),
    "lcp-lazy-loaded": page("<img loading=\"lazy\" src=\"a\" width=\"9\" height=\"9\">"),
    "offscreen-images": page("<div style=\"height:9000px\"></div><img src=\"a\">"),
  ]

  private static func page(_ body: String) -> String {
    "<!DOCTYPE html><html><body>\(body)</body></html>"
  }
}
