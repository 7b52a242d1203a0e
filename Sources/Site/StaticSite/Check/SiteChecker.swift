internal import HTMLParsing

/// Reads a built site back and looks for faults.
///
/// Every `.html` file is read by a strict XML parser. Checked are internal links and fragments,
/// identifiers, text alternatives, the order of headings, titles and languages. Nothing outside
/// of the folder is opened.
public struct SiteChecker: Sendable {
  /// The folder that holds the site.
  public var folder: String

  /// Creates a checker for a folder.
  public init(folder: String) { self.folder = folder }

  /// Reads all pages.
  ///
  /// - Throws: ``SiteError`` with code 66 if there is no such folder, 74 if a file can't be read.
  public func check() throws(SiteError) -> CheckReport {
    let root: Folder
    let listing: FolderListing
    do throws(SystemError) {
      root = try Folder.open(folder)
      listing = try FolderListing(root)
    } catch {
      throw SiteError(.noInput, "\(error)")
    }
    var report = CheckReport()
    var pages: [String: PageFacts] = [:]
    for path in listing.entries.keys.sorted()
    where listing.entries[path] == .file && path.hasSuffix(".html") {
      let source: [UInt8]
      do throws(SystemError) {
        source = try root.contents(path, limit: 64 << 20)
      } catch {
        throw error.siteError
      }
      report.pageCount += 1
      do {
        let facts = PageFacts(try ParsedDocument(source, file: path))
        report.findings += facts.findings
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
        guard let (rule, message) = fault(of: link, on: path, listing, pages) else { continue }
        report.findings.append(
          SiteFinding(rule: rule, file: path, line: link.line, message: message))
      }
    }
    report.findings.sort { left, right in
      (left.file, left.line, left.message) < (right.file, right.line, right.message)
    }
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
}
