package import Foundation

/// What finds the style sheets that pages link.
package protocol LinkedSheets: Sendable {
  /// The rules of the sheet at an address in a page; nil if there is none. The page has the name that
  /// the reader was given.
  func styles(at address: String, of page: String) -> PageStyles?
}

/// The sheets beside a page on disk.
package struct SheetsOfFolder: LinkedSheets {
  private let folder: URL

  package init(_ folder: URL) { self.folder = folder }

  package func styles(at address: String, of page: String) -> PageStyles? {
    guard !address.contains(":"),
      let data = try? Data(contentsOf: URL(fileURLWithPath: address, relativeTo: folder))
    else { return nil }
    var styles = PageStyles()
    styles.add(String(decoding: data, as: UTF8.self))
    return styles
  }
}
