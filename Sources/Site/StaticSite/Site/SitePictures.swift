import Foundation
import Synchronization
internal import ViewTree

/// The pictures among a site's own files, whose proportions pages are laid out by.
final class SitePictures: Sendable {
  /// Where the files come from, by their paths in the site.
  private let origins: [String: String]
  private let known = Mutex<[String: PictureUse]>([:])
  /// The bytes of a file's beginning in which its size is looked for.
  private static let head = 256 << 10

  /// The pictures among files that are copied.
  init(_ files: [PlannedFile]) {
    var origins: [String: String] = [:]
    for file in files {
      guard case .copy(let origin) = file.source, PictureType(fileName: origin) != nil
      else { continue }
      origins[file.path.string] = origin
    }
    self.origins = origins
  }

  /// What an address in a view means; nil for what is no picture of the site.
  func use(of address: String) -> PictureUse? {
    guard !origins.isEmpty, let path = Self.path(of: address), let origin = origins[path]
    else { return nil }
    return known.withLock { known in
      if let use = known[path] { return use }
      let use = PictureUse(path: path, size: Self.size(of: origin))
      known[path] = use
      return use
    }
  }

  /// Whether the pictures that a page used are as they were.
  func agree(with uses: [PictureUse]) -> Bool {
    uses.allSatisfy { use in
      guard let origin = origins[use.path] else { return false }
      return known.withLock { known in
        if let current = known[use.path] { return current == use }
        let current = PictureUse(path: use.path, size: Self.size(of: origin))
        known[use.path] = current
        return current == use
      }
    }
  }

  private static func size(of file: String) -> PictureSize? {
    guard let type = PictureType(fileName: file),
      let bytes = try? SystemFile.beginning(of: file, count: head)
    else { return nil }
    return PictureSize(of: bytes, type: type)
  }

  /// The path of a relative address, as pages at the site's top have it.
  private static func path(of address: String) -> String? {
    guard !address.hasPrefix("/"), !address.hasPrefix("?"), !address.hasPrefix("#"),
      !(address.prefix { $0 != "/" }.contains(":"))
    else { return nil }
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.contains("%") ? path.removingPercentEncoding : String(path)
  }
}

/// A picture of the site that a page is laid out by.
struct PictureUse: Hashable, Sendable {
  /// The picture's path in the site.
  let path: String
  /// Its size in pixels; nil if it can't be read.
  let size: PictureSize?
}
