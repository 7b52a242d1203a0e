package import PageReading
import Foundation
import Synchronization
package import ViewSnapshots

/// The style sheets of a site, each read once.
package final class SiteSheets: Sendable {
  private let folder: SiteFolder
  private let sheets = Mutex<[String: PageStyles]>([:])

  init(_ folder: SiteFolder) { self.folder = folder }

  /// The rules of a sheet, by its path in the site; nil if the site has none there.
  func sheet(_ path: String) -> PageStyles? {
    if let known = sheets.withLock({ $0[path] }) { return known }
    guard let bytes = folder.bytes(path) else { return nil }
    var styles = PageStyles()
    styles.add(String(decoding: bytes, as: UTF8.self))
    sheets.withLock { $0[path] = styles }
    return styles
  }

  /// The class names whose declarations differ in any sheet of two sites.
  func differences(to other: SiteSheets) -> Differences {
    let paths = Set(folder.paths + other.folder.paths).filter { $0.hasSuffix(".css") }
    var names = Set<String>()
    for path in paths where folder.bytes(path) != other.folder.bytes(path) {
      let (old, new) = (sheet(path)?.bodies ?? [:], other.sheet(path)?.bodies ?? [:])
      names.formUnion(old.keys.filter { old[$0] != new[$0] })
      names.formUnion(new.keys.filter { old[$0] != new[$0] })
    }
    return Differences(
      names: names.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) })
  }

  /// Class names that mean another thing than before.
  struct Differences {
    let names: [[UInt8]]

    /// Whether a page may have an element of such a class.
    func concern(_ page: [UInt8]) -> Bool {
      guard !names.isEmpty else { return false }
      // Many names at once are looked up in the page's words rather than one after the other.
      let known = Set(names)
      return page.split(whereSeparator: { byte in
        !((0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte))
      }).contains { known.contains(Array($0)) }
    }
  }
}

extension SiteSheets: LinkedSheets {
  package func styles(at address: String, of page: String) -> PageStyles? {
    guard !address.contains(":"), !address.hasPrefix("/") else { return nil }
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in address.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        guard !parts.isEmpty else { return nil }
        parts.removeLast()
      default: parts.append(String(part).removingPercentEncoding ?? String(part))
      }
    }
    return sheet(parts.joined(separator: "/"))
  }
}
