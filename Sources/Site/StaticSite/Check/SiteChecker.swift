internal import HTMLParsing
internal import PageReading

/// Reads a built site back and looks for faults.
///
/// Every `.html` file is read by a strict XML parser. Checked are internal links and fragments,
/// identifiers, text alternatives, the order of headings, titles and languages, the contrast of texts,
/// light and dark, the sizes of pictures, and budgets where there are any. Nothing outside
/// of the folder is opened, unless ``externalLinks`` says so.
public struct SiteChecker: Sendable {
  /// The folder that holds the site.
  public var folder: String
  /// How large pages may be.
  public var budgets: [SizeBudget] = []
  /// How links out of the site are asked for; nil: not at all.
  public var externalLinks: ExternalLinks?

  /// Creates a checker for a folder.
  public init(folder: String) { self.folder = folder }

  /// Reads all pages.
  ///
  /// - Throws: ``SiteError`` with code 66 if there is no such folder, 74 if a file can't be read, 2 if
  ///   external links are to be asked for and there is no libcurl, 73 if answers about them can't be kept.
  public func check() throws(SiteError) -> CheckReport {
    let files: SiteFiles
    do throws(SystemError) {
      files = try SiteFiles(folder)
    } catch {
      throw SiteError(.noInput, "\(error)")
    }
    var report = CheckReport()
    var pages: [String: PageFacts] = [:]
    for path in files.listing.entries.keys.sorted()
    where files.listing.entries[path] == .file && path.hasSuffix(".html") {
      let source: [UInt8]
      do throws(SystemError) {
        source = try files.root.contents(path, limit: 64 << 20)
      } catch {
        throw error.siteError
      }
      report.pageCount += 1
      do {
        let document = try ParsedDocument(source, file: path)
        let facts = PageFacts(document)
        report.findings += facts.findings
        report.findings += ContrastCheck.findings(in: document, files)
        report.findings += SizeCheck.findings(of: facts, path, files, budgets)
        pages[path] = facts
      } catch {
        report.findings += error.errors.map { error in
          SiteFinding(
            rule: .syntax, file: path, line: error.position.line, message: error.message)
        }
      }
    }
    for (path, facts) in pages {
      for link in facts.links {
        guard let (rule, message) = fault(of: link, on: path, files.listing, pages) else {
          continue
        }
        report.findings.append(
          SiteFinding(rule: rule, file: path, line: link.line, message: message))
      }
    }
    if let externalLinks { try ask(externalLinks, pages, &report) }
    report.findings.sort(by: SiteFinding.comesBefore)
    report.notes.sort(by: SiteFinding.comesBefore)
    return report
  }

  private func fault(
    of link: PageFacts.Link, on page: String, _ listing: FolderListing,
    _ pages: [String: PageFacts]
  ) -> (SiteFinding.Rule, String)? {
    switch LinkTarget(link.address, on: page) {
    case .external: return nil
    case .broken(let reason): return (.link, reason)
    case .file(let path, let fragment):
      let name = path.hasSuffix("/") || path.isEmpty ? path : path + "/"
      switch listing.entries[path] {
      case .file: break
      case .other: return (.link, "The address \"\(link.address)\" leads to no regular file.")
      case .folder, nil:
        if path.isEmpty || path.hasSuffix("/") || listing.entries[path] == .folder {
          return (
            .link,
            "The address \"\(link.address)\" names a folder. "
              + (listing.entries[name + "index.html"] == .file
                ? "Without a server that opens no page; name its index.html."
                : "It has no index.html.")
          )
        }
        return (.link, "The address \"\(link.address)\" leads to no file of the site.")
      }
      guard let fragment, !fragment.isEmpty, fragment != "top", !fragment.hasPrefix(":~:"),
        let target = pages[path], !target.ids.contains(fragment)
      else { return nil }
      return (.fragment, "The address \"\(link.address)\" names no element \"\(fragment)\".")
    }
  }

  /// Asks for links out of the site, each once; each page that has a broken one is named.
  private func ask(
    _ externalLinks: ExternalLinks, _ pages: [String: PageFacts], _ report: inout CheckReport
  ) throws(SiteError) {
    var places: [String: [(page: String, link: PageFacts.Link)]] = [:]
    for (path, facts) in pages {
      for link in facts.links where LinkTarget(link.address, on: path) == .external {
        let address = String(link.address.trimmingPrefix { $0.isWhitespace }.prefix { $0 != "#" })
        places[address, default: []].append((path, link))
      }
    }
    for (address, answer) in try externalLinks.answers(for: Set(places.keys)) {
      for (page, link) in places[address] ?? [] {
        func finding(_ reason: String) -> SiteFinding {
          SiteFinding(
            rule: .external, file: page, line: link.line,
            message: "The address \"\(link.address)\" can't be followed: \(reason).")
        }
        switch answer {
        case .isThere: break
        case .isGone(let reason): report.findings.append(finding(reason))
        case .isUnclear(let reason): report.notes.append(finding(reason))
        }
      }
    }
  }
}

extension SiteFinding {
  fileprivate static func comesBefore(_ left: SiteFinding, _ right: SiteFinding) -> Bool {
    (left.file, left.line, left.message) < (right.file, right.line, right.message)
  }
}
