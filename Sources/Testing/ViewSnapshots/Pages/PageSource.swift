package import ElementTree
import Foundation
package import PageReading

extension PageReader {
  /// Reads a page from disk.
  package static func read(_ file: String) throws(PageReadingError) -> ElementTree {
    try PageSource(contentsOf: file).tree()
  }
}

/// The bytes of a page, and what finds the style sheets that it links.
package struct PageSource: Sendable {
  /// The page's name, in messages and for `styles`.
  package var file: String
  package var bytes: [UInt8]
  package var styles: any LinkedSheets
  /// Which views made the elements, if that was kept beside the page.
  package var origins: PageOrigins?

  package init(
    _ bytes: [UInt8], file: String, styles: any LinkedSheets, origins: PageOrigins? = nil
  ) {
    self.file = file
    self.bytes = bytes
    self.styles = styles
    self.origins = origins
  }

  /// Reads a page from disk; its style sheets are beside it.
  package init(contentsOf file: String) throws(PageReadingError) {
    let url = URL(fileURLWithPath: file)
    guard let data = try? Data(contentsOf: url) else {
      throw PageReadingError(.noInput, "\(file): can't be read. Check the name and the rights.")
    }
    self.init(
      Array(data), file: file, styles: SheetsOfFolder(url.deletingLastPathComponent()))
  }

  /// How one page has become another; empty if nothing that counts has changed.
  ///
  /// Two pages of ours are compared by the declarations that their classes stand for. If one is not,
  /// both are compared as anybody's HTML.
  package static func changes(from old: PageSource, to new: PageSource) -> [SemanticChange] {
    if let before = try? old.tree(), let after = try? new.tree() {
      return SemanticDiff(before, after).changes
    }
    return SemanticDiff(ComparedPage(html: old.bytes), ComparedPage(html: new.bytes)).changes
  }

  /// The tree of a page of ours.
  func tree() throws(PageReadingError) -> ElementTree {
    var tree = try PageReader.read(bytes, file: file, styles: styles)
    origins?.attach(to: &tree)
    return tree
  }
}
