import ElementTree
import Foundation
package import ViewSnapshots

/// Which views made the pages of two sites, and where these are declared.
package struct SiteOrigins: Sendable {
  /// What `moments build --origins DIR` wrote beside the old site, if it did.
  private let old: String?
  /// The same beside the new site.
  private let new: String?
  /// The sources that declare the views.
  private let sources: SourceIndex

  /// Nothing is known.
  package static let none = SiteOrigins(old: nil, new: nil, sources: SourceIndex(folder: nil))

  package init(old: String?, new: String?, sources: SourceIndex) {
    self.old = old
    self.new = new
    self.sources = sources
  }

  func old(_ page: String) -> PageOrigins? { Self.read(page, in: old) }
  func new(_ page: String) -> PageOrigins? { Self.read(page, in: new) }

  /// The changes with the file and line of the views that made the elements.
  func locating(_ changes: [SemanticChange]) -> [SemanticChange] { sources.locating(changes) }

  private static func read(_ page: String, in folder: String?) -> PageOrigins? {
    guard let folder else { return nil }
    let file = "\(folder)/\(PageOrigins.fileName(of: page))"
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    return PageOrigins(reading: String(decoding: data, as: UTF8.self))
  }
}
