import Moments
import StaticSite

/// Where the pages of a feed are, from the site's top.
struct MomentPaths {
  static let archive = "archive.html"
  static let search = "search.html"

  private let feed: MomentsFeed

  init(feed: MomentsFeed) { self.feed = feed }

  func moment(_ id: String) -> String { "m/\(Self.fileName(id)).html" }

  func person(_ index: Int, page number: Int = 1) -> String {
    Self.page(number, of: "p/\(Self.fileName(feed.people[index].id))")
  }

  func tag(_ tag: MomentTag, page number: Int = 1) -> String {
    // Letters, numbers and underscores of any script.
    let isShort = tag.key.utf8.count <= 120
    return Self.page(number, of: "t/\(isShort ? tag.key : Self.fileName(tag.key))")
  }

  func month(_ month: FeedMonth?, page number: Int = 1) -> String {
    Self.page(number, of: "archive/\(month?.isoName ?? "undated")")
  }

  static func page(_ number: Int) -> String {
    number == 1 ? "index.html" : "page-\(number).html"
  }

  /// The further pages of something are in a folder of its name.
  private static func page(_ number: Int, of name: String) -> String {
    number == 1 ? "\(name).html" : "\(name)/\(number).html"
  }

  /// A name that any file system can hold, different for different ids.
  static func fileName(_ id: String) -> String {
    var name = ""
    for byte in id.utf8 {
      switch byte {
      case 0x30...0x39, 0x61...0x7A, 0x2D: name.unicodeScalars.append(Unicode.Scalar(byte))
      default: name += "_" + String(byte, radix: 16) + "_"
      }
    }
    if name.utf8.count <= 120 { return name.isEmpty ? "_" : name }
    return name.prefix(80) + "_" + ContentHash(Array(id.utf8)).description
  }
}
