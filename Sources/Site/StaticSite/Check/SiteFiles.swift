internal import Glibc
internal import PageReading
internal import ViewTree

/// The files of a built site, as a check reads them.
final class SiteFiles {
  let root: Folder
  let listing: FolderListing
  private var sizes: [String: Int] = [:]
  private var sheets: [String: PageStyles?] = [:]
  private var pictures: [String: PictureFacts?] = [:]

  /// A picture's size in pixels, and that of its file.
  struct PictureFacts {
    var width: Double
    var height: Double
    var bytes: Int
  }

  init(_ folder: String) throws(SystemError) {
    root = try Folder.open(folder)
    listing = try FolderListing(root)
  }

  /// The bytes of a file as it is sent: compressed where there is such a file beside it.
  func sentSize(_ path: String) -> Int? {
    if let known = sizes[path] { return known }
    let names = [path] + ["br", "zst", "gz"].map { "\(path).\($0)" }
    let found = names.filter { listing.entries[$0] == .file }
      .compactMap { name in (try? root.status(name)).flatMap { $0 }.map { Int($0.st_size) } }.min()
    sizes[path] = found
    return found
  }

  /// The bytes of a file; nil if there is none that can be read.
  func bytes(_ path: String) -> [UInt8]? {
    guard listing.entries[path] == .file else { return nil }
    return try? root.contents(path, limit: 64 << 20)
  }

  /// The file of the site to which an address on a page leads; nil if it leads elsewhere.
  func file(_ address: String, on page: String) -> String? {
    guard case .file(let path, _) = LinkTarget(address, on: page), listing.entries[path] == .file
    else { return nil }
    return path
  }

  /// The size of a picture; nil for what is none that is known, or has none.
  func pictureSize(_ path: String) -> PictureFacts? {
    if let known = pictures[path] { return known }
    var facts: PictureFacts?
    if let bytes = bytes(path), let type = PictureType(bytes: bytes), type != .svg,
      let size = PictureSize(of: bytes, type: type)
    {
      facts = PictureFacts(width: size.width, height: size.height, bytes: bytes.count)
    }
    pictures[path] = .some(facts)
    return facts
  }

  /// The style sheets that its pages link.
  func sheet(at address: String, of page: String) -> PageStyles? {
    guard let path = file(address, on: page) else { return nil }
    if let known = sheets[path] { return known }
    var styles: PageStyles?
    if let bytes = bytes(path) {
      styles = PageStyles()
      styles?.add(String(decoding: bytes, as: UTF8.self))
    }
    sheets[path] = .some(styles)
    return styles
  }
}
