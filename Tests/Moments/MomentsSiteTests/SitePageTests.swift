import Browser
import Foundation
import Testing

/// One page of every kind.
struct PageKind: CustomTestStringConvertible {
  var language: String
  var path: String
  var testDescription: String { "\(language)/\(path)" }

  static let all = [
    PageKind(language: "en", path: "index.html"), PageKind(language: "en", path: "page-2.html"),
    PageKind(language: "en", path: "page-3.html"), PageKind(language: "en", path: "m/5.html"),
    PageKind(language: "en", path: "m/4.html"), PageKind(language: "en", path: "m/3.html"),
    PageKind(language: "en", path: "m/2.html"), PageKind(language: "en", path: "m/1.html"),
    PageKind(language: "en", path: "p/ada.html"), PageKind(language: "en", path: "404.html"),
    PageKind(language: "ar", path: "index.html"), PageKind(language: "ar", path: "m/4.html"),
    PageKind(language: "ar", path: "p/yusuf.html"), PageKind(language: "ar", path: "404.html"),
  ]
}

@Suite("Pages of the site in a browser")
@MainActor
struct SitePageTests {
  /// Runs a check on a page of every kind.
  private func forEachKind(_ body: (Page, PageKind, String) async throws -> Void) async throws {
    for language in ["en", "ar"] {
      let site = try SampleSite(language: language)
      for kind in PageKind.all where kind.language == language {
        try await SiteBrowser.use { page in
          try await page.navigate(to: site.address(kind.path))
          try await body(page, kind, site.address(kind.path))
        }
      }
    }
  }

  @Test("Pages load without console messages, with all of their pictures, light and dark")
  func silence() async throws {
    try await forEachKind { page, kind, address in
      #expect(try await page.loadPictures() == [], "\(kind)")
      try await page.emulate(colorScheme: .dark, reducedMotion: true)
      try await page.navigate(to: address)
      #expect(try await page.loadPictures() == [], "\(kind)")
      #expect(try await page.consoleMessages == [], "\(kind)")
    }
  }

  @Test("Every control and picture has a name, and headings make an outline")
  func accessibility() async throws {
    let roles: Set<String> = [
      "button", "link", "checkbox", "switch", "textbox", "searchbox", "combobox", "listbox",
      "radio", "slider", "spinbutton", "menuitem", "tab", "image", "img", "graphics-document",
      "graphics-symbol", "SvgRoot", "heading",
    ]
    try await forEachKind { page, kind, _ in
      let nodes = try await page.accessibilityTree().flatMap(\.flattened)
      let unnamed = nodes.filter { node in
        !node.isIgnored && roles.contains(node.role)
          && !node.name.contains { !$0.isWhitespace }
      }
      #expect(unnamed.map(\.role) == [], "\(kind)")
      #expect(nodes.contains { $0.role == "link" && !$0.isIgnored }, "\(kind)")
      let levels = nodes.filter { $0.role == "heading" && !$0.isIgnored }
        .map { $0.properties["level"]?.number ?? 0 }
      #expect(levels.filter { $0 == 1 } == [1], "\(kind)")
      #expect(levels.first == 1, "\(kind)")
      for (before, level) in zip(levels, levels.dropFirst()) {
        #expect(level <= before + 1, "\(kind)")
      }
    }
  }

  @Test("Nothing is wider than the window, and the column is comfortable to read")
  func widths() async throws {
    let script = """
      (() => {
        const scrollers = [document.scrollingElement, ...document.querySelectorAll('*')]
          .filter(element => element === document.scrollingElement
            || ['auto', 'scroll'].includes(getComputedStyle(element).overflowX));
        const outside = [];
        const walker = document.createTreeWalker(document.querySelector('main'), 4);
        while (walker.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(walker.currentNode);
          for (const rect of range.getClientRects()) {
            if (rect.left < -0.5 || rect.right > innerWidth + 0.5) {
              outside.push(walker.currentNode.data);
            }
          }
        }
        for (const element of document.querySelectorAll('main :is(img, input, button, a)')) {
          // A picture that fills its frame is cut off there.
          const isCut = element.matches('img') && element.parentElement !== document.querySelector('main')
            && getComputedStyle(element.parentElement).overflowX !== 'visible';
          const rect = (isCut ? element.parentElement : element).getBoundingClientRect();
          if (element.closest('header') && element.matches('img:not(.u-photo)')) continue;
          if (rect.left < -0.5 || rect.right > innerWidth + 0.5) outside.push(element.outerHTML);
        }
        const column = (document.querySelector('article') ?? document.querySelector('h1')).getBoundingClientRect();
        return {
          overflow: scrollers.map(element => element.scrollWidth - element.clientWidth)
            .filter(excess => excess > 0),
          outside, direction: getComputedStyle(document.body).direction,
          center: (column.left + column.right) / 2, width: column.width,
        };
      })()
      """
    try await forEachKind { page, kind, _ in
      for (width, scheme) in [
        (320, Page.ColorScheme.light), (390, .light), (390, .dark), (768, .light), (1440, .light),
      ] {
        try await page.emulate(colorScheme: scheme, reducedMotion: true)
        try await page.setViewport(width: width, height: 844)
        let value = try await page.evaluate(script)
        #expect(value["overflow"] == [], "\(kind) at \(width)")
        #expect(value["outside"] == [], "\(kind) at \(width)")
        #expect(value["direction"] == (kind.language == "ar" ? "rtl" : "ltr"))
        let columnWidth = try #require(value["width"]?.number)
        #expect(columnWidth <= 640, "\(kind) at \(width)")
        let center = try #require(value["center"]?.number)
        #expect(abs(center - Double(width) / 2) < 0.51, "\(kind) at \(width)")
      }
    }
  }
}
