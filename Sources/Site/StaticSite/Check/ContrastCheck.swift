internal import HTMLParsing
internal import PageReading

/// Finds texts that are hard to tell from what is behind them.
///
/// Colours are those of the page's own classes, light and dark, with the ground behind each text followed from
/// the page on. What stands in front of a picture or a gradient can't be told, nor what other style sheets say.
enum ContrastCheck {
  static func findings(in document: ParsedDocument, _ files: SiteFiles) -> [SiteFinding] {
    let page = PageReader.ownParts(of: document, styles: KnownSheets(document, files))
    var lines = LineCounter(source: document.source)
    var findings: [SiteFinding] = []
    for (isDark, scheme) in [(false, "light"), (true, "dark")] {
      for reading in ContrastReading.all(in: page.tree, isDark: isDark) where !reading.isEnough {
        let offset = page.offsets.indices.contains(reading.node) ? page.offsets[reading.node] : 0
        let ratio = ((reading.ratio ?? 1) * 10).rounded(.down) / 10
        findings.append(
          SiteFinding(
            rule: .contrast, file: document.file, line: lines.line(ofByteAt: offset),
            message: "The text \"\(reading.text)\" has a contrast of \(ratio) : 1 in \(scheme) "
              + "pages. Give it at least \(reading.isLarge ? "3" : "4.5") : 1."))
      }
    }
    return findings
  }
}

/// The style sheets of a site that a page links, by their addresses in it.
private struct KnownSheets: LinkedSheets {
  private var sheets: [String: PageStyles] = [:]

  init(_ document: ParsedDocument, _ files: SiteFiles) {
    document.root.forEachElement { element in
      guard element.name == "link", element["rel"] == "stylesheet", let address = element["href"]
      else { return }
      sheets[address] = files.sheet(at: address, of: document.file)
    }
  }

  func styles(at address: String, of page: String) -> PageStyles? { sheets[address] }
}
