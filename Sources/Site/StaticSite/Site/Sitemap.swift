internal import ElementTree

/// `sitemap.xml`, which names every listed page, and `robots.txt`, which names the sitemap.
///
/// Both need absolute addresses: without a base URL there is no sitemap, and a note says so.
public struct Sitemap: SitePart {
  /// The number of pages that one sitemap may name, by the protocol.
  static let maximumCount = 50_000

  /// The routes of folders and pages that robots are asked to leave alone.
  public var disallowed: [String]

  /// Creates a sitemap of all listed pages.
  public init(disallowing disallowed: [String] = []) { self.disallowed = disallowed }

  public func add(to plan: inout SitePlan) {
    // All other parts come first, wherever the sitemap stands among them.
    plan.addAtEnd { addFiles(to: &$0) }
  }

  private func addFiles(to plan: inout SitePlan) {
    let robots = robots
    guard let baseURL = plan.site.baseURL else {
      plan.report(
        Diagnostic(
          .note, message: "No base URL, so no sitemap and no canonical addresses are written",
          hint: "Name one with --base-url."))
      plan.add("robots.txt") { _ in Array(robots.utf8) }
      return
    }
    var pages = plan.pages.filter(\.isListed)
    pages.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let groups = stride(from: 0, to: max(pages.count, 1), by: Sitemap.maximumCount).map { start in
      Array(pages[start..<min(start + Sitemap.maximumCount, pages.count)])
    }
    if groups.count > 1 {
      for (index, group) in groups.enumerated() {
        plan.add("sitemap-\(index + 1).xml") { _ in Sitemap.pages(group, baseURL) }
      }
      plan.add("sitemap.xml") { _ in Sitemap.index(groups.count, baseURL) }
    } else {
      plan.add("sitemap.xml") { _ in Sitemap.pages(pages, baseURL) }
    }
    plan.add("robots.txt") { _ in
      Array((robots + "Sitemap: \(baseURL)sitemap.xml\n").utf8)
    }
  }

  private var robots: String {
    var text = "User-agent: *\n"
    let paths = disallowed.compactMap { route in
      (try? SitePath(route: route)).map { path in
        path.address.hasSuffix("index.html")
          ? path.address.dropLast("index.html".count)[...]
          : path.address[...]
      }
    }
    for path in paths { text += "Disallow: /\(path)\n" }
    return paths.isEmpty ? text + "Disallow:\n" : text
  }

  private static func pages(_ pages: [Page], _ baseURL: BaseURL) -> [UInt8] {
    var xml = XMLText(root: "urlset", namespace: "http://www.sitemaps.org/schemas/sitemap/0.9")
    for page in pages {
      guard let path = try? SitePath(route: page.path) else { continue }
      xml.element("url") { xml in
        xml.element("loc", baseURL.address(of: path))
        if let modified = page.modified { xml.element("lastmod", modified.iso8601) }
      }
    }
    return xml.finished()
  }

  private static func index(_ count: Int, _ baseURL: BaseURL) -> [UInt8] {
    var xml = XMLText(
      root: "sitemapindex", namespace: "http://www.sitemaps.org/schemas/sitemap/0.9")
    for index in 1...count {
      xml.element("sitemap") { $0.element("loc", "\(baseURL)sitemap-\(index).xml") }
    }
    return xml.finished()
  }
}
